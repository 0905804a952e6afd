import type { Page } from '@playwright/test';
import { expect, openTakenOver, test } from '../../support/test.ts';

/** Goes on with the Tab key until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [
        element.getAttribute('aria-label') ?? '',
        ...labels.map(({ innerText }) => innerText),
        element.innerText,
      ].join(' ');
    });
    if (name.test(focused)) return;
  }
  throw new Error(`The Tab key does not lead to ${String(name)}.`);
}

test('a quote is asked for with the keyboard alone', async ({ page }) => {
  await openTakenOver(page, '/services/Janitorial/Grout');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /More: Kitchens/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await tabTo(page, /Email/);
  await page.keyboard.type(`keyboard-${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: /^Quote #\d{5}$/ });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('row', { name: /kitchen/i })).toContainText('2');
});

test('an alert is read and closed with the keyboard, which goes on at the wrong field', async ({
  page,
}) => {
  await openTakenOver(page, '/payment');
  await tabTo(page, /Card number/);
  await page.keyboard.type('4242');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Please enter a valid card number');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Invoice / quote number')).toBeFocused();
});

test('the menu is opened, walked through and closed with the keyboard', async ({ page }) => {
  await openTakenOver(page, '/');
  await tabTo(page, /^Menu/);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, /^ ?Gallery/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Story 1 of 6/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});
