import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

const cards = { good: '4242424242424242', failsLater: '4000000000005126' };

/** An invoice of $ 113.00 that its client has paid by card, and that was credited in full since. */
async function creditedInvoice(request: APIRequestContext, card: string) {
  const admin = await asAdmin(request);
  const client = await admin.create('clients', {
    fullName: `Refunded ${Date.now()}`,
    email: 'refunded@example.com',
  });
  const { id } = await admin.create('invoices', { clientId: client.id, subTotal: 100 });
  await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
  const number = String((await admin.read(`invoices/${id}/`))['invoiceNumber']);
  await payByCard(request, card, '113.00', number);
  const credit = await request.post(`/api/invoices/${id}/credit/`, {
    headers: admin.headers,
    data: { key: crypto.randomUUID(), reason: 'Poor work', lines: null },
  });
  expect(credit.status()).toBe(201);
  return { clientId: client.id, invoiceId: id, number };
}

/** Pays a document by card, as its client does. */
async function payByCard(
  request: APIRequestContext,
  card: string,
  amount: string,
  number: string,
): Promise<void> {
  const settings = (await (await request.get('/api/payment-settings/')).json()) as {
    providerUrl: string;
    publishableKey: string;
  };
  const token = await request.post(`${settings.providerUrl}/v1/tokens`, {
    headers: { authorization: `Bearer ${settings.publishableKey}` },
    form: {
      'card[number]': card,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    },
  });
  const paid = await request.post('/api/process-payment/', {
    data: { token: (await token.json()) as object, amount, invoice: number },
  });
  expect(paid.status(), await paid.text()).toBe(200);
}

/** Opens the account of a client in its editor. */
async function openAccount(page: Page, clientId: number): Promise<Locator> {
  await page.goto(`/admin/clients/${clientId}`);
  await page.getByText('Account', { exact: true }).click();
  const account = page.getByRole('group').filter({ hasText: 'On account' });
  await expect(account.getByText('Balance')).toBeVisible();
  return account;
}

test('what a client paid by card goes back to the card', async ({ page, request }) => {
  const { clientId, number } = await creditedInvoice(request, cards.good);
  await logIn(page, 'admin');
  const account = await openAccount(page, clientId);
  await account.getByRole('button', { name: /^Give back/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await expect(dialog.getByLabel('How it goes back')).toHaveValue('card');
  await expect(dialog.getByLabel('Amount')).toHaveValue('113.00');
  await dialog.getByLabel('Amount').fill('40');
  await expect(dialog.getByText(/The card provider gives \$\s40\.00 back/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give back $ 40.00' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The windows were left out');
  await dialog.getByRole('button', { name: 'Give back $ 40.00' }).click();
  await expect(dialog).toBeHidden();
  const refunds = account.getByRole('region', { name: 'Refunds and disputes' });
  await expect(refunds.getByRole('listitem')).toContainText('Given back');
  await expect(refunds.getByRole('listitem')).toContainText(`Of credit ${number}-C1`);
  await expect(account.getByText(/\$\s73\.00 left of credit/)).toBeVisible();
  await expectAccessible(page);
});

test('what was paid by card on a quote without a client goes back from the quote', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const { id } = await admin.create('quotes', { price: 90, email: 'visitor@example.com' });
  const number = String((await admin.read(`quotes/${id}/`))['number']);
  await payByCard(request, cards.good, '90.00', number);
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${id}`);
  await page.getByText('Payments of this quote').click();
  const part = page.getByRole('group').filter({ hasText: `Quote ${number}` });
  await part.getByRole('button', { name: /^Give back/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await dialog.getByLabel('Amount').fill('30');
  await dialog.getByLabel('Reason').fill('The stairs were left out');
  await dialog.getByRole('button', { name: 'Give back $ 30.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    part.getByRole('region', { name: 'Refunds and disputes' }).getByRole('listitem'),
  ).toContainText('Given back');
  await expect(part.getByText(/\$\s60\.00 left of a payment/)).toBeVisible();
  await expectAccessible(page);
});

test('a write-off is taken back with a reason: its invoice is owed again', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const client = await admin.create('clients', { fullName: `Given up ${Date.now()}` });
  const { id } = await admin.create('invoices', { clientId: client.id, subTotal: 100 });
  await request.get(`/api/download-invoice/draft-${id}`, { headers: admin.headers });
  await request.post(`/api/invoices/${id}/write-off/`, {
    headers: admin.headers,
    data: { key: crypto.randomUUID(), amount: null, reason: 'Gone' },
  });
  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByText(/^Invoice \d+ Written off$/)).toBeVisible();
  await expect(page.getByText(/^Nothing owed since/)).toBeVisible();
  // On a phone too the sums are each on one line.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await page.locator('output').evaluateAll((sums) =>
    sums.map((sum) => {
      const range = document.createRange();
      range.selectNodeContents(sum);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.setViewportSize({ width, height });
  await page.getByText('Account of this invoice').click();
  const table = page.getByRole('table', { name: 'Every movement of this invoice' });
  await table.getByRole('button', { name: /^Take back the write-off of \$ 113\.00/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Take back the write-off of/ });
  await expect(dialog.getByText(/\$\s113\.00 is owed again from today/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('They pay after all');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('row').last()).toContainText('Write-off taken back');
  await expect(table.getByRole('button', { name: /^Take back the write-off/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Record payment', exact: true })).toBeVisible();
});

test('a refund that fails later is on Today and the dashboard until somebody has dealt with it', async ({
  page,
  request,
}) => {
  const { clientId, number } = await creditedInvoice(request, cards.failsLater);
  await logIn(page, 'admin');
  const account = await openAccount(page, clientId);
  await account.getByRole('button', { name: /^Give back/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await dialog.getByLabel('Reason').fill('Paid twice');
  await dialog.getByRole('button', { name: 'Give back $ 113.00' }).click();
  await expect(dialog).toBeHidden();
  const notice = page
    .getByRole('region', { name: 'Card payments that need somebody' })
    .getByRole('listitem')
    .filter({ hasText: `Invoice ${number}` });
  await expect(async () => {
    await page.goto('/admin/today');
    await expect(notice).toContainText('Failed');
  }).toPass();
  await expectAccessible(page);
  await page.goto('/admin/dashboard');
  await expect(notice).toContainText('the card is lost, expired or cancelled');
  await expectAccessible(page);
  await notice.getByRole('button', { name: /^Done/ }).click();
  await expect(notice).toHaveCount(0);
  await expect((await openAccount(page, clientId)).getByText('We owe $ 113.00')).toBeVisible();
});

test('a credit note is downloaded, looked at as a mail and sent', async ({ page, request }) => {
  const { invoiceId, number } = await creditedInvoice(request, cards.good);
  // Nothing is saved unasked: this browser has no viewer for the document beside the fields.
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await logIn(page, 'admin');
  await page.goto(`/admin/invoices/${invoiceId}`);
  await page.getByText('Account of this invoice').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download credit note ${number}-C1` }).click();
  expect((await download).suggestedFilename()).toBe(`credit-${number}-C1.pdf`);
  await page.getByRole('button', { name: `Send credit note ${number}-C1…` }).click();
  const dialog = page.getByRole('dialog', { name: `Send credit note ${number}-C1` });
  await expect(dialog.getByLabel('To')).toHaveValue('refunded@example.com');
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByText('stays on your account, or is refunded to you')).toBeVisible();
  await dialog.getByLabel('Message').fill('Sorry for the second coat.');
  await expect(mail.getByText('Sorry for the second coat.')).toBeVisible();
  await expect(dialog.getByText(`With credit-${number}-C1.pdf`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('To').fill('nobody');
  await dialog.getByRole('button', { name: `Send credit note ${number}-C1 to nobody` }).click();
  await expect(dialog.getByText('"nobody" is not an e-mail address.')).toBeVisible();
  await dialog.getByLabel('To').fill('refunded@example.com');
  await dialog.getByLabel('Cc').fill('books@example.com');
  await dialog
    .getByRole('button', {
      name: `Send credit note ${number}-C1 to refunded@example.com and 1 more`,
    })
    .click();
  await expect(
    page.getByText(/is on its way to refunded@example\.com, books@example\.com/),
  ).toBeVisible();
  expect(saved).toEqual([`credit-${number}-C1.pdf`]);
  // Somebody who does not know of it is told, and sends it again only on purpose.
  await page.getByRole('button', { name: `Send credit note ${number}-C1…` }).click();
  const send = dialog.getByRole('button', { name: / to refunded@example\.com$/ });
  await send.click();
  await expect(
    dialog.getByText(
      new RegExp(`^Credit note ${number}-C1 was sent already: by admin, on .* to refunded@`),
    ),
  ).toBeVisible();
  await send.click();
  await expect(dialog.getByLabel('Send it once more all the same')).toBeFocused();
  await page.keyboard.press('Space');
  await send.click();
  await expect(dialog).toHaveCount(0);
});
