import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { email, settled, showInMiddle } from '../../support/quotes.ts';
import { expect, expectAccessible, openTakenOver, test } from '../../support/test.ts';

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

test.describe('all quotes', () => {
  test('opens one at a time, and closes the one that is clicked again', async ({ page }) => {
    await openTakenOver(page, '/all-quotes');
    const open = page.locator('details[open]');
    await expect(open).toHaveCount(0);
    await page.getByText('Carpet quote', { exact: true }).click();
    await page.getByText('Paint quote', { exact: true }).click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Paint quote');
    await page.getByText('Paint quote', { exact: true }).click();
    await expect(open).toHaveCount(0);
    await expect(page.locator('details')).toHaveCount(7);
  });

  for (const width of [390, 1440]) {
    test(`keeps what was tapped where it is, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openTakenOver(page, '/all-quotes');
      const header = (name: string) => page.locator('summary', { hasText: `${name} quote` });
      for (const [open, next] of [
        ['Residential', 'Grout'],
        ['Grout', 'Paint'],
        ['Commercial', 'Floor'],
        ['Floor', 'Student'],
      ] as const) {
        await showInMiddle(page, header(open));
        await header(open).click();
        await showInMiddle(page, header(next));
        const before = await topOf(header(next));
        await header(next).click();
        await expect(page.locator('details[open]')).toContainText(`${next} quote`);
        await settled(page);
        expect(Math.abs((await topOf(header(next))) - before), `${open}, ${next}`).toBeLessThan(2);
        await header(next).click();
      }
    });
  }

  test('has headings in order, and corners that are round, in every section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTakenOver(page, '/all-quotes');
    for (const header of await page.locator('summary').all()) {
      await header.click();
      await expect(page.locator('details[open] form')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withRules(['heading-order']).analyze();
      expect(violations).toEqual([]);
      // Within the frame's border of one pixel.
      await expect(header).toHaveCSS('border-top-left-radius', '13px');
    }
    await expectAccessible(page);
  });

  test('shows the contracting section when the address says so', async ({ page }) => {
    await page.goto('/all-quotes#contracting');
    await expect(page.getByText('Floor quote', { exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Generate Quote' })).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every quote can be asked for on one page', async ({ page }) => {
    await page.goto('/all-quotes');
    await page.getByText('Commercial quote', { exact: true }).click();
    const form = page.locator('details[open]');
    await form.getByLabel('Repeat').selectOption('Weekly');
    await form.getByLabel('Tuesday').check();
    await form.getByLabel('Email').fill(email('no-script'));
    await form.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  });
});
