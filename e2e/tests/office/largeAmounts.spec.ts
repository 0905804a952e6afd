import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../../support/test.ts';

const millions = 11_299_999.99;

/** Puts millions in place of every amount of an answer. */
async function withMillions(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const large = (key: string, value: unknown): unknown =>
      ['amount', 'before', 'balance', 'overdue', 'onAccount', 'held'].includes(key) &&
      typeof value === 'number'
        ? millions
        : key === 'overdueInvoices'
          ? 12
          : value;
    await route.fulfill({
      response: answer,
      json: JSON.parse(await answer.text(), large) as unknown,
    });
  });
}

/** How many boxes of amounts are narrower than what stands in them. */
const tooNarrow = (page: Page): Promise<number> =>
  page
    .getByText('$\u00a011,299,999.99', { exact: true })
    .evaluateAll(
      (amounts) =>
        amounts.filter(
          ({ parentElement: box }) => (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0),
        ).length,
    );

for (const width of [390, 768, 1024]) {
  test(`amounts of millions fit into their boxes at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'admin');
    await withMillions(page, '**/api/today/');
    await page.goto('/admin/today');
    await expect(page.getByText(/11,299,999\.99/).first()).toBeVisible();
    expect(await tooNarrow(page)).toBe(0);
    await withMillions(page, '**/api/clients/3/overview/');
    await page.goto('/admin/clients/3');
    await expect(page.getByText(/11,299,999\.99/).first()).toBeVisible();
    expect(await tooNarrow(page)).toBe(0);
  });
}
