import { expect, expectAccessible, logIn, test } from '../support/test.ts';

const groups = ['Bank', 'Atm & E-Transfer', 'E-Transfer', 'Expenses', 'Invoices'];

test('an Admin sees every group for both companies, and reloads the data', async ({
  page,
  quietConsole: _,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/^Bank data through \d{4}-\d{2}-\d{2}\.$/)).toBeVisible();
  for (const name of groups) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Clearwell Cleaning').first()).toBeVisible();
  await expect(page.getByText('Hartwood Contracting').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reload Data' }).click();
  await expect(page.getByText('There is nothing new to read.')).toBeVisible();
});

test('an Admin hands a statement over, which is added once', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const stamp = Date.now();
  const csv = `Date,Description,Amount\n2026-03-02,Soap ${stamp},-4.20\n`;
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

test('an Employee sees the charts, and nothing to reload', async ({ page }) => {
  await logIn(page, 'employee');
  await page.goto('/employee/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Expenses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Data' })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    test('the dashboard has no accessibility violation', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await logIn(page, 'admin');
      await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 2, name: 'Invoices' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
