import { openDay } from '../../support/openBooks.ts';
import { settled } from '../../support/quotes.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectLoaded,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

const groups = ['Bank', 'Atm & E-Transfer', 'E-Transfer', 'Expenses', 'Invoices'];

test('an Admin sees every group for both companies, and reloads the data', async ({
  page,
  quietConsole: _,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/^Bank data through [A-Z][a-z]{2} \d{1,2}, \d{4}\./)).toBeVisible();
  const shown = page.locator('main').getByRole('heading', { level: 2 });
  const charts = page.getByRole('navigation', { name: 'Charts' });
  // One group at a time, until all are asked for.
  await expect(shown.filter({ hasText: /^(Bank|Invoices)$/ })).toHaveText(['Bank']);
  await charts.getByRole('link', { name: 'Invoices' }).click();
  await expect(shown.filter({ hasText: /^(Bank|Invoices)$/ })).toHaveText(['Invoices']);
  await charts.getByRole('link', { name: 'All' }).click();
  for (const name of groups) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  for (const name of [/^Clearwell Cleaning/, /^Hartwood Contracting/]) {
    await expect(page.getByRole('heading', { level: 3, name }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Reload Data' }).click();
  await expect(page.getByText('There is nothing new to read.')).toBeVisible();
});

test('one company and fewer months are chosen, stay in the address, and are what the table says', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await page.getByLabel('Company').selectOption('Hartwood Contracting');
  await page.getByLabel('Months').selectOption('Last 3 months');
  await expect(page).toHaveURL(/company=contracting&months=3/);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 3, name: /^Hartwood Contracting/ }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /^Clearwell Cleaning/ })).toHaveCount(0);
  await page.getByText(/^Show as table: Hartwood Contracting/).click();
  const table = page.getByRole('table', {
    name: 'Hartwood Contracting: Money in and out per month',
  });
  await expect(table.getByRole('columnheader')).toHaveText(['Month', 'Money in', 'Money out']);
  const rows = table.locator('tbody tr').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(3);
  // A sum leads to the rows of its own month.
  const month = await rows.last().getByRole('cell').first().innerText();
  await rows.last().getByRole('button').first().click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toContainText(month);
});

test('an Admin hands a statement over, which is added once', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const stamp = Date.now();
  const csv = `Date,Description,Amount\n${openDay('03-02')},Soap ${stamp},-4.20\n`;
  const file = { name: `march-${stamp}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/1 of 1/).first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Nothing new: its transaction was there already.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 nothing'),
  });
  await expect(page.getByText(/PDF/).first()).toBeVisible();
});

test('an Admin opens the bank transactions behind a number, and behind a bar', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard?group=all');
  const shown = page.getByText(/^Show as table: Clearwell Cleaning, Expenses per month/);
  await shown.click();
  const table = page.getByRole('table', {
    name: 'Clearwell Cleaning: Expenses per month, past 3 months',
  });
  // The table has what the chart shows, and each sum leads to its rows.
  const sum = table.getByRole('button', { name: /show transactions$/ }).first();
  const amount = /\$\s[\d,]+\.\d\d/.exec(await sum.innerText())?.[0] ?? '';
  await sum.click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog).toContainText(`Clearwell Cleaning, ${amount}`);
  const more = dialog.getByRole('button', { name: 'Show more' });
  await expect(dialog.getByText(/^\d+ transactions?( so far)?$/)).toBeVisible();
  while (await more.isVisible()) {
    await more.click();
    // With the last rows it has gone.
    await expect(more.and(page.locator('[aria-busy]'))).toHaveCount(0);
  }
  const amounts = await dialog
    .getByRole('table')
    .locator('tbody tr td:nth-child(3)')
    .allInnerTexts();
  const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  const total = amounts.reduce((all, text) => all + cents(text), 0);
  expect(total).toBe(cents(amount));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  // The same by a click into the picture: the second month's bar, at its foot.
  const chart = page.getByRole('img', {
    name: /^Bar chart of Clearwell Cleaning: Money in and out per month/,
  });
  // A chart is drawn when it comes near: how far it is depends on the table opened above it.
  await page
    .getByText(/^Show as table: Clearwell Cleaning, Money in and out per month/)
    .scrollIntoViewIfNeeded();
  await chart.scrollIntoViewIfNeeded();
  await expect(async () => {
    // Where it is now: charts above it that are drawn meanwhile move it.
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart is not to be seen.');
    for (let share = 0.12; share < 0.95 && !(await dialog.isVisible()); share += 0.02) {
      await page.mouse.click(box.x + box.width * share, box.y + box.height - 50);
    }
    await expect(dialog).toContainText(/Money (in|out)/, { timeout: 500 });
  }).toPass();
  await expect(dialog.getByRole('table').getByRole('row').nth(1)).toContainText('$');
});

test('a number of invoices leads to exactly these, and from them to all', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard?group=invoices');
  await page.getByText(/^Show as table: Clearwell Cleaning, Invoiced and received/).click();
  const sum = page.getByRole('button', { name: /Invoiced: show invoices$/ }).first();
  const amount = /\$\s[\d,]+\.\d\d/.exec(await sum.innerText())?.[0] ?? '';
  await sum.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  const count = page.getByText(/^\d+ results?, \$/);
  await expect(count).toContainText(`, ${amount}`);
  await expect(page.getByText(/^Only Clearwell Cleaning, \w{3} \d{4}, Invoiced/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await expect(page.getByText(/^Only/)).toHaveCount(0);
  await expect(count).not.toContainText(`, ${amount}`);
  await page.reload();
  await expect(count).toBeVisible();
  await expect(page.getByText(/^Only/)).toHaveCount(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`charts have the brand’s colours, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await logIn(page, 'admin');
    await page.goto('/admin/dashboard');
    const dot = page
      .getByRole('listitem')
      .filter({ hasText: /^Money in$/ })
      .first()
      .locator('span');
    await expect(dot).toHaveCSS('background-color', 'rgb(28, 111, 70)');
  });
}

test('an Employee sees the charts, and nothing to reload', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/employee/dashboard');
  await page.getByRole('link', { name: 'Expenses' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Expenses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Data' })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

test('what the dashboard cannot load is asked for once, says so in its place, and comes when it is asked for again', async ({
  page,
}) => {
  const asked: string[] = [];
  const calls = /\/api\/(generate-chart-data|money-back|payment-suggestions)\//;
  await logIn(page, 'admin');
  await page.route(calls, async (route) => {
    asked.push(calls.exec(route.request().url())?.[1] ?? '');
    await route.fulfill({ status: 503, json: {} });
  });
  await page.goto('/admin/dashboard');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(3);
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  await settled(page);
  expect(asked.sort()).toEqual(['generate-chart-data', 'money-back', 'payment-suggestions']);

  await page.unroute(calls);
  for (let left = 3; left > 0; left -= 1) {
    await again.first().click();
    await expect(again).toHaveCount(left - 1);
  }
  await expectLoaded(page);
});

test('the dashboard has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin');
  await openLoaded(page, '/admin/dashboard?group=all');
  await expect(page.getByRole('heading', { level: 2, name: 'Invoices' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
