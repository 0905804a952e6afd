import type { Page } from '@playwright/test';
import { expect, openTakenOver, test } from '../../support/test.ts';

const message = async (page: Page): Promise<void> => {
  await page.getByLabel('Name').fill('Amara Osei');
  await page.getByLabel('Email').fill(`contact-${Date.now()}@example.com`);
  await page.getByLabel('Subject').fill('An office');
  await page.getByLabel('Message').fill('Two rooms,\nafter six.');
};

test('the fields stand in their order, for the keys and a reader alike', async ({ page }) => {
  await openTakenOver(page, '/contact-us');
  const names = await page
    .locator('main form :is(input, textarea)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names).toEqual(['name', 'email', 'subject', 'phone', 'message']);
});

test('a message is sent once and answered', async ({ page }) => {
  await openTakenOver(page, '/contact-us');
  await message(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you for your message.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
  await expect(page.locator('main blockquote')).toHaveText('Two rooms,\nafter six.');
});

test('a message without words or address is refused with the described texts', async ({ page }) => {
  await openTakenOver(page, '/contact-us');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send message' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('You must enter a valid email address.');
  await expect(alert).toContainText("Message body can't be blank");
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a message that does not reach the server is kept', async ({ page }) => {
  await openTakenOver(page, '/contact-us');
  await message(page);
  await page.route('**/api/contact/', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('There was a problem submitting your request.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Two rooms,\nafter six.');
  await page.unroute('**/api/contact/');
  await page.getByRole('button', { name: 'Change and try again' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you for your message.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent and answered by a page', async ({ page }) => {
    await page.goto('/contact-us');
    await message(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/request-sent\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
    expect((await page.reload())?.request().method()).toBe('GET');
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
  });

  test('a long message in French is taken', async ({ page }) => {
    await page.goto('/fr/contact-us');
    await page.getByLabel('Courriel').fill(`long-${Date.now()}@example.com`);
    await page.getByLabel('Message').fill('é'.repeat(20_000));
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nous avons reçu votre message',
    );
  });

  test('a message that is refused comes back with what was typed', async ({ page }) => {
    await page.goto('/contact-us');
    await message(page);
    await page.getByLabel('Message').fill('   ');
    await page.getByRole('button', { name: 'Send message' }).click();
    const reason = "Message body can't be blank";
    await expect(page.getByRole('alert').getByText(reason)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(reason);
    await expect(page.getByLabel('Subject')).toHaveValue('An office');
  });
});
