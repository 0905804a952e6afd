import type { Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { expect, logIn, openLoaded, test } from '../../support/test.ts';

const lists = ['leads', 'clients', 'contracts', 'employees', 'quotes', 'services'];

/** The height of the highest of the first page's rows that are drawn, in pixels. */
async function highestRow(page: Page, list: string): Promise<number> {
  await page.goto(`/admin/${list}`);
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  return page
    .locator('tr:has([data-of-row])')
    .evaluateAll((rows) =>
      Math.max(...rows.slice(0, 25).map((row) => row.getBoundingClientRect().height)),
    );
}

test('a row of a list is one line at 1024 pixels, and the whole of what is cut is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await logIn(page, 'admin');
  for (const list of lists) expect(await highestRow(page, list), list).toBeLessThan(50);
  const clients = page.locator('td[data-label="Client"]');
  const cut = await clients.evaluateAll((all) =>
    all.findIndex((one) => one.scrollWidth > one.clientWidth),
  );
  await clients.nth(cut).hover();
  await expect(clients.nth(cut)).toHaveAttribute('title', /.+/);
  // What else can be done with a row is behind its dots, from which it is done, and the row stays closed.
  const menu = page.getByRole('button', { name: /^Actions of service/ }).first();
  await expect(page.getByRole('button', { name: /^Mark complete/ })).toHaveCount(0);
  await menu.click();
  const complete = page.getByRole('button', { name: /^Mark complete/ });
  await expect(complete).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(complete).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await page.mouse.wheel(0, 200);
  await expect(complete).toHaveCount(0);
});

test('a menu that is opened while scrolling comes to rest stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await logIn(page, 'admin');
  await page.goto('/admin/services');
  await expect(page.getByRole('button', { name: /^Actions of service/ }).first()).toBeVisible();
  await page.evaluate(async () => {
    // The browser tells of scrolling with its next picture.
    window.scrollBy(0, 20);
    document.querySelector<HTMLElement>('[aria-label^="Actions of service"]')?.click();
    for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(20);
  await expect(page.getByRole('button', { name: /^Mark complete/ })).toBeVisible();
});

test('a row has its actions beside one another where there is room, and no menu', async ({
  page,
}) => {
  await logIn(page, 'admin');
  for (const [width, list, action] of [
    [1440, 'leads', 'Make client'],
    [1440, 'services', 'Mark complete'],
    [1280, 'services', 'Mark complete'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/${list}`);
    await expect(
      page.getByRole('button', { name: new RegExp(`^${action}`) }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions of/ })).toHaveCount(0);
  }
});

test('a row of a list is three lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  for (const list of lists) expect(await highestRow(page, list), list).toBeLessThan(105);
  await page
    .getByRole('button', { name: /^Actions of service/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Mark complete/ })).toBeInViewport({ ratio: 1 });
});

test('the head of a list on a phone has its buttons in one line, and its chosen part in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  for (const list of ['contracts', 'services', 'invoices']) {
    await openLoaded(page, `/admin/${list}`);
    const tops = await page
      .getByRole('button', { name: /^(Active|Inactive|Complete|Daily Update|Export CSV)$/ })
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, list).toBe(1);
    const [search, create] = await boxesOf(
      page.getByLabel('Search'),
      page.getByRole('link', { name: 'Create' }),
    );
    expect(create.y, list).toBeLessThan(search.y - 40);
  }
  // Its counts come after it, and what is selected by leaves it less room.
  const all = page
    .getByRole('navigation', { name: 'Parts of invoices' })
    .getByRole('link', { name: 'All' });
  await expect(all).toHaveAttribute('aria-current', 'true');
  await expect(async () => {
    const [tab, select] = await boxesOf(all, page.getByRole('button', { name: 'Select rows' }));
    expect(tab.x + tab.width).toBeLessThanOrEqual(select.x);
  }).toPass();
});

test('what can be done with a login stands in one line at 1024 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#people');
  const actions = page.getByRole('row', { name: /^employee/ }).getByRole('button');
  await expect(actions.filter({ hasText: 'Disable' })).toBeVisible();
  const tops = await actions
    .filter({ hasText: /^(New password|Change role|Disable)/ })
    .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('an invoice on a phone says what its ticks and its missing number are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  await page.goto('/admin/invoices');
  const row = page.locator('tr:has([data-of-row])').first();
  await expect(row).toBeVisible();
  const said = await row
    .locator('td[data-label="Billed / Paid"]')
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(said).toContain('Billed / Paid');
  await page.goto('/admin/invoices?view=draft');
  await expect(page.getByText('No number').first()).toBeVisible();
  // In the table its column says so.
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('cell', { name: 'No', exact: true }).first()).toBeVisible();
});

for (const width of [360, 390]) {
  test(`an overdue invoice is three lines on a phone of ${width} pixels, with whom to call`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'admin');
    // With a call that is as high as a finger is wide.
    expect(await highestRow(page, 'invoices?view=overdue')).toBeLessThan(120);
    const call = page.getByRole('link', { name: /^Call \(\d{3}\)/ }).first();
    await expect(call).toHaveText(/Call/);
    await expect(call).toHaveAttribute('href', /^tel:/);
  });
}

test('a client without a company has a dash in the list', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/clients?q=aisha');
  const row = page.getByRole('row').filter({ hasText: 'Aisha Bello' }).first();
  await expect(row.getByRole('cell').nth(1)).toHaveText('-');
});
