import { asAdmin } from '../../support/admin.ts';
import { enter, makeLogin } from '../../support/logins.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('a login that is linked to an employee has the services of that employee as its own', async ({
  page,
  request,
  otherBrowsers,
}) => {
  const admin = await asAdmin(request);
  const fullName = `Nadia ${Date.now()}`;
  const employee = await admin.create('employees', { fullName });
  const mine = await admin.create('services', {
    employeeId: employee.id,
    dateTs: '2099-01-05T09:00',
    address: `7 Mine Street ${Date.now()}`,
  });
  const login = await makeLogin(request, { role: 'Office' });

  const colleague = await otherBrowsers.open();
  await enter(colleague, login);
  await colleague.goto('/admin/services?view=mine');
  await expect(
    colleague.getByText(/an owner links them in the settings, under People/),
  ).toBeVisible();
  // Nothing is counted for it.
  const empty = colleague.getByRole('link', { name: 'Mine', exact: true });
  await expect(empty.locator('span')).toHaveCount(0);
  await colleague.goto('/admin/services?view=all');
  const tabs = colleague.getByRole('navigation', { name: 'Parts of services' });
  await expect(tabs.getByRole('link', { name: /^To bill \d/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: /^Mine/ })).toHaveCount(0);

  await logIn(page, 'admin');
  await page.goto(`/admin/employees/${employee.id}`);
  await page.getByRole('link', { name: 'Link a login' }).click();
  await page
    .getByRole('button', { name: `Link… Employee of ${login.username}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `Employee of ${login.username}` });
  await dialog.getByLabel('Is the employee').selectOption(fullName);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`“Mine” shows ${login.username} the services of ${fullName} from now on.`),
  ).toBeVisible();
  await page.getByRole('link', { name: fullName }).first().click();
  await expect(page.getByRole('link', { name: `Login: ${login.username}` })).toBeVisible();

  // No new login is needed.
  await colleague.reload();
  await tabs.getByRole('link', { name: /^Mine\s*1$/ }).click();
  await expect(colleague.getByText('1 result')).toBeVisible();
  await expect(colleague.locator(`a[href="/admin/services/${mine.id}"]`).first()).toBeVisible();
  await expectAccessible(colleague);
});
