import { carpet, inAMonth } from '../../support/quotes.ts';
import { expect, test } from '../../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [
      'About Us',
      'Cleaning services',
      'Contracting services',
      'Our Clients',
      'Projects',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Insurance coverage up to $5,000,000.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
    await expect(page).toHaveTitle(/Northbank/);
  });

  test('a page that needs scripts says so, and what to do', async ({ page }) => {
    await page.goto('/login');
    // A browser that only has its scripts held back, as here, does not show what is for those without.
    const html = await page.content();
    expect(html).toContain('This page needs JavaScript');
    expect(html).toContain('Switch it on in the settings of the browser');
    expect(html).toContain('href="tel:+15195550142"');
  });

  test('the menu opens, and links lead on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  });

  test('a carpet quote is asked for and answered', async ({ page }) => {
    await page.goto(carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Rooms', { exact: true }).fill('3');
    await page.getByLabel('Email').fill('no-script@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Total/ }).last()).toContainText('$ 166.11');
  });

  test('a wrong answer comes back with what was typed', async ({ page }) => {
    await page.goto(carpet);
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill('kept@example.com');
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByText('Must meet minimum service requirements.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
  });
});
