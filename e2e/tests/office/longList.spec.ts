import { settled } from '../../support/quotes.ts';
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

test('a list on a phone is as long as its rows, and stands where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  await page.goto('/admin/services?view=all');
  await expect(page.getByRole('link', { name: /^View service/ }).first()).toBeVisible();
  // Those out of sight are only space, which has to be there too.
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2_400);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const place = () =>
    page.evaluate(() => {
      const row = [...document.querySelectorAll<HTMLElement>('tr[data-index]')].find(
        (one) => one.getBoundingClientRect().top > 200,
      );
      return [row?.dataset['index'], Math.round(row?.getBoundingClientRect().top ?? 0)];
    });
  await settled(page);
  const left = await place();
  await page.locator(`tr[data-index="${left[0]}"]`).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Service/ })).toBeVisible();
  await page.goBack();
  await expect.poll(place).toEqual(left);
});
