import type { Page } from '@playwright/test';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { settled } from '../../support/quotes.ts';
import { expect, logIn, test } from '../../support/test.ts';

/** Opens a list of services, and waits for the code that follows scrolling: before it, no row is measured. */
async function openFollowed(page: Page, address: string): Promise<void> {
  const scrolling = page.waitForResponse(/\/rows\.[^/]*js$/);
  await page.goto(address);
  await expect(page.getByRole('link', { name: /^View service/ }).first()).toBeVisible();
  await scrolling;
  await settled(page);
}

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

test('a list has all of its rows in the page where the code that follows scrolling does not come', async ({
  page,
}) => {
  let isAsked = false;
  await page.route(/\/rows\.[^/]*js$/, (route) => {
    isAsked = true;
    return route.abort();
  });
  await logIn(page, 'admin');
  await page.goto('/admin/services?view=all');
  const rows = page.getByRole('link', { name: /^View service/ });
  await expect(rows.nth(40)).toBeAttached();
  expect(isAsked).toBe(true);
  await page.mouse.wheel(0, 40_000);
  await expect(rows.nth(60)).toBeAttached();
  await page.getByRole('searchbox').fill('nothing is called like this');
  await expect(page.getByText('0 results')).toBeVisible();
});

test('a list that was seen before draws the rows in sight alone', async ({ page }) => {
  await logIn(page, 'admin');
  await openFollowed(page, '/admin/services');
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
  // Those of long ago: other tests make services of these weeks meanwhile, which would push the others down.
  const to = companyDay(Date.now() / 1000 - 10 * 86_400, 'America/Toronto');
  await openFollowed(page, `/admin/services?view=all&to=${to}`);
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

test('a list that is open while a phone is turned has its rows one below the other, the same first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  let asked = 0;
  // One page of rows: a further one, also one under way, would make the list longer.
  await page.route('**/api/services/?**', (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : undefined;
  });
  await openFollowed(page, '/admin/services?view=all');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await settled(page);
  /** The first row in sight, and how many pixels the space above the drawn rows has for each row that it stands for. */
  const laidOut = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('tr[data-index]')];
      const seen = rows.find((one) => one.getBoundingClientRect().bottom > 130);
      const above = Number(rows[0]?.dataset['index']);
      const space = document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
      return { first: Number(seen?.dataset['index']), each: above > 0 ? space / above : 0 };
    });
  const length = (): Promise<number> => page.evaluate(() => document.body.scrollHeight);
  const before = await laidOut();
  const cards = await length();
  expect(before.first).toBeGreaterThan(8);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => Math.abs((await laidOut()).first - before.first)).toBeLessThan(3);
  // Lines again, not the space of cards.
  await expect.poll(async () => (await laidOut()).each).toBeLessThan(60);
  await expect.poll(length).toBeLessThan(cards * 0.7);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Math.abs((await laidOut()).first - before.first)).toBeLessThan(3);
});
