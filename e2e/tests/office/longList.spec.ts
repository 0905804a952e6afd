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

test('a list that was seen before draws the rows in sight alone', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/services');
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View client/ }).first()).toBeVisible();
  // Rows that were drawn before the list knew its place are taken away again one by one.
  const removed = await page.evaluateHandle(() => {
    const rows: number[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node instanceof HTMLElement && node.dataset['index'] !== undefined) {
          rows.push(Number(node.dataset['index']));
        }
      }
    }).observe(document.body, { subtree: true, childList: true });
    return rows;
  });
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.getByRole('link', { name: /^View service/ }).first()).toBeVisible();
  // Rows beyond those in sight come once these are painted.
  await expect(page.getByRole('link', { name: /^View service/ }).nth(18)).toBeAttached();
  expect(await removed.jsonValue()).toEqual([]);
});
