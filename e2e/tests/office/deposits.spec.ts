import { asAdmin } from '../../support/admin.ts';
import { expect, expectAccessible, logIn, test } from '../../support/test.ts';

test('a deposit is asked for on a quote, paid, applied to its first invoice and its rest kept', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const client = await admin.create('clients', {
    fullName: 'Lena Wójcik',
    email: 'lena@example.com',
  });
  const quote = await admin.create('quotes', { clientId: client.id, price: 1_130 });
  const number = String(quote['number']);
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${quote.id}`);
  await page.getByText('Deposits and part payments').click();
  await expect(page.getByText('Nothing was asked for yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for a deposit…' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for a deposit or a part payment' });
  await expect(ask.getByText('30 % of $ 1,130.00: $ 339.00')).toBeVisible();
  await ask.getByLabel('An amount').check();
  await ask.getByLabel('Amount, tax included').fill('2000');
  await ask.getByRole('button', { name: 'Ask for $ 2,000.00' }).click();
  await expect(ask.getByText('is left that is neither paid nor asked for').first()).toBeVisible();
  await expectAccessible(page);
  await ask.getByLabel('Amount, tax included').fill('300');
  await ask.getByRole('button', { name: 'Ask for $ 300.00' }).click();
  await expect(page.getByText(`${number}-D1 is made`)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `PDF of ${number}-D1` }).click();
  expect((await download).suggestedFilename()).toBe(`payment-request-${number}-D1.pdf`);

  await page.getByRole('button', { name: `Send ${number}-D1…` }).click();
  const send = page.getByRole('dialog', { name: `Send ${number}-D1` });
  await expect(send.getByLabel('To', { exact: true })).toHaveValue('lena@example.com');
  const letter = send.frameLocator('iframe[title="The e-mail as it will be sent"]');
  await expect(letter.getByText('We are asking you for a deposit of $ 300.00.')).toBeVisible();
  await expectAccessible(page);
  await send
    .getByRole('button', { name: `Send ${number}-D1, $ 300.00, to lena@example.com` })
    .click();
  await expect(page.getByText(`${number}-D1 is on its way to lena@example.com.`)).toBeVisible();

  await page.getByRole('button', { name: `Record payment of ${number}-D1…` }).click();
  const receive = page.getByRole('dialog', { name: `Record the payment of ${number}-D1` });
  await receive.getByRole('button', { name: 'Record $ 300.00' }).click();
  await expect(receive.getByText('Choose how the money came.')).toBeVisible();
  await receive.getByLabel('How it came').selectOption('Cheque');
  await expectAccessible(page);
  await receive.getByRole('button', { name: 'Record $ 300.00' }).click();
  await expect(page.getByText(`$ 300.00 for ${number}-D1 is recorded.`)).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Held/ })).toBeVisible();

  const fields = { clientId: client.id, quoteId: quote.id, subTotal: 200, type: 'Janitorial' };
  const { id } = await admin.create('invoices', fields);
  const issued = await request.get(`/api/download-invoice/draft-${id}`, {
    headers: admin.headers,
  });
  expect(issued.status()).toBe(200);
  await page.goto(`/admin/quotes/${quote.id}`);
  await page.getByText('Deposits and part payments').click();
  await expect(page.getByText('applied: $ 226.00')).toBeVisible();
  await page.getByRole('button', { name: `Keep what is held of ${number}-D1…` }).click();
  const keep = page.getByRole('dialog', { name: `Keep what is held of ${number}-D1` });
  await expect(keep.getByText('HST of $ 8.51 is counted as included in it')).toBeVisible();
  await keep.getByLabel('Reason').fill('Cancelled too late');
  await keep.getByRole('button', { name: 'Keep $ 74.00' }).click();
  await expect(page.getByText(`$ 74.00 of ${number}-D1 is kept`)).toBeVisible();
  await expect(page.getByText('kept: $ 74.00')).toBeVisible();
  await expectAccessible(page);
});

test('a deposit is asked for on a contract, and withdrawn', async ({ page, request }) => {
  const admin = await asAdmin(request);
  const contract = await admin.create('contracts', { price: 200 });
  await logIn(page, 'admin');
  await page.goto(`/admin/contracts/${contract.id}`);
  await page.getByText('Deposits and part payments').click();
  await page.getByRole('button', { name: 'Ask for a deposit…' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for a deposit or a part payment' });
  await ask.getByLabel('A part payment').check();
  await ask.getByLabel('Percent', { exact: true }).fill('50');
  await ask.getByRole('button', { name: 'Ask for $ 113.00' }).click();
  await expect(page.getByText(/^\d{5}-D1 is made/)).toBeVisible();
  await page.getByRole('button', { name: /^Withdraw \d{5}-D1…$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('can no longer be paid');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Withdraw \d{5}-D1…$/ }).click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/-D1 is withdrawn\./)).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('a request that somebody else has withdrawn is shown so as soon as that is refused', async ({
  page,
  request,
}) => {
  const { create, headers } = await asAdmin(request);
  const { id, number } = await create('quotes', { price: 1_130 });
  const dueOn = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const asked = { kind: 'deposit', amount: 100, percent: null, dueOn, note: '' };
  const requests: { id: number; version: number }[] = [];
  for (const key of [crypto.randomUUID(), crypto.randomUUID()]) {
    const data = { key, ...asked };
    const made = await request.post(`/api/quotes/${id}/deposits/`, { headers, data });
    expect(made.status(), await made.text()).toBe(201);
    requests.push((await made.json()) as { id: number; version: number });
  }
  await logIn(page, 'admin');
  await page.goto(`/admin/quotes/${id}`);
  await page.getByText('Deposits and part payments').click();
  const withdraw = (suffix: string) =>
    page.getByRole('button', { name: `Withdraw ${String(number)}-${suffix}…` });
  const confirm = () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await withdraw('D1').waitFor();
  const data = { version: requests[0]?.version };
  await request.post(`/api/deposit-requests/${requests[0]?.id}/withdraw/`, { headers, data });
  await withdraw('D1').click();
  await confirm();
  await expect(page.getByText(`${String(number)}-D1 is withdrawn.`)).toBeVisible();
  await expect(withdraw('D1')).toHaveCount(0);

  // The keyboard stays in the row, whose button goes.
  await withdraw('D2').focus();
  await page.keyboard.press('Enter');
  await confirm();
  await expect(page.getByRole('row', { name: `${String(number)}-D2` })).toBeFocused();
});
