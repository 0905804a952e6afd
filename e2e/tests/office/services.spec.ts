import { adminHeaders, asAdmin } from '../../support/admin.ts';
import { expect, foundRow, logIn, test } from '../../support/test.ts';

test.describe('a service', () => {
  test('is completed from the list with one press, and taken back from the message', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now()} Mop Street`;
    await create('services', { address, serviceStatus: 'Scheduled', dateTs: '2032-05-04T09:00' });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    const row = await foundRow(page, address);
    await row.getByRole('button', { name: /^Mark complete S-\d{6}$/ }).click();
    await expect(page.getByText(/^S-\d{6} is complete\./)).toBeVisible();
    await expect(row.getByText('Complete', { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Mark complete/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It is as it was before.')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Mark complete/ })).toBeVisible();
  });

  test('is completed in its editor, which goes back a page', async ({ page, request }) => {
    const { create, read } = await asAdmin(request);
    const address = `${Date.now()} Broom Street`;
    const { id } = await create('services', { address, serviceStatus: 'Scheduled' });
    await logIn(page, 'admin');
    await page.goto('/admin/services');
    await page.goto(`/admin/services/${id}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText(/^S-\d{6} is complete\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
    expect(await read(`services/${id}/`)).toMatchObject({ serviceStatus: 'Complete' });
    await page.goto(`/admin/services/${id}`);
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeDisabled();
  });

  test('is not completed by an Employee, on the screen or through the API', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now()} Sponge Street`;
    const { id } = await create('services', { address, serviceStatus: 'Scheduled' });
    await logIn(page, 'employee');
    await page.goto('/admin/services');
    const row = await foundRow(page, address);
    await expect(row.getByRole('link', { name: /View/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Mark complete/ })).toHaveCount(0);
    await row.getByRole('link', { name: /View/ }).click();
    await expect(page.getByRole('heading', { name: 'Service Editor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await request.put(`/api/services/update/${id}/`, {
      headers: { authorization: `Token ${token ?? ''}` },
      data: { version: 1, serviceStatus: 'Complete' },
    });
    expect(answer.status()).toBe(403);
  });
});

test('a contract’s services are created from its editor, and the daily update says what it did', async ({
  page,
  request,
}) => {
  const { create } = await asAdmin(request);
  const address = `${Date.now()} Sweep Street`;
  await create('contracts', { address, isActive: true, monday: true });
  await create('contracts', { address, isActive: false });
  await logIn(page, 'admin');
  await page.goto('/admin/contracts');
  await page.getByRole('searchbox').fill(address);
  const rows = page.getByRole('row').filter({ hasText: address });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: /View/ }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(/\d+ services created, \d+ were there already\./)).toBeVisible();
  await page.goto('/admin/invoices');
  await page.getByRole('button', { name: 'Daily Update' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText(/^Daily update: \d+ services scheduled/)).toBeVisible();
});

test('a service says why it has no price where its contract is billed by the month', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const mark = `Monthly ${Date.now()}`;
  const contract = await admin.create('contracts', {
    ...{ isActive: true, isMonthly: true, price: 400, lineData: mark, startTime: '23:45' },
    ...{ monday: true, wednesday: true, friday: true },
  });
  await request.post(`/api/create-contract-services/${contract.id}`, {
    headers: await adminHeaders(request),
  });
  await logIn(page, 'admin');
  await page.goto(`/admin/services?q=${encodeURIComponent(mark)}`);
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByLabel('Price')).toHaveValue('');
  await expect(page.getByText('its contract is billed by the month')).toBeVisible();
  await page.getByLabel('Price').fill('20');
  await expect(page.getByText('its contract is billed by the month')).toHaveCount(0);
});
