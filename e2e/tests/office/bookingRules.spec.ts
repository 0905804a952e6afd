import { englishDay } from 'shared-api/contract/values/englishDays';
import { adminHeaders } from '../../support/admin.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  logIn,
  openTakenOver,
  test,
} from '../../support/test.ts';

/** A day that can be booked, some months from now, and that no other test asks for. */
const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);

test('a holiday that is set is refused by the public form, until it is taken back', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const rules = async () =>
    (await (await request.get('/api/booking-rules/', { headers })).json()) as { values: object };
  const before = await rules();
  // All in sight: what the bar of buttons covers can be scrolled from under it.
  await page.setViewportSize({ width: 1280, height: 2600 });
  await logIn(page, 'admin');
  await page.goto('/admin/settings#booking');
  await page.getByRole('button', { name: 'Add a holiday' }).click();
  await page.getByLabel('Nothing can be booked on holidays').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Day is missing.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Name', { exact: true }).fill('Company day');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It holds from now on.')).toBeVisible();

  await openTakenOver(page, '/services/Janitorial/Carpet');
  await page.getByLabel('Date').fill(day);
  await page.getByLabel('Date').blur();
  await expect(
    page
      .getByText(
        new RegExp(
          `^Currently not scheduling any appointments.*${englishDay(day).replaceAll(' ', '\\s')}`,
        ),
      )
      .first(),
  ).toBeVisible();

  await page.goto('/admin/settings#booking');
  await page.getByText('History of booking rules').click();
  await expect(page.getByRole('cell', { name: /Holidays: none →/ })).toBeVisible();
  await page.getByRole('button', { name: 'Fill in the company file' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect((await rules()).values).toEqual(before.values);
});
