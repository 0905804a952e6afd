import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, selectFound, test } from '../../support/test.ts';

test.describe('many rows of a list', () => {
  test('are selected by mouse and keys, assigned after a preview, and taken back as one', async ({
    page,
    request,
  }) => {
    const { create, read } = await asAdmin(request);
    const street = `${Date.now()} Ledge Street`;
    const { id: employeeId } = await create('employees', { fullName: `Bulk ${street}` });
    const planned = { address: street, serviceStatus: 'Scheduled', hours: 1 };
    const ids: number[] = [];
    for (const hour of ['09', '10', '11', '12']) {
      const dateTs = `2033-03-01T${hour}:00`;
      ids.push((await create('services', { ...planned, dateTs })).id);
    }
    await create('services', { address: street, serviceStatus: 'Complete' });
    await logIn(page, 'admin');
    await page.goto(`/admin/services?view=all&sort=dateTs&q=${encodeURIComponent(street)}`);
    await page.getByRole('button', { name: 'Select rows' }).click();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    const boxes = page.getByRole('checkbox', { name: /^Select service/ });
    await expect(boxes).toHaveCount(5);

    await boxes.nth(0).click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await expect(bar.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('x');
    await expect(bar.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar.getByText('4 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Select all 5' }).click();
    await expect(bar.getByText('5 selected')).toBeVisible();

    await bar.getByRole('button', { name: 'Assign to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign services' });
    await dialog.getByLabel('Assign to').selectOption({ label: `Bulk ${street}` });
    await expect(dialog.locator('summary', { hasText: '4 services will change' })).toBeVisible();
    await expect(dialog.locator('summary', { hasText: '1 service stays as it is' })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: 'Complete already' })).toBeVisible();
    await expectAccessible(page);
    const sent = Promise.withResolvers<undefined>();
    await page.route('**/api/services/bulk/', async (route) => {
      await sent.promise;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Assign 4 services' }).click();
    // What comes of it is told in this window.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog.getByRole('cell', { name: 'Complete already' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Assign 4 services' })).toBeDisabled();
    sent.resolve(undefined);
    const message = page.getByText(`4 services assigned to Bulk ${street}.`);
    await expect(message).toBeVisible();
    expect(await read(`services/${ids[0]}/`)).toMatchObject({ employeeId });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('4 services are as before.')).toBeVisible();
    expect(await read(`services/${ids[3]}/`)).toMatchObject({ employeeId: null });
  });

  test('can be taken back as one after it was read which of them somebody else had changed', async ({
    page,
    request,
  }) => {
    const { create, read, headers } = await asAdmin(request);
    const street = `${Date.now()} Meanwhile Street`;
    await create('employees', { fullName: `Bulk ${street}` });
    const ids: number[] = [];
    for (const day of ['03', '04']) {
      const planned = { address: street, serviceStatus: 'Scheduled', hours: 2 };
      ids.push((await create('services', { ...planned, dateTs: `2033-03-${day}T09:00` })).id);
    }
    const [first = 0, second = 0] = ids;
    await page.clock.install();
    await logIn(page, 'admin');
    const bar = await selectFound(page, 'services', street, 2);
    await bar.getByRole('button', { name: 'Assign to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign services' });
    await dialog.getByLabel('Assign to').selectOption({ label: `Bulk ${street}` });
    const assign = dialog.getByRole('button', { name: 'Assign 2 services' });
    await assign.waitFor();
    const { version } = await read(`services/${second}/`);
    const data = { version, hours: 3 };
    const changed = await request.put(`/api/services/update/${second}/`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
    await assign.click();
    const left = page.getByRole('dialog', { name: 'Not all was done as it was shown' });
    await expect(left.getByText(/^1 service assigned to/)).toBeVisible();
    // Longer than a message with a button stays.
    await page.clock.runFor(20_000);
    await left.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 service is as before.')).toBeVisible();
    expect(await read(`services/${first}/`)).toMatchObject({ employeeId: null });
  });

  test('that clash are assigned as far as they fit, or all of them, after saying which clash', async ({
    page,
    request,
  }) => {
    const { create, read } = await asAdmin(request);
    const street = `${Date.now()} Gravel Street`;
    const { id: employeeId } = await create('employees', { fullName: `Bulk ${street}` });
    const ids: number[] = [];
    for (const hour of ['09', '10']) {
      const dateTs = `2033-03-01T${hour}:00`;
      const planned = { address: street, serviceStatus: 'Scheduled', hours: 2, dateTs };
      ids.push((await create('services', planned)).id);
    }
    const [first = 0, second = 0] = ids;
    const code = (id: number) => `S-${String(id).padStart(6, '0')}`;
    await logIn(page, 'admin');
    const bar = await selectFound(page, 'services', street, 2);
    await bar.getByRole('button', { name: 'Assign to…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign services' });
    await dialog.getByLabel('Assign to').selectOption({ label: `Bulk ${street}` });
    const clash = (id: number) =>
      dialog.getByRole('cell', { name: `Clashes with ${code(id)}, ${street}, ` });
    await expect(clash(first)).toHaveText(/9:00 a\.m\. to 11:00 a\.m\., selected too$/);
    await expect(dialog.getByRole('button', { name: 'Assign 1 service' })).toBeEnabled();
    await dialog.getByLabel('Assign all anyway').check();
    await expect(clash(second)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Assign 2 services' })).toBeEnabled();
    await dialog.getByLabel(/^Assign those that fit/).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Assign 1 service' }).click();
    await expect(page.getByText(`1 service assigned to Bulk ${street}.`)).toBeVisible();
    expect(await read(`services/${first}/`)).toMatchObject({ employeeId });
    expect(await read(`services/${second}/`)).toMatchObject({ employeeId: null });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 service is as before.')).toBeVisible();
  });

  test('say why invoices are left out, send the others, and how far their mails are', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const name = `Bulk ${Date.now()}`;
    const client = await create('clients', { fullName: name, email: 'bulk@example.com' });
    const silent = await create('clients', { fullName: `${name} Silent` });
    for (const clientId of [client.id, client.id, silent.id]) {
      await create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
    }
    await logIn(page, 'admin');
    const bar = await selectFound(page, 'invoices', name, 3);
    await bar.getByRole('button', { name: 'Send…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send invoices' });
    await expect(dialog.locator('summary', { hasText: '2 invoices will be sent' })).toBeVisible();
    await expect(dialog.getByText('2 of them are drafts')).toBeVisible();
    await expect(
      dialog.getByRole('cell', { name: 'The client has no e-mail address' }),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Message').fill('Thank you.');
    await page.keyboard.press('Escape');
    const ask = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await ask.getByRole('button', { name: 'Go on typing' }).click();
    await expect(dialog.getByLabel('Message')).toHaveValue('Thank you.');
    await dialog.getByRole('button', { name: 'Send 2 invoices' }).click();
    const sent = page.getByRole('dialog', { name: 'On their way' });
    await expect(sent.getByText('2 invoices are on their way.')).toBeVisible();
    await expect(sent.getByText('2 of 2 mails are sent')).toBeVisible({ timeout: 20_000 });
    await sent.getByRole('button', { name: 'Close' }).click();
    // What could not be sent stays selected.
    await expect(bar.getByText('1 selected')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('begin with X on the row that has the focus, and go on from there', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const street = `${Date.now()} Key Street`;
    for (const hour of ['09', '10', '11']) {
      const dateTs = `2033-03-02T${hour}:00`;
      await create('services', { address: street, serviceStatus: 'Scheduled', hours: 1, dateTs });
    }
    await logIn(page, 'admin');
    await page.goto(`/admin/services?view=all&sort=dateTs&q=${encodeURIComponent(street)}`);
    await expect(page.getByRole('row')).toHaveCount(4);
    const bar = page.getByRole('region', { name: 'Selected rows' });
    // Without a row that has the focus, and in the search, it is a letter.
    await page.keyboard.press('x');
    await page.getByRole('searchbox').press('x');
    await expect(page.getByRole('searchbox')).toHaveValue(`x${street}`);
    await page.goto(`/admin/services?view=all&sort=dateTs&q=${encodeURIComponent(street)}`);
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(bar).toHaveCount(0);

    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar.getByText('1 selected')).toBeVisible();
    const boxes = page.getByRole('checkbox', { name: /^Select service/ });
    await expect(boxes.nth(1)).toBeChecked();
    await expect(page.getByRole('row').nth(2).getByRole('link', { name: /^View/ })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(bar.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(boxes.nth(0)).toBeChecked();
    // What is selected goes with the list that showed it.
    await bar.getByRole('button', { name: 'Stop selecting' }).click();
    await page.getByRole('button', { name: 'Select rows' }).click();
    await expect(bar.getByText('0 selected')).toBeVisible();
  });

  test('are for Admins alone', async ({ page }) => {
    await logIn(page, 'employee');
    await page.goto('/admin/services');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select rows' })).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
