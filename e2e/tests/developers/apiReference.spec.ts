import { expect, expectAccessibleInBothSchemes, test } from '../../support/test.ts';

test('the page of all calls can be read by everybody', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/');
  const call = page.getByText('POST /api/carpet-quote/', { exact: true });
  await call.click();
  await expect(page.locator('details[open]').getByText('total: number')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
});
