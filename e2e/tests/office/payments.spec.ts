import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

/** A client with issued invoices; `subTotals` in dollars before tax. */
async function clientWith(request: APIRequestContext, subTotals: readonly number[]) {
  const admin = await asAdmin(request);
  const client = await admin.create('clients', { fullName: `Paying ${Date.now()}` });
  const numbers: number[] = [];
  const ids: number[] = [];
  for (const subTotal of subTotals) {
    const { id } = await admin.create('invoices', { clientId: client.id, subTotal });
    const file = await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
    expect(file.status()).toBe(200);
    ids.push(id);
    numbers.push(Number((await admin.read(`invoices/${id}/`))['invoiceNumber']));
  }
  return { clientId: client.id, ids, numbers };
}

/** Opens the account of a client in its editor. */
async function openAccount(page: Page, clientId: number): Promise<Locator> {
  await page.goto(`/admin/clients/${clientId}`);
  await page.getByText('Account', { exact: true }).click();
  const account = page.getByRole('group').filter({ hasText: 'On account' });
  await expect(account.getByText('Balance')).toBeVisible();
  return account;
}

const figure = (account: Locator, term: string): Locator =>
  account
    .locator('div')
    .filter({ has: account.page().getByText(term, { exact: true }) })
    .last();

test('one payment covers two invoices in part, is undone, and is recorded again', async ({
  page,
  request,
}) => {
  const { clientId, numbers } = await clientWith(request, [100, 200]);
  const [first = 0, second = 0] = numbers;
  await logIn(page, 'admin');
  const account = await openAccount(page, clientId);
  await expect(figure(account, 'Owed')).toContainText('$ 339.00');

  await account.getByRole('button', { name: 'Record payment…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment from this client' });
  // The oldest is offered with all that is owed on it.
  await expect(dialog.getByLabel('Amount')).toHaveValue('113.00');
  await expect(dialog.getByText('$ 113.00 of $ 339.00 that is owed is chosen below')).toBeVisible();
  await dialog.getByLabel(new RegExp(`^Invoice ${second} `)).check();
  await expect(dialog.getByText('$ 339.00 is owed', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toHaveValue('339.00');
  await dialog.getByLabel('Amount').fill('200');
  await expect(dialog.getByText(`Invoice ${first} is paid with $ 113.00.`)).toBeVisible();
  await expect(
    dialog.getByText(`Invoice ${second} gets $ 87.00; $ 139.00 is still owed.`),
  ).toBeVisible();
  await expect(dialog.getByLabel('How it came')).toHaveValue('e-transfer');
  await dialog.getByLabel('How it came').selectOption('');
  await dialog.getByRole('button', { name: 'Record $ 200.00' }).click();
  await expect(dialog.getByText('Choose how the money came.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('How it came').selectOption('Cheque');
  await dialog.getByLabel('Reference').fill('Cheque 118');
  await dialog.getByRole('button', { name: 'Record $ 200.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(figure(account, 'Owed')).toContainText('$ 139.00');
  await expect(account.getByRole('row').filter({ hasText: 'Cheque 118' })).toContainText(
    `${first}: $ 113.00`,
  );

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(figure(account, 'Owed')).toContainText('$ 339.00');
  await expect(account.getByRole('row').filter({ hasText: 'Cheque 118' })).toContainText(
    'Taken back',
  );
});

test('the head of an invoice tells at once of a part that was paid, and what is typed then is saved', async ({
  page,
  request,
}) => {
  const { ids } = await clientWith(request, [100]);
  const [id = 0] = ids;
  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Record payment', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Record a payment/ });
  await dialog.getByLabel('Amount').fill('50');
  await dialog.getByLabel('How it came').selectOption('Cheque');
  await dialog.getByRole('button', { name: 'Record $ 50.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Part paid')).toBeVisible();
  await expect(page.getByText('$ 63.00 owed')).toBeVisible();

  await page.getByLabel('Notes').fill('The rest comes in December.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`/invoices/${id}`));
  const admin = await asAdmin(request);
  expect((await admin.read(`invoices/${id}/`))['notes']).toBe('The rest comes in December.');
});

test('what is paid beyond what is owed stays on account, and pays the next invoice', async ({
  page,
  request,
}) => {
  const { clientId } = await clientWith(request, [100]);
  await logIn(page, 'admin');
  let account = await openAccount(page, clientId);
  await account.getByRole('button', { name: 'Record payment…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Record a payment/ });
  await dialog.getByLabel('Amount').fill('150.00');
  await dialog.getByLabel('How it came').selectOption('Cash');
  await expect(dialog.getByText('$ 37.00 stays on account of the client.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record $ 150.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(figure(account, 'Balance')).toContainText('We owe $ 37.00');

  const admin = await asAdmin(request);
  const { id } = await admin.create('invoices', { clientId, subTotal: 100 });
  await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
  account = await openAccount(page, clientId);
  await account.getByRole('button', { name: 'Record payment…' }).click();
  await expect(page.getByRole('dialog').getByText('$ 37.00 left of a payment')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is owed ahead of its day is told apart, as reports count it later', async ({
  page,
  request,
}) => {
  const { clientId } = await clientWith(request, [100]);
  const admin = await asAdmin(request);
  const inSixtyDays = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const { headers } = admin;
  const { id, version } = await admin.create('invoices', { clientId, subTotal: 200 });
  const data = { dateTs: inSixtyDays, version };
  expect((await request.put(`/api/invoices/update/${id}/`, { headers, data })).status()).toBe(200);
  await request.get(`/api/download-invoice/draft-${id}`, { headers });
  await logIn(page, 'admin');
  const account = await openAccount(page, clientId);
  await expect(figure(account, 'Balance')).toContainText('$ 339.00');
  await expect(account).toContainText('$ 226.00 of it is of invoices that are dated ahead.');
});

test('a payment that bounced is taken back with its reason', async ({ page, request }) => {
  const { clientId, numbers } = await clientWith(request, [100]);
  await logIn(page, 'admin');
  const account = await openAccount(page, clientId);
  await account.getByRole('button', { name: 'Record payment…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Record a payment/ });
  await dialog.getByLabel('How it came').selectOption('Cheque');
  await dialog.getByRole('button', { name: 'Record $ 113.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(account.getByText('No invoice is open.')).toBeVisible();

  await account.getByRole('button', { name: /^Take back the payment of \$ 113\.00/ }).click();
  const question = page.getByRole('dialog', { name: /^Take back/ });
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(question.getByText('Say why.')).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Reason').fill('The cheque bounced');
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(question).toBeHidden();
  await expect(account.getByRole('link', { name: String(numbers[0]) })).toBeVisible();
});

test('a client is sent the statement of a span of days, which is shown before', async ({
  page,
  request,
}) => {
  const { clientId } = await clientWith(request, [100]);
  await logIn(page, 'admin');
  const account = await openAccount(page, clientId);
  await account.getByRole('button', { name: 'Statement…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statement of account' });
  await expect(dialog.getByText('Subject: Your statement from Northbank')).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('$ 113.00 is owed.')).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`statement-${clientId}.pdf`);

  await dialog.getByRole('button', { name: 'Send the statement' }).click();
  await expect(dialog.getByText('Say to whom it goes: there is no e-mail address.')).toBeVisible();
  await dialog.getByLabel('From').fill('2999-01-01');
  await expect(dialog.getByText('The last day is before the first one.')).toBeVisible();
  await dialog.getByLabel('From').fill('2020-01-01');
  await expect(dialog.frameLocator('iframe').getByText('from January 1, 2020')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('ann@example.com');
  await dialog.getByRole('button', { name: 'Send the statement to ann@example.com' }).click();
  await expect(page.getByText('The statement is on its way to ann@example.com.')).toBeVisible();

  // Somebody who does not know of it is told, and sends it again only on purpose.
  await account.getByRole('button', { name: 'Statement…' }).click();
  await dialog.getByLabel('From').fill('2020-01-01');
  await expect(dialog.frameLocator('iframe').getByText('from January 1, 2020')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('ann@example.com');
  const send = dialog.getByRole('button', { name: 'Send the statement to ann@example.com' });
  await send.click();
  await expect(
    dialog.getByText(/^The statement up to .* was sent already: by admin, /),
  ).toBeVisible();
  await dialog.getByLabel('Send it once more all the same').check();
  await send.click();
  await expect(dialog).toHaveCount(0);
});
