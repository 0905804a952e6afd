import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('two clients are merged after a look at it, and taken apart again', async ({
  page,
  request,
}) => {
  const { create, read } = await asAdmin(request);
  const mark = String(Date.now()).slice(-7);
  // An exchange begins with 2 to 9.
  const phoneNumber = `5195${mark.slice(1)}`;
  const kept = await create('clients', {
    ...{ fullName: `Ann Kept ${mark}`, email: `ann${mark}@example.com`, phoneNumber },
    address: '1 First Street',
  });
  const other = await create('clients', {
    ...{ fullName: `Ann Other ${mark}`, email: `office${mark}@example.com`, phoneNumber },
    companyName: `Other Ltd ${mark}`,
  });
  await create('services', { clientId: other.id, dateTs: '2034-05-04T09:00' });
  await create('invoices', { clientId: other.id, subTotal: 100 });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${kept.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Merge…' }).click();
  let dialog = page.getByRole('dialog', { name: `Merge another client into Ann Kept ${mark}` });
  await expect(dialog.getByText('same phone')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Choose Other Ltd ${mark}` }).click();
  dialog = page.getByRole('dialog', { name: `Merge Other Ltd ${mark} into Ann Kept ${mark}` });
  // The button that led to this step has gone; the focus stays in the window.
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await dialog.getByRole('radio', { name: `office${mark}@example.com` }).check();
  await expect(dialog.getByRole('row', { name: 'Services 1' })).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'Together' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Merged with Other Ltd ${mark}`)).toBeVisible();
  expect(await read(`clients/${kept.id}/`)).toMatchObject({
    fullName: `Ann Kept ${mark}`,
    companyName: `Other Ltd ${mark}`,
    email: `office${mark}@example.com`,
  });

  await page.goto(`/admin/clients/${other.id}`);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(`/admin/clients/${kept.id}`);

  await page.getByRole('button', { name: `Undo the merge with Other Ltd ${mark}` }).click();
  const undo = page.getByRole('dialog', { name: 'Undo the merge' });
  await expect(undo.getByRole('row', { name: 'Services 1' })).toBeVisible();
  await expectAccessible(page);
  await undo.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText(`Merge with Other Ltd ${mark} undone`)).toBeVisible();
  expect(await read(`clients/${other.id}/`)).toMatchObject({ fullName: `Ann Other ${mark}` });
  expect(await read(`clients/${kept.id}/`)).toMatchObject({
    companyName: '',
    email: `ann${mark}@example.com`,
  });
});

test('nothing is merged that was changed since the preview, and no undo takes later work away', async ({
  page,
  request,
}) => {
  const { create, headers } = await asAdmin(request);
  const mark = String(Date.now()).slice(-7);
  const kept = await create('clients', { fullName: `Bo Kept ${mark}`, email: `bo${mark}@a.ca` });
  const other = await create('clients', { fullName: `Bo Other ${mark}`, email: `bo${mark}@a.ca` });
  const service = await create('services', { clientId: other.id, dateTs: '2034-05-04T09:00' });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${kept.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Merge…' }).click();
  let dialog = page.getByRole('dialog', { name: `Merge another client into Bo Kept ${mark}` });
  await dialog.getByRole('button', { name: `Choose Bo Other ${mark}` }).click();
  dialog = page.getByRole('dialog', { name: `Merge Bo Other ${mark} into Bo Kept ${mark}` });
  await expect(dialog.getByRole('row', { name: 'Services 1' })).toBeVisible();
  await request.put(`/api/clients/update/${other.id}/`, {
    headers,
    data: { ...other, city: 'Guelph' },
  });
  // Until the newer preview has come, merging what is shown would only be refused again.
  const newer = Promise.withResolvers<undefined>();
  await page.route(`**/api/clients/${kept.id}/merge/${other.id}/`, async (route) => {
    await newer.promise;
    await route.continue();
  });
  const merge = dialog.getByRole('button', { name: 'Merge', exact: true });
  await merge.click();
  await expect(dialog.getByText('changed by somebody else in the meantime')).toBeVisible();
  await expect(merge).toBeDisabled();
  newer.resolve(undefined);
  await expect(merge).toBeEnabled();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await merge.click();
  await expect(dialog).toBeHidden();

  await request.put(`/api/services/update/${service.id}/`, {
    headers,
    data: { version: Number(service['version']) + 1, serviceStatus: 'Cancelled' },
  });
  await page.getByRole('button', { name: `Undo the merge with Bo Other ${mark}` }).click();
  const undo = page.getByRole('dialog', { name: 'Undo the merge' });
  await expect(
    undo.getByRole('link', { name: 'Service of May 4, 2034 was changed since.' }),
  ).toBeVisible();
  await expect(undo.getByRole('button', { name: 'Undo the merge' })).toHaveCount(0);
});
