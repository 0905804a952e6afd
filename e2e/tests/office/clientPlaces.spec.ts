import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('a client has several addresses and contacts, which visits and mails offer', async ({
  page,
  request,
}) => {
  const { create, read } = await asAdmin(request);
  const name = `Placed ${Date.now()}`;
  const fields = { fullName: name, email: 'placed@example.com', address: '1 First Street' };
  const { id } = await create('clients', fields);
  await create('invoices', { clientId: id, subTotal: 100, type: 'Janitorial' });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${id}`);
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  const addresses = page.getByRole('region', { name: 'Addresses' });
  const contacts = page.getByRole('region', { name: 'Contacts' });
  const undo = page.getByRole('button', { name: 'Undo' });

  await addresses.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'New address' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Street is missing')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Label').fill('Cottage');
  await dialog.getByLabel('Street').fill('2 Second Street');
  await dialog.getByLabel('Notes').fill('Code 4711');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(addresses.getByRole('listitem')).toHaveCount(2);

  const more = addresses.getByRole('button', { name: 'More for Cottage' });
  await more.click();
  await page.getByRole('button', { name: 'Make main' }).click();
  await expect(page.getByText('The main address is another one now.')).toBeVisible();
  await expect(addresses.getByRole('listitem').first()).toContainText('CottageMain');
  expect(await read(`clients/${id}/`)).toMatchObject({ address: '2 Second Street' });
  await undo.click();
  await expect(addresses.getByRole('listitem').first()).toContainText('1 First Street');

  await contacts.getByRole('button', { name: 'Add contact' }).click();
  const person = page.getByRole('dialog', { name: 'New contact' });
  await person.getByLabel('Name').fill('Bea Keeper');
  await person.getByLabel('E-mail').fill('bea@example.com');
  await person.getByLabel('Statements').check();
  await person.getByRole('button', { name: 'Save' }).click();
  await expect(contacts.getByText('Gets statements')).toBeVisible();
  await contacts.getByRole('button', { name: 'More for Bea Keeper' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(contacts.getByText('Bea Keeper')).toHaveCount(0);
  await undo.click();
  await expect(contacts.getByText('Bea Keeper')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/clients/${id}#visits`);
  await page.getByRole('button', { name: 'New visit' }).first().click();
  await expect(page.getByLabel('Address')).toHaveValue('1 First Street');
  await page.getByRole('button', { name: /^Use Cottage/ }).click();
  await expect(page.getByLabel('Address')).toHaveValue('2 Second Street');
  await expect(page.getByLabel('Instructions')).toHaveValue('Code 4711');

  const { results } = await read(`invoices/?clientId=${id}`);
  await page.goto(`/admin/invoices/${String((results as { id: number }[])[0]?.id)}`);
  await page.getByRole('button', { name: 'Review and send' }).click();
  const mail = page.getByRole('dialog');
  await mail.getByRole('button', { name: 'Copy to Bea Keeper' }).click();
  await expect(mail.getByLabel('Cc')).toHaveValue('bea@example.com');
});
