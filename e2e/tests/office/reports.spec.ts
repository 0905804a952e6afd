import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

const screens = [
  '',
  ...[
    'ageing',
    'salesByService',
    'salesByClient',
    'received',
    'deposits',
    'hst',
    'unbilled',
    'profit',
  ].map((report) => `?report=${report}`),
  '?report=ageing&column=owed',
  '?books=periods',
  '?books=journal',
];

for (const screen of screens) {
  test(`the screen reports${screen} has no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, 'admin');
    await openLoaded(page, `/admin/reports${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading the/ })).toBeHidden();
    await expectAccessibleInBothSchemes(page);
  });
}

test('an amount opens what it is made of, and that its documents', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports');
  await page.getByRole('link', { name: 'Receivables by age' }).click();
  const total = page.getByRole('link', { name: /, Total, Owed/ });
  const amount = (await total.innerText()).split(',').slice(0, -2).join(',');
  await total.click();
  await expect(page.getByRole('heading', { name: 'Total: Owed' })).toBeVisible();
  await expect(page.getByText(`${amount.trim()} in `)).toBeVisible();
  await page
    .getByRole('link', { name: /^Invoice \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Receivables by age' })).toBeVisible();
});

test('the days of a report are chosen by a preset or typed, and stand in the address', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports?report=hst');
  await page.getByLabel('Period').selectOption({ label: 'Last year' });
  const year = new Date().getFullYear() - 1;
  await expect(page).toHaveURL(new RegExp(`from=${year}-01-01&to=${year}-12-31`));
  await page.getByLabel('First day').fill(`${year}-02-01`);
  await expect(page).toHaveURL(new RegExp(`from=${year}-02-01`));
  await expect(page.getByLabel('Period')).toHaveValue('');
  await page.getByLabel('Last day').fill(`${year}-01-31`);
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^109 Net tax/ })).toBeVisible();
});

test('a report is downloaded as CSV and as PDF, of the days that are shown', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports?report=ageing&to=2026-06-30');
  for (const [button, file] of [
    ['Download CSV', 'ageing-2026-06-30.csv'],
    ['Download PDF', 'ageing-2026-06-30.pdf'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('a report that does not come says so and can be asked for again', async ({ page }) => {
  await logIn(page, 'admin');
  await page.route('**/api/money-reports/**', (route) => route.abort());
  await page.goto('/admin/reports?report=hst');
  await expect(page.getByRole('alert')).toContainText('The report could not be loaded.');
  await page.unroute('**/api/money-reports/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /^105 / })).toBeVisible();
});

test('books are closed after a question, and reopened with a reason', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports');
  await page.getByRole('link', { name: 'Closed periods' }).click();
  const day = page.getByLabel('Last day to close');
  await day.fill('2099-01-01');
  await page.getByRole('button', { name: 'Close the books' }).click();
  await expect(page.getByText('Only days that are over can be closed.')).toBeVisible();
  // The demo has closed a year. One day more only, on which no other test dates anything: they run meanwhile.
  const closed = page.getByText(/The books are closed through Dec 31, 20\d\d\./).first();
  await expect(closed).toBeVisible();
  const year = Number(/20\d\d/.exec(await closed.innerText())?.[0]) + 1;
  await day.fill(`${year}-01-01`);
  await page.getByRole('button', { name: 'Close the books' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Close the books through Jan 1, ${year}?`);
  await expectAccessible(page);
  let n = 0;
  await page.route('**/api/periods/', async (route) => {
    n += 1;
    await new Promise((resolve) => setTimeout(resolve, n === 1 ? 3_000 : 0));
    await route.continue();
  });
  await question.getByRole('button', { name: 'Close the books' }).click();
  await expect(
    page.getByText(`The books are closed through Jan 1, ${year}.`).first(),
  ).toBeVisible();
  // Not the button of the year before, which stands until the list has come anew.
  const row = page.getByRole('row').filter({ hasText: `Jan 1, ${year}` });
  await row.getByRole('button', { name: 'Reopen' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(closed).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'A test' }).first()).toBeVisible();
});

test('the journal is downloaded for a program, with the account names of the settings', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/settings#accounts');
  const name = page.getByRole('group', { name: 'HST owed' }).getByLabel('Name');
  const stamp = `HST ${Date.now()}`;
  await name.fill('');
  await page.getByRole('button', { name: 'Save the accounts' }).click();
  await expect(page.getByText('Type the name of this account.').first()).toBeVisible();
  await name.fill(stamp);
  await page.getByRole('button', { name: 'Save the accounts' }).click();
  await expect(page.getByText('The accounts are saved.')).toBeVisible();
  await page.goto('/admin/reports?books=journal');
  await page.getByLabel('Period').selectOption({ label: 'This year' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the journal' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^journal-quickbooks-/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(stamp);
});

test('the journal for Xero says in how many files it is, and is a ZIP of them', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports?books=journal');
  await page.getByLabel('Period').selectOption({ label: 'Last month' });
  await expect(page.getByText('These days are one CSV file.')).toBeVisible();
  await page.getByLabel('For', { exact: true }).selectOption({ label: 'Xero' });
  const said = page.getByText(
    /^Xero takes 300 rows at a time, so these days are \d+ files in one ZIP/,
  );
  await expect(said).toBeVisible();
  const count = /(\d+) files/.exec(await said.innerText())?.[1] ?? '';
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the journal' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^journal-xero-.*\.zip$/);
  // Nothing in it is compressed.
  const zip = await readFile(await file.path(), 'latin1');
  expect(zip).toContain(`-part-${count}-of-${count}.csv`);
  expect(zip.split('*Narration,*Date')).toHaveLength(Number(count) + 1);
});

test('line 106 is typed by hand and comes off the net tax', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports?report=hst&from=2031-03-01&to=2031-03-31');
  const field = page.getByLabel('Line 106, input tax credits of these days');
  await field.fill('12.345');
  await page.getByRole('button', { name: 'Save line 106' }).click();
  await expect(page.getByText('at most two decimals')).toBeVisible();
  await field.fill('12.34');
  await page.getByRole('button', { name: 'Save line 106' }).click();
  await expect(page.getByRole('row', { name: /^109 Net tax/ })).toContainText('-$ 12.34');
  await field.fill('0');
  await page.getByRole('button', { name: 'Save line 106' }).click();
  await expect(page.getByRole('row', { name: /^109 Net tax/ })).toContainText('$ 0.00');
  // The demo's books of the year before are closed: what was filed stays.
  await page.goto('/admin/reports?report=hst&from=2001-03-01&to=2001-03-31');
  await field.fill('12.34');
  await page.getByRole('button', { name: 'Save line 106' }).click();
  await expect(field).toHaveAccessibleDescription(/The books are closed through/);
});
