import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
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
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Anonymise…' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Anonymise this client' });
  await open();
  await expect(dialog.getByText('Services are planned or not billed yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const { headers } = await asAdmin(request);
  await request.put(`/api/services/update/${service.id}/`, {
    headers,
    data: { version: service['version'], serviceStatus: 'Cancelled' },
  });
  await open();
  await expect(dialog.getByText('Name, company, e-mail addresses, phone')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Asked for it by e-mail');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('The client is anonymised.')).toBeVisible();
  expect(await read(`clients/${id}/`)).toMatchObject({ fullName: 'Anonymised client', email: '' });
});

test('what is seldom done with a client can be reached on a phone', async ({ page, request }) => {
  const { create } = await asAdmin(request);
  const fullName = `Phone ${Date.now()}`;
  const { id } = await create('clients', { fullName });
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${id}`);
  await expect(page.getByRole('paragraph').filter({ hasText: fullName })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  for (const name of ['Export data', 'Merge…', 'Anonymise…']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('an open menu stays at its button when late data move the page', async ({ page, request }) => {
  const { create } = await asAdmin(request);
  const { id } = await create('clients', { fullName: `Moved ${Date.now()}` });
  // Higher than the page, at whose end the bar stands then.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await logIn(page, 'admin');
  await page.goto(`/admin/clients/${id}`);
  const button = page.getByRole('button', { name: 'More actions' });
  await button.click();
  const item = page.getByRole('button', { name: 'Export data' });
  await expect(item).toBeVisible();
  /** How far the menu stands from its button, and where the button is. */
  const apart = async (): Promise<{ gap: number; at: number }> => {
    const [anchor, first] = await boxesOf(button, item);
    return { gap: Math.round(first.y - anchor.y), at: Math.round(anchor.y) };
  };
  const before = await apart();
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '120px';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(async () => (await apart()).at).toBeGreaterThan(before.at);
  await expect.poll(async () => (await apart()).gap).toBe(before.gap);
});
