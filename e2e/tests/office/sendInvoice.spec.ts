import { randomUUID } from 'node:crypto';
import { asAdmin } from '../../support/admin.ts';
import { openDay } from '../../support/openBooks.ts';
import { expect, expectAccessible, logIn, openTakenOver, test } from '../../support/test.ts';

const lines = [
  ['Description', 'Qty', 'Rate', 'Amount'],
  ['Weekly cleaning', '4', '43.25', '173.00'],
];

async function draft(admin: Awaited<ReturnType<typeof asAdmin>>) {
  const companyName = `Kingsdale ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', {
    companyName,
    email: 'accounts@example.com',
    ccEmails: 'books@example.com',
  });
  const fields = { clientId, subTotal: 173, type: 'Janitorial', newLineData: lines };
  return { companyName, ...(await admin.create('invoices', fields)) };
}

test('a draft is reviewed, sent to whom the person says, and its timeline tells of it', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id, companyName } = await draft(admin);
  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Review and send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this invoice' });
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('accounts@example.com');
  await expect(dialog.getByLabel('Cc', { exact: true })).toHaveValue('books@example.com');
  const letter = dialog.frameLocator('iframe[title="The e-mail as it will be sent"]');
  await expect(letter.getByText(`Dear ${companyName},`)).toBeVisible();
  await dialog.getByLabel('Message').fill('Thank you for the coffee.');
  await expect(letter.getByText('Thank you for the coffee.')).toBeVisible();
  // Its styles are those of the mail, though the page's policy allows none in markup.
  await expect(letter.getByRole('heading', { level: 1 })).not.toHaveCSS('font-size', '32px');
  await expectAccessible(page);

  await dialog.getByLabel('Cc', { exact: true }).fill('books.example.com');
  await dialog.getByRole('button', { name: /^Send invoice/ }).click();
  await expect(dialog.getByText('Cc: "books.example.com" is not an e-mail address.')).toBeVisible();
  await dialog.getByLabel('Cc', { exact: true }).fill('');
  await dialog
    .getByRole('button', { name: /^Send invoice \d{5}, \$ 195\.49, to accounts@example\.com$/ })
    .click();
  await expect(
    page.getByText(/^Invoice \d{5} is on its way to accounts@example\.com\.$/),
  ).toBeVisible();

  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByText('Sent once')).toBeVisible();
  await expect(page.getByText(/^Sent to accounts@example\.com by admin/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
  await expectAccessible(page);

  // The client is a link, which asks before what is typed is left.
  await page.getByLabel('Notes').fill('Two cats.');
  await page.getByRole('link', { name: companyName }).first().click();
  const leaving = page.getByRole('alertdialog').filter({ visible: true });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/clients\/\d+$/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Client Editor' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Two cats.');
});

test('an invoice is seen once somebody moves at the page that its mail leads to', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const admin = await asAdmin(request);
  const { id } = await draft(admin);
  const { version } = await admin.read(`invoices/${id}/`);
  const { headers } = admin;
  const letter = { kind: 'bill', message: '' };
  const sending = { ...letter, version, to: ['accounts@example.com'], cc: [], key: randomUUID() };
  const sent = await request.post(`/api/invoices/${id}/send/`, { headers, data: sending });
  expect(sent.status(), await sent.text()).toBe(200);
  const shown = await request.post(`/api/invoices/${id}/letter/`, { headers, data: letter });
  const { html } = (await shown.json()) as { html: string };
  const [, link = ''] = /href="[^"]*(\/payment\?[^"]*)"/.exec(html) ?? [];

  const client = await browser.newPage();
  const tells = client.waitForRequest('**/letters/seen/');
  await openTakenOver(client, `${baseURL ?? ''}${link.replaceAll('&amp;', '&')}`);
  await expect(client.getByLabel('Amount')).toHaveValue('195.49');
  const timeline = async () => JSON.stringify(await admin.read(`invoices/${id}/timeline/`));
  expect(await timeline()).not.toContain('"seen"');
  // What tells of it comes late: a person goes on moving.
  await expect(async () => {
    await client.mouse.move(200, 200);
    await client.mouse.move(300, 300);
    expect(await timeline()).toContain('"seen"');
  }).toPass();
  expect((await (await tells).response())?.status()).toBe(204);
  await client.close();

  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByText(/^Seen: opened from its mail/)).toBeVisible();
});

test('an invoice is sent again, reminded of, and marked as sent from the menu', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id } = await draft(admin);
  await logIn(page, 'admin');
  const choose = async (action: string): Promise<void> => {
    await page.goto(`/admin/invoices/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await choose('Mark as sent');
  const mark = page.getByRole('dialog', { name: 'Mark this invoice as sent' });
  await mark.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(mark.getByText('Say how it was sent: by post, or handed over.')).toBeVisible();
  await expectAccessible(page);
  await mark.getByLabel('How').fill('By post');
  await mark.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText(/is marked as sent/)).toBeVisible();

  await choose('Send reminder');
  const remind = page.getByRole('dialog', { name: 'Send a reminder' });
  await remind
    .getByRole('button', { name: /^Send a reminder of invoice \d{5}, \$ 195\.49, to/ })
    .click();
  await expect(page.getByText(/^A reminder of invoice \d{5} is on its way/)).toBeVisible();

  await choose('Send again');
  // Its code comes when it is asked for: a key before that would close nothing.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Sent by other means: By post')).toBeVisible();
  await expect(
    page.getByText(/^Reminder sent to accounts@example\.com, books@example\.com/),
  ).toBeVisible();
});

test('the lines of a new invoice make its subtotal, and another one is asked about', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin/invoices/new');
  const details = page.getByRole('group', { name: 'Details' });
  for (const heading of ['Description', 'Qty', 'Rate', 'Amount']) {
    await expect(details.getByRole('columnheader', { name: heading, exact: true })).toBeVisible();
  }
  const cell = (column: number) =>
    details.getByLabel(`Details, row 1, column ${column}`, { exact: true });
  await cell(1).fill('Weekly cleaning');
  await cell(2).fill('4');
  await cell(3).fill('43.25');
  await expect(cell(4)).toHaveValue('173.00');
  await expect(page.getByLabel('Subtotal')).toHaveValue('173.00');
  await expect(page.getByLabel('Total', { exact: true })).toHaveText('$ 195.49');
  await page.getByLabel('Subtotal').fill('180');
  await expect(
    page.getByText('The lines come to $ 173.00, and the subtotal is $ 180.00.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.getByRole('button', { name: 'Take $ 173.00' }).click();
  await expect(page.getByLabel('Subtotal')).toHaveValue('173.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Invoice created.')).toBeVisible();
});

test('what the daily update will do is shown before it runs, and its run is kept', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const companyName = `Daily ${Date.now()}`;
  const { id: clientId } = await admin.create('clients', { companyName });
  await admin.create('services', {
    clientId,
    type: 'Janitorial',
    serviceStatus: 'Complete',
    dateTs: `${openDay('01-05')}T09:00`,
    price: 100,
    lineData: 'Carpet',
  });
  await logIn(page, 'admin');
  await page.goto('/admin/invoices');
  await page.getByRole('button', { name: 'Daily Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily update: what it will do' });
  const row = dialog.getByRole('row').filter({ hasText: companyName });
  await expect(row).toContainText('$ 113.00');
  await expect(row).toContainText(/Carpet, Jan 5, \d{4}/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText(/^Daily update: \d+ services scheduled/)).toBeVisible();
  await page.getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('heading', { name: 'Runs of the daily update' })).toBeVisible();
  await page
    .getByText(/by admin: /)
    .first()
    .click();
  await expect(page.getByRole('row').filter({ hasText: companyName })).toContainText('$ 113.00');
  await expectAccessible(page);
});
