import type { Page } from '@playwright/test';
import { expect, logIn, openFound, test } from '../../support/test.ts';

const cell = (page: Page, row: number, column: number) =>
  page.getByLabel(`Line items, row ${row}, column ${column}`, { exact: true });

/** Line items as they stand, row by row. */
const cells = (page: Page): Promise<string[][]> =>
  page
    .getByRole('group', { name: 'Line items' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value)),
    );

/** Puts a text on the clipboard, as a spreadsheet does. */
async function copy(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

async function openTable(page: Page): Promise<void> {
  await logIn(page, 'admin');
  await page.goto('/admin/quotes/new');
  await expect(cell(page, 1, 1)).toBeVisible();
}

test('keys lead through a table as in a spreadsheet, and Enter makes a row below the last', async ({
  page,
  quietConsole: _,
}) => {
  await openTable(page);
  await cell(page, 1, 1).click();
  await page.keyboard.type('Carpet');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90.00');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 3)).toBeFocused();
  await cell(page, 1, 4).focus();
  // The next cell is the first of the next row.
  await page.keyboard.press('Tab');
  await expect(cell(page, 2, 1)).toBeFocused();
  await page.keyboard.type('Stairs');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 1)).toBeFocused();
  await page.keyboard.type('Basement');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 2, 1)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 1, 2)).toBeFocused();
  // A cell that was gone to is replaced by what is typed.
  await page.keyboard.type('35');
  await page.keyboard.press('ArrowLeft');
  // Inside the text the caret moves.
  await expect(cell(page, 1, 2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, 2, 1)).toBeFocused();
  expect(await cells(page)).toEqual([
    ['Carpet', '35', '90.00', '3150.00'],
    ['Stairs', '', '', ''],
    ['Basement', '', '', ''],
  ]);
  // Nothing was saved by Enter.
  await expect(page).toHaveURL(/\/admin\/quotes\/new$/);
});

test('what a spreadsheet copies fills the table from a cell on and makes it grow', async ({
  page,
}) => {
  await openTable(page);
  await copy(page, 'Room\t1\t49.00\r\nHall\t2\t30.00\r\nStairs\t1\t79.00\r\n');
  await cell(page, 1, 2).focus();
  await page.keyboard.press('Control+v');
  await expect(cell(page, 3, 4)).toHaveValue('79.00');
  expect(await cells(page)).toEqual([
    ['', 'Room', '1', '49.00'],
    ['', 'Hall', '2', '30.00'],
    ['', 'Stairs', '1', '79.00'],
  ]);
  // As with what is typed, the last step is taken back, and nothing else.
  const again = await cells(page);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 2)).toHaveValue('');
  await expect(cell(page, 3, 4)).toHaveCount(0);
  await page.keyboard.press('Control+v');
  expect(await cells(page)).toEqual(again);
  const title = `Pasted ${Date.now()}`;
  await page.getByLabel('Project title').fill(title);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Quote created.')).toBeVisible();
  await openFound(page, 'quotes', title);
  await expect(cell(page, 3, 4)).toHaveValue('79.00');
});

test('a paste is taken back with the amounts that the editor has worked out for it', async ({
  page,
}) => {
  await openTable(page);
  const empty = await cells(page);
  await copy(page, 'Room\t2\t50\r\nHall\t1\t30.5\r\nStairs\t3\t10\r\n');
  await cell(page, 1, 1).focus();
  await page.keyboard.press('Control+v');
  await expect(cell(page, 3, 4)).toHaveValue('30.00');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, 4)).toHaveCount(0);
  expect(await cells(page)).toEqual(empty);
  // Also where leaving a cell has written its figure out.
  await copy(page, '50\t100\r\n30\t60\r\n');
  await cell(page, 1, 3).focus();
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 3)).toHaveValue('50.00');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 3)).toHaveValue('');
  expect(await cells(page)).toEqual(empty);
});

test('rows and columns are added and removed, but two of each stay', async ({ page }) => {
  await openTable(page);
  const table = page.getByRole('group', { name: 'Line items' });
  await table.getByRole('button', { name: 'Row', exact: true }).click();
  await table.getByRole('button', { name: 'Column', exact: true }).click();
  await cell(page, 1, 1).fill('stays');
  await cell(page, 2, 5).fill('goes');
  expect((await cells(page)).map((row) => row.length)).toEqual([5, 5]);
  await table.getByRole('button', { name: 'Remove row 2', exact: true }).click();
  // The focus stays in the table, where the row was.
  await expect(cell(page, 1, 5)).toBeFocused();
  // It stands before the amounts.
  await table.getByRole('button', { name: 'Remove column 4 of Line items' }).click();
  await cell(page, 1, 4).focus();
  await table.getByRole('button', { name: 'Remove column 4', exact: true }).click();
  // Without all of the usual headings they can be typed, and each column removed.
  await expect(table.getByLabel('Line items, heading of column 2')).toHaveValue('Qty');
  await table.getByRole('button', { name: 'Remove column 3 of Line items' }).click();
  expect(await cells(page)).toEqual([['stays', '']]);
  await expect(table.getByRole('button', { name: /Remove/ })).toHaveCount(0);
});

test('an Employee reads tables and changes nothing in them', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/admin/quotes/2');
  await expect(cell(page, 1, 1)).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Line items' }).getByRole('button')).toHaveCount(0);
});
