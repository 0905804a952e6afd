import type { Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

/** Whether the bar covers what has the focus in the content or the footer, or a part of it. */
const isUnderBar = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    const focused = document.activeElement;
    if (!bar || !focused?.closest('main, footer')) return false;
    return focused.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1;
  });

for (const address of ['/', '/privacy-policy', '/services/Contracting/Paint']) {
  test(`nothing that has the focus stands under the bar of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTakenOver(page, address);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus();
    const covered: string[] = [];
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      if (!(await isUnderBar(page))) continue;
      covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
    }
    expect(covered).toEqual([]);
  });
}

test('a field that is wrong is shown with its label, beside the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openTakenOver(page, '/contact-us');
  await page.getByLabel('Email').fill('amara');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.evaluate((node) => node.scrollIntoView({ block: 'end' }));
  await send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  const [label, bar] = await boxesOf(
    page.locator('label').filter({ hasText: 'Email' }),
    page.getByRole('banner'),
  );
  expect(label.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('a day that cannot be booked is shown with why, above the bar at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTakenOver(page, '/student-special');
  await page.getByLabel('Building', { exact: true }).selectOption('MyRez');
  await page.getByLabel('Unit', { exact: true }).selectOption('301');
  await page.getByLabel('Full Unit').check();
  await page.getByLabel('Email').fill('amara@example.com');
  const day = page.getByLabel('Date');
  await day.fill('2020-03-02');
  const send = page.getByRole('button', { name: 'Get my quote' });
  // Where only its reason would stand under the bar.
  await day.evaluate((field) => {
    const { bottom } = field.getBoundingClientRect();
    window.scrollBy({ top: bottom + 110 - innerHeight, behavior: 'instant' });
  });
  await send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(day).toBeFocused();
  const reason = await day.evaluate((field) => field.getAttribute('aria-describedby') ?? '');
  const [told, bar] = await boxesOf(
    page.locator(`[id="${reason.split(' ').at(-1) ?? ''}"]`),
    send.locator('..'),
  );
  expect(told.y + told.height).toBeLessThanOrEqual(bar.y);
});

test('the button of a calendar is reached with the label of its day below the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTakenOver(page, '/services/Janitorial/Power%20Wash');
  const time = page.getByLabel('Time of day');
  await time.evaluate((field) => {
    const { top } = field.getBoundingClientRect();
    window.scrollBy({ top: top - 140, behavior: 'instant' });
  });
  await time.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Open calendar' })).toBeFocused();
  const [label, bar] = await boxesOf(
    page.locator('label').filter({ hasText: 'Day that suits you' }),
    page.getByRole('banner'),
  );
  expect(label.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

for (const [address, button] of [
  ['/student-special', 'Get my quote'],
  ['/payment', 'Pay Now'],
] as const) {
  test(`a message stands above the bar at the bottom of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTakenOver(page, address);
    await page.locator('form input').first().scrollIntoViewIfNeeded();
    const [bar, message] = await boxesOf(
      page.getByRole('button', { name: button }).locator('..'),
      page.locator('#overlay [role=status]'),
    );
    expect(bar.y + bar.height).toBe(844);
    expect(message.y + message.height).toBeLessThanOrEqual(bar.y);
  });
}

test.describe('the open drawer', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const isInDrawer = (page: Page): Promise<boolean> =>
    drawer(page).evaluate((nav) => nav.contains(document.activeElement));

  test.beforeEach(async ({ page }) => {
    await openTakenOver(page, '/contact-us');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
  });

  test('keeps the Tab key, forwards and backwards', async ({ page }) => {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press(key);
        const isOutside = await page.evaluate(
          () => document.activeElement?.closest('main, footer, header > div > a') !== null,
        );
        expect(isOutside, `${key} ${presses}`).toBe(false);
        expect(await isInDrawer(page), `${key} ${presses}`).toBe(true);
      }
    }
  });

  test('gives the focus back to the button that opened it', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('button', { name: 'Close menu' }).press('Enter');
    await expect(opener(page)).toBeFocused();
  });

  test('leaves the page usable once it is closed, or left', async ({ page }) => {
    await drawer(page).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await page.getByRole('link', { name: 'Carpet', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carpet' })).toBeVisible();
    await opener(page).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await page.getByRole('link', { name: 'Carpet', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Carpet' })).toBeVisible();
  });
});
