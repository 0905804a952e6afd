import { asAdmin } from '../../support/admin.ts';
import { boxesOf } from '../../support/boxes.ts';
import { expect, expectAccessible, logIn, openFound, test } from '../../support/test.ts';

test.describe('an editor', () => {
  test('locks what is frozen of an issued invoice, and says why', async ({ page, request }) => {
    const admin = await asAdmin(request);
    const { id: clientId } = await admin.create('clients', { fullName: 'Frozen Foods' });
    const { id } = await admin.create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
    await logIn(page, 'admin');
    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByLabel('Subtotal')).toBeEnabled();
    await expect(page.getByText('are frozen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is downloaded' })).toBeVisible();

    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByText(/is issued or paid, so its client, .* are frozen/)).toBeVisible();
    for (const label of ['Client', 'Type', 'Date']) {
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
    await expect(page.getByRole('status', { name: 'Subtotal' })).toHaveText('$ 100.00');
    await expect(page.getByRole('table', { name: 'Details' }).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Notes').fill('By the back door.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).not.toHaveURL(new RegExp(`/invoices/${id}`));
    expect((await admin.read(`invoices/${id}/`))['notes']).toBe('By the back door.');
  });

  test('offers to void an issued invoice where a draft would be deleted', async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const fullName = `Hélène Créances ${Date.now()}`;
    const { id: clientId } = await admin.create('clients', { fullName });
    const { id } = await admin.create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
    await logIn(page, 'admin');
    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    // Issues it, and goes back to the list.
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is downloaded' })).toBeVisible();
    await openFound(page, 'invoices', fullName.replaceAll('é', 'e').toUpperCase());
    await expect(page.getByText('Issued, not sent', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: /^Void invoice \d{5}\?$/ });
    await dialog.getByRole('button', { name: 'Void it' }).click();
    await expect(dialog.getByText('Say why this invoice is void.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('Wrong client');
    await dialog.getByRole('button', { name: 'Void it' }).click();
    await expect(page.getByText(/is void: nothing is owed on it/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: fullName });
    await expect(row.getByText('Void', { exact: true })).toBeVisible();
    await page.goto(`/admin/invoices/${id}`);
    await expect(page.getByText(/since \w{3}\.? \d+, \d{4}: Wrong client/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paid' })).toBeDisabled();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog', { name: /stays$/ })).toContainText('void since');
  });
});

test('tax and total follow the subtotal of an invoice while it is typed', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/invoices/new');
  await page.getByLabel('Subtotal').fill('1,234.56');
  await expect(page.getByLabel('Tax')).toHaveText('$ 160.49');
  await expect(page.getByLabel('Total', { exact: true })).toHaveText('$ 1,395.05');
  await page.getByLabel('Subtotal').fill('12,50');
  await expect(page.getByLabel('Total', { exact: true })).toHaveText('');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alertdialog').filter({ visible: true })).toContainText(
    'Subtotal must be a number.',
  );
});

test('who types another subtotal than the lines is asked right below the sums', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/invoices/new');
  await page.getByLabel('Details, row 1, column 4').fill('499.98');
  await expect(page.getByLabel('Subtotal')).toHaveValue('499.98');
  await page.getByLabel('Subtotal').fill('450');
  const take = page.getByRole('button', { name: 'Take $ 499.98' });
  const [asked, notes] = await boxesOf(take, page.getByLabel('Notes'));
  expect(asked.y).toBeLessThan(notes.y);
  await take.click();
  await expect(page.getByLabel('Subtotal')).toHaveValue('499.98');
  await expect(take).toHaveCount(0);
});

test('an invoice is downloaded and stated and goes back one page; paid it stays, with an undo', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const client = await admin.create('clients', { fullName: `Stated ${Date.now()}` });
  const { id } = await admin.create('invoices', { clientId: client.id, subTotal: 100 });
  await logIn(page, 'admin');
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(page.getByText(/^\d+ results, \$\s[\d,]+\.\d\d$/)).toBeVisible();
  for (const [button, name] of [
    ['Download', /^invoice-\d{5}\.pdf$/],
    ['Statement', /^statement-\d+\.csv$/],
  ] as const) {
    await page.goto(`/admin/invoices/${id}`);
    // Where a browser shows no PDF in a page, the one beside the invoice is a download too.
    const download = page.waitForEvent('download', (it) => name.test(it.suggestedFilename()));
    await page.getByRole('button', { name: button }).click();
    await download;
    await expect(page).toHaveURL(/\/admin\/(invoices|leads)$/);
  }
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByText('The payment is recorded.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/invoices/${id}$`));
  await expect(page.getByRole('button', { name: 'Paid', exact: true })).toBeDisabled();
  await expect(page.getByText(/^Paid on \w{3}/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('what it covered is owed again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
});

test('an invoice that is paid in part asks what came, and credits where it is frozen', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const fullName = `Part ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', { fullName });
  const { id } = await admin.create('invoices', { clientId, subTotal: 100 });
  await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
  const day = String((await admin.read(`invoices/${id}/`))['dateTs']);
  const part = { key: crypto.randomUUID(), clientId, amount: 50, day, method: 'cash' };
  const allocations = [{ invoiceId: id, amount: 50 }];
  await request.post('/api/payments/', {
    headers: admin.headers,
    data: { ...part, reference: '', allocations },
  });
  await logIn(page, 'admin');
  await test.step('what is owed stands apart from the total on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/invoices?q=${encodeURIComponent(fullName)}`);
    const space = await page
      .getByText(/63\.00 owed/)
      .evaluate((owed) => Number.parseFloat(getComputedStyle(owed).marginInlineStart));
    expect(space).toBeGreaterThan(4);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  const asked = page.getByRole('dialog', { name: /^Record a payment/ });
  await expect(asked.getByLabel('Amount')).toHaveValue('63.00');
  await asked.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Make a credit instead' }).click();
  const credit = page.getByRole('dialog', { name: /^Credit invoice/ });
  await expect(credit.getByText('Credits $ 113.00: $ 100.00 and $ 13.00 of tax.')).toBeVisible();
  await expect(credit.getByText('$ 63.00 less is owed on this invoice.')).toBeVisible();
  await expect(credit.getByText('$ 50.00 was paid already')).toBeVisible();
  await expectAccessible(page);
  await credit.getByLabel('Reason').fill('Wrong price');
  await credit.getByRole('button', { name: 'Make the credit' }).click();
  await expect(page.getByText('$ 50.00 of it is kept on account.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Credited' })).toHaveText('$ 113.00');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Refund…' }).click();
  await expect(page.getByRole('dialog', { name: 'Give money back' })).toBeVisible();
});

test('an address that is no screen says so', async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/reports/hst');
  await expect(page.getByText('There is no such screen.')).toBeVisible();
});
