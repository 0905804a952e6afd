import { expect, logIn, test } from '../../support/test.ts';

test('a list that is scrolled to its end never has 2,000 nodes in the page, whatever its length', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/services');
  await expect(page.getByText(/^\d{3,} results$/)).toBeVisible();
  const nodes = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
  let most = await nodes();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    most = Math.max(most, await nodes());
    await expect(page.getByText("You've reached the end!")).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [50], timeout: 40_000 });
  expect(most).toBeLessThan(2000);
  // The headings have stayed in sight.
  await expect(page.getByRole('columnheader', { name: 'Client' })).toBeInViewport();
});
