import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('an employee has a page: the week in hours, the phone page, and what is next', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const client = await admin.create('clients', { companyName: `Next ${Date.now()}` });
  const employee = await admin.create('employees', {
    fullName: `Priya ${Date.now()}`,
    phoneNumber: '(519) 555-0142',
  });
  const fields = { employeeId: employee.id, clientId: client.id, hours: 2.5 };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
  await admin.create('services', {
    ...fields,
    dateTs: `${today}T09:00`,
    serviceStatus: 'Complete',
  });
  const next = await admin.create('services', { ...fields, dateTs: '2099-01-05T09:00' });
  const cancelled = await admin.create('services', {
    ...fields,
    dateTs: '2099-01-02T09:00',
    serviceStatus: 'Cancelled',
  });
  await logIn(page, 'admin');
  await page.goto(`/admin/employees/${employee.id}`);
  const week = page.getByLabel('This week', { exact: true });
  await expect(week).toContainText('Planned this week2.5 h 1 service');
  await expect(week).toContainText('Left this week0 h 0 services');
  await expect(page.getByRole('link', { name: 'Call (519) 555-0142' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the phone page' })).toHaveAttribute(
    'href',
    `/schedule/${String(employee['secret'])}`,
  );
  await expect(page.getByRole('heading', { name: 'Next services' })).toBeVisible();
  await expectAccessible(page);
  // What is cancelled is not to come.
  await expect(page.locator(`a[href="/admin/services/${next.id}"]`)).toBeVisible();
  await expect(page.locator(`a[href="/admin/services/${cancelled.id}"]`)).toHaveCount(0);
  await page.locator(`a[href="/admin/services/${next.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/admin/services/${next.id}$`));
});

test('a new link to the phone page is made after asking, and the old one ends then', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const employee = await admin.create('employees', { fullName: `Noor ${Date.now()}` });
  const secret = String(employee['secret']);
  const opens = async () =>
    (await request.get(`/api/todays-services-summary/${secret}`)).status() === 200;
  await logIn(page, 'admin');
  await page.goto('/admin/employees');
  await page.goto(`/admin/employees/${employee.id}`);
  const choose = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'New link' }).click();
  };
  const dialog = page.getByRole('alertdialog', {
    name: `Make a new link for ${String(employee['fullName'])}?`,
  });
  await choose();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep the old one' }).click();
  expect(await opens()).toBe(true);
  await choose();
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByText('The old link no longer works.')).toBeVisible();
  expect(await opens()).toBe(false);
});

test('an Employee sees the week of a colleague, and no link to the phone page', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const employee = await admin.create('employees', { fullName: `Omar ${Date.now()}` });
  await logIn(page, 'employee');
  await page.goto(`/admin/employees/${employee.id}`);
  await expect(page.getByText('Planned this week')).toBeVisible();
  await expect(page.getByText('No services to come.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the phone page' })).toHaveCount(0);
});
