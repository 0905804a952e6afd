import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('a client is anonymised after a look at what goes and what stays, with a reason', async ({
  page,
  request,
}) => {
  const { create, read } = await asAdmin(request);
  const name = `Erased ${Date.now()}`;
  const { id } = await create('clients', { fullName: name, email: 'erased@example.com' });
  const service = await create('services', { clientId: id, dateTs: '2034-05-04T09:00' });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${id}`);
  const open = page.getByRole('button', { name: 'Anonymise…' });
  const dialog = page.getByRole('dialog', { name: 'Anonymise this client' });
  await open.click();
  await expect(dialog.getByText('Services are planned or not billed yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const { headers } = await asAdmin(request);
  await request.put(`/api/services/update/${service.id}/`, {
    headers,
    data: { version: service['version'], serviceStatus: 'Cancelled' },
  });
  await open.click();
  await expect(dialog.getByText('Name, company, e-mail addresses, phone')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Asked for it by e-mail');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('The client is anonymised.')).toBeVisible();
  expect(await read(`clients/${id}/`)).toMatchObject({ fullName: 'Anonymised client', email: '' });
});
