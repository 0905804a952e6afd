import { expect, expectAccessible, test } from '../../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of all calls can be read by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/');
    const call = page.getByText('POST /api/carpet-quote/', { exact: true });
    await call.click();
    await expect(page.locator('details[open]').getByText('total: number')).toBeVisible();
    await expectAccessible(page);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
  });
}
