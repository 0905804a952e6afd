import { email, fromNetwork, inAMonth } from '../../support/quotes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

test.use(fromNetwork(2));

test.describe('the student quote', () => {
  test.beforeEach(async ({ page }) => {
    await openTakenOver(page, '/student-special');
  });
  const chosen = 'input[type=checkbox]:checked';

  test('knows the rooms of a unit, and what makes it full', async ({ page }) => {
    await expect(page.getByLabel('Unit', { exact: true })).toBeDisabled();
    await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 1');
    await page.getByLabel('Unit', { exact: true }).selectOption('203');
    await expect(page.getByLabel(/^Room \d$/)).toHaveCount(3);
    await page.getByLabel('Common Area').check();
    await page.getByLabel('Room 1').check();
    await page.getByLabel('Room 2').check();
    await expect(page.getByLabel('Full Unit')).not.toBeChecked();
    // The last part makes it the whole, which hides the parts.
    await page.getByLabel('Room 3').click();
    await expect(page.getByLabel('Full Unit')).toBeChecked();
    await expect(page.getByLabel('Full Unit')).toBeFocused();
    await expect(page.getByLabel(/^Room \d$/)).toHaveCount(0);
    await expect(page.getByText('The common area and all 3 rooms.')).toBeVisible();
    await page.getByLabel('Full Unit').uncheck();
    await expect(page.locator(chosen)).toHaveCount(0);
    await page.getByLabel('Full Unit').check();
    await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 2');
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('');
    await expect(page.locator(chosen)).toHaveCount(0);
    await page.getByLabel('Unit', { exact: true }).selectOption('201');
    await expect(page.getByLabel(/^Room \d$/)).toHaveCount(6);
  });

  for (const width of [390, 1440]) {
    test(`moves nothing while building, unit and parts are chosen (${width} px wide)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const field = page.getByLabel('Email');
      // From the form, since the page may be scrolled to what is chosen.
      const place = () =>
        field.evaluate((node) => {
          const form = node.closest('form')?.getBoundingClientRect();
          return [node.getBoundingClientRect().top - (form?.top ?? 0), form?.height].map((length) =>
            Math.round(length ?? 0),
          );
        });
      const before = await place();
      const unit = page.getByLabel('Unit', { exact: true });
      await page.getByLabel('Building', { exact: true }).selectOption('King Street Towers 1');
      expect(await place()).toEqual(before);
      for (const name of ['203', '206', '201']) {
        await unit.selectOption(name);
        expect(await place()).toEqual(before);
      }
      await page.getByLabel('Full Unit').check();
      await expect(page.getByText('The common area and all 4 rooms.')).toBeVisible();
      expect(await place()).toEqual(before);
    });
  }

  test('says what is missing, then prices the full unit', async ({ page }) => {
    const send = page.getByRole('button', { name: 'Get my quote' });
    const alert = page.getByRole('alertdialog', { name: 'Please check' });
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Email').fill(email('student'));
    await send.click();
    await expect(alert).toContainText('Please select a building.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Building', { exact: true }).selectOption('MyRez');
    await send.click();
    await expect(alert).toContainText('Please select a unit.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Unit', { exact: true }).selectOption('301');
    await send.click();
    await expect(alert).toContainText('Select one of the options below.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Full Unit').check();
    await send.click();
    await expect(page.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Full unit, MyRez, unit 301/ })).toBeVisible();
  });

  test('stands among the deals, with the price that everybody knows', async ({ page }) => {
    const deals = page.getByRole('table', { name: 'Room Deals' });
    await expect(deals.getByRole('row', { name: /^12/ })).toContainText('$ 959.88');
    await expect(deals.getByRole('row', { name: /^12/ })).toContainText('$ 719.91');
    await expect(page.getByRole('table')).toHaveCount(3);
    for (const name of ['Bridgeport House', 'King Street Towers 1', 'Preston House']) {
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
  });
});

test('sums do not break from their sign on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/student-special');
  const sums = page.getByRole('cell', { name: /^\$/ });
  await expect(sums.first()).toBeVisible();
  const lines = await sums.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a student chooses among all units, and gets a price', async ({ page }) => {
    await page.goto('/student-special');
    await expect(page.getByRole('table', { name: 'Room Deals' })).toContainText('$ 719.91');
    await page.getByLabel('Date').fill(inAMonth());
    await page.getByLabel('Building', { exact: true }).selectOption('Preston House');
    await page.getByLabel('Unit', { exact: true }).selectOption('206');
    await page.getByLabel('Room 2').check();
    await page.getByLabel('Email').fill(email('no-script-student'));
    await page.getByRole('button', { name: 'Get my quote' }).click();
    await expect(page.getByRole('row', { name: /Room 2, Preston House, unit 206/ })).toBeVisible();
  });
});
