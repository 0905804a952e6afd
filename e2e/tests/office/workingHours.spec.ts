import { cell, plan } from '../../support/board.ts';
import { expect, expectAccessibleInBothSchemes, logIn, test } from '../../support/test.ts';

test('an Admin sets when somebody works, and leave that can be taken back', async ({
  page,
  request,
}) => {
  const { annId, days } = await plan(request, 'Week', '2031-06-02');
  await logIn(page, 'admin');
  await page.goto(`/admin/employees/${annId}`);
  await expect(page.getByText('Monday to Friday')).toBeVisible();
  await page.getByRole('button', { name: 'Change hours' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Monday', { exact: true }).uncheck();
  await dialog.getByLabel('Tuesday until').fill('07:00');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Work has to end after it begins.');
  await dialog.getByLabel('Tuesday until').fill('15:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('8:00 a.m. to 3:30 p.m.')).toBeVisible();
  await page.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByLabel('First day').fill(days[1] ?? '');
  await dialog.getByLabel('Last day').fill(days[2] ?? '');
  await dialog.getByLabel('Reason').fill('Vacation');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 service is planned in it', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Take back Jun 3, 2031/ }).click();
  await expect(page.getByText('No leave is written down.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Jun 3, 2031 to Jun 4, 2031' }),
  ).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto(`/admin/board?week=${days[0]}`);
  await expect(cell(page, annId, days[1])).toContainText('Vacation');
});
