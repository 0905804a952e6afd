import { asAdmin } from '../../support/admin.ts';
import { openDay } from '../../support/openBooks.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  logIn,
  openLoaded,
  test,
} from '../../support/test.ts';

const parts = ['accounts', 'imports', 'lines', 'transfers', 'rules'];

test('no part of the bank has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'admin');
  for (const part of parts) {
    await openLoaded(page, `/admin/bank#${part}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  }
});

test('a file is taken back from the list of imports, and can be read again', async ({ page }) => {
  await logIn(page, 'admin');
  const stamp = Date.now();
  const file = {
    name: `again-${stamp}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Amount\n${openDay('03-02')},Brush ${stamp},-4.20\n`),
  };
  await page.goto('/admin/dashboard');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/1 of 1/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Accounts, imports and rules' }).click();
  const row = page.getByRole('row').filter({ hasText: file.name });
  await row.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(row).toContainText('Taken back');
  await page.goto('/admin/dashboard');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/1 of 1/).first()).toBeVisible();
});

test('columns that nobody knows are chosen beside the first rows, and remembered', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const stamp = Date.now();
  const content = (text: string) => ({
    name: `${text}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Wann${stamp},Was,Wieviel\n02.03.2026,${text},-4.20\n`),
  });
  await page.locator('input[type=file]').setInputFiles(content(`Seife ${stamp}`));
  await page.getByRole('button', { name: /^Choose the columns/ }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('table')).toContainText(`Seife ${stamp}`);
  await dialog.getByLabel('Day', { exact: true }).selectOption(`Wann${stamp}`);
  await dialog.getByLabel('The day is written').selectOption('dmy');
  await dialog.getByLabel('Description').selectOption('Was');
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(dialog.getByText('Choose the amount')).toBeVisible();
  await dialog.getByLabel('Amount, with a sign').selectOption('Wieviel');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText(/1 of 1/).first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(content(`Eimer ${stamp}`));
  await expect(page.getByText(/1 of 1/)).toHaveCount(2);
});

test('a category is chosen by hand, and other rules are tried before they are saved', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/bank#lines');
  await page.getByLabel('Description').fill('Advertising');
  const lines = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Change/ }) });
  // Until the answer comes the rows before it stand; a press on one that moves ends on nothing.
  await expect(lines.filter({ hasNotText: 'Townsquare Media' })).toHaveCount(0);
  const row = lines.filter({ hasText: 'Townsquare Media' }).first();
  await row.getByRole('button', { name: /^Change/ }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel('Category').fill('Signs');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('by hand');

  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await dialog.getByLabel('Text in the description').fill('townsquare');
  await dialog.getByLabel('Category').fill('Newspaper');
  await dialog.getByRole('button', { name: 'Use this rule' }).click();
  // Before all others, so that it counts.
  await expect(page.getByRole('row').nth(1)).toContainText('townsquare');
  await page.getByRole('button', { name: 'Try' }).click();
  await expect(page.getByRole('heading', { name: /^These rules would change/ })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
});

test('a rule is moved on and on from the keyboard', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/bank#rules');
  const third = await page.getByRole('row').nth(3).getByRole('cell').nth(1).innerText();
  await page.getByRole('button', { name: 'Up rule 3', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Up rule 2', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText(third);
  // Up leads no further.
  await expect(page.getByRole('button', { name: 'Down rule 1', exact: true })).toBeFocused();
});

test('rules that somebody else has changed meanwhile keep what both have changed', async ({
  page,
  request,
}) => {
  const { headers, read } = await asAdmin(request);
  const mark = String(Date.now());
  await logIn(page, 'admin');
  await page.goto('/admin/bank#rules');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await dialog.getByLabel('Text in the description').fill(`mine ${mark}`);
  await dialog.getByLabel('Category').fill('Signs');
  await dialog.getByRole('button', { name: 'Use this rule' }).click();
  await page.getByRole('button', { name: 'Try' }).click();
  const save = page.getByRole('button', { name: 'Save the rules' });
  await save.waitFor();
  const before = await read('bank-rules/');
  const replace = async (rules: unknown): Promise<void> => {
    const { version } = await read('bank-rules/');
    const answer = await request.put('/api/bank-rules/', { headers, data: { version, rules } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const theirs = { contains: `theirs ${mark}`, category: 'Fuel' };
  await replace([theirs, ...(before['rules'] as object[])]);
  await save.click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('What they changed (1 rule new) is in the table now');
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(`mine ${mark}`);
  await expect(page.getByRole('row').nth(2)).toContainText(`theirs ${mark}`);
  await page.getByRole('button', { name: 'Try' }).click();
  await save.click();
  await expect(page.getByText('The rules are saved')).toBeVisible();
  const after = await read('bank-rules/');
  expect((after['rules'] as object[]).slice(0, 2)).toMatchObject([
    { contains: `mine ${mark}` },
    theirs,
  ]);
  await replace(before['rules']);
});

test('a transfer between currencies shows both amounts, and is split and joined like others', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await openLoaded(page, '/admin/bank#transfers');
  const pairs = page.getByRole('row').filter({ hasText: /→\s220\.00\sUSD/ });
  const before = await pairs.count();
  expect(before).toBeGreaterThan(0);
  await expect(pairs.first()).toContainText(/\d\.\d % off the kept rates/);
  await pairs
    .first()
    .getByRole('button', { name: /^Split/ })
    .click();
  await expect(page.getByText(/The transfer of \$\s302\.50 → 220\.00\sUSD is split/)).toBeVisible();
  await expect(pairs).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(pairs).toHaveCount(before);
});
