import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, openFound, test } from '../../support/test.ts';

test('a record leads to those that it belongs to, and what is typed is there on return', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const name = `Linked ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', { companyName: name });
  const employee = await admin.create('employees', { fullName: `Priya ${Date.now()}` });
  const employeeName = String(employee['fullName']);
  const fields = { clientId, employeeId: employee.id };
  const contract = await admin.create('contracts', fields);
  const service = await admin.create('services', { ...fields, dateTs: '2099-01-05T09:00' });
  await logIn(page, 'admin');

  for (const address of [`contracts/${contract.id}`, `services/${service.id}`]) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByRole('link', { name: employeeName })).toHaveAttribute(
      'href',
      `/admin/employees/${employee.id}`,
    );
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/admin/clients/${clientId}`,
    );
  }
  await expectAccessible(page);

  await page.getByLabel('Instructions').fill('Ring twice');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('At a glance').or(page.getByText('Balance owed'))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expect(page.getByLabel('Instructions')).toHaveValue('Ring twice');
});

test('cells of lists lead to the client', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const name = `Celled ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', { companyName: name });
  await admin.create('contracts', { clientId });
  await admin.create('services', { clientId });
  await admin.create('invoices', { clientId });
  await logIn(page, 'admin');
  for (const list of ['contracts', 'services', 'invoices']) {
    await page.goto(`/admin/${list}`);
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('cell').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/admin/clients/${clientId}`,
    );
  }
});

test('a quote asked for on the site is one click away from its lead', async ({ page, request }) => {
  const email = `lead.${Date.now()}@example.com`;
  const asked = await request.post('/api/carpet-quote/', {
    data: {
      timestamp: Math.floor(Date.now() / 1000) + 30 * 86_400,
      room: 2,
      stairCase: 0,
      basement: true,
      email,
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const { number } = (await asked.json()) as { number: number };
  await logIn(page, 'admin');
  await openFound(page, 'leads', email);
  await page.getByRole('link', { name: `# ${number}` }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/\d+$/);
});

test('the address of a client is taken where none is typed, and offered where one is', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const name = `Placed ${Date.now()}`;
  await admin.create('clients', {
    companyName: name,
    address: '12 King Street',
    city: 'Elora',
    postalCode: 'N0B 1S0',
  });
  await logIn(page, 'admin');
  const choose = async (): Promise<void> => {
    const client = page.getByRole('combobox', { name: 'Client' });
    await client.fill(name);
    await page.getByRole('option', { name }).click();
  };

  await page.goto('/admin/services/new');
  await choose();
  await expect(page.getByLabel('Address')).toHaveValue('12 King Street');
  await expect(page.getByLabel('City')).toHaveValue('Elora');
  await expect(page.getByLabel('Postal code')).toHaveValue('N0B 1S0');

  await page.goto('/admin/contracts/new');
  await page.getByLabel('Address').fill('9 Typed Road');
  await choose();
  await expect(page.getByText('12 King Street, Elora')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('9 Typed Road');
  await page.getByRole('button', { name: 'Use the client’s address' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('12 King Street');
  await expect(page.getByText('12 King Street, Elora')).toHaveCount(0);
});
