import type { Page } from '@playwright/test';
import { asAdmin } from '../../support/admin.ts';
import { openDepositForm } from '../../support/depositForm.ts';
import { loseAnswer, unreached } from '../../support/loseAnswer.ts';
import { expect, logIn, test } from '../../support/test.ts';

/** Selects all rows of a list, of which there are so many. */
async function selectAll(page: Page, count: number) {
  await page.getByRole('button', { name: 'Select rows' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: `Select all ${count}` }).click();
  return bar;
}

test.describe('after a lost answer the same call gives it', () => {
  test('for services that are moved, with their number and Undo', async ({ page, request }) => {
    const { create, read } = await asAdmin(request);
    const address = `${Date.now()} Lost Street`;
    const fields = { address, serviceStatus: 'Scheduled', dateTs: '2033-05-02T09:00' };
    const { id } = await create('services', fields);
    await create('services', fields);
    await logIn(page, 'admin');
    await page.goto(`/admin/services?view=all&q=${encodeURIComponent(address)}`);
    const bar = await selectAll(page, 2);
    await bar.getByRole('button', { name: 'Move to day…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move services to another day' });
    await dialog.getByLabel('Move to').fill('2033-05-04');
    const move = dialog.getByRole('button', { name: 'Move 2 services' });
    await expect(move).toBeEnabled();
    await loseAnswer(page, 'services/bulk/');
    await move.click();
    await expect(dialog.getByText(unreached)).toBeVisible();
    expect((await read(`services/${id}/`))['dateTs']).toBe('2033-05-04T09:00');
    // What was shown stays, though nothing is to be moved any more.
    await expect(move).toBeFocused();
    await move.click();
    await expect(page.getByText(/^2 services moved/)).toBeVisible();
    // The button that began it has gone with the selection.
    await expect(bar.getByRole('button', { name: 'Stop selecting' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 services are as before.')).toBeVisible();
    expect((await read(`services/${id}/`))['dateTs']).toBe('2033-05-02T09:00');
  });

  test('unless the window is left, which says what is not known', async ({ page, request }) => {
    const { create } = await asAdmin(request);
    const address = `${Date.now()} Left Street`;
    const fields = { address, serviceStatus: 'Scheduled', dateTs: '2033-05-02T09:00' };
    await create('services', fields);
    await logIn(page, 'admin');
    await page.goto(`/admin/services?view=all&q=${encodeURIComponent(address)}`);
    const bar = await selectAll(page, 1);
    await bar.getByRole('button', { name: 'Mark complete…' }).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expect(dialog.getByRole('cell', { name: address })).toBeVisible();
    await loseAnswer(page, 'services/bulk/');
    await dialog.getByRole('button', { name: 'Mark 1 service complete' }).click();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^No answer came, so it is not known/)).toBeVisible();
    // The list was read again.
    await expect(page.getByRole('table').getByText('Complete', { exact: true })).toBeVisible();
  });

  test('for services that are billed, with the draft and Undo', async ({ page, request }) => {
    const { create, read } = await asAdmin(request);
    const name = `Lost ${Date.now()}`;
    const { id: clientId } = await create('clients', { fullName: name });
    const done = { clientId, serviceStatus: 'Complete', price: 50, type: 'Janitorial' };
    const ids: number[] = [];
    for (const day of ['02', '03']) {
      ids.push((await create('services', { ...done, dateTs: `2026-01-${day}T09:00` })).id);
    }
    await logIn(page, 'admin');
    await page.goto(`/admin/services?view=all&q=${encodeURIComponent(name)}`);
    const bar = await selectAll(page, 2);
    await bar.getByRole('button', { name: 'Bill…' }).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    const bill = dialog.getByRole('button', { name: 'Make the draft' });
    await expect(bill).toBeEnabled();
    await loseAnswer(page, 'services/bill/');
    await bill.click();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await bill.click();
    await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
    const { invoiceId } = await read(`services/${ids[0]}/`);
    await expect(page).toHaveURL(new RegExp(`/${String(invoiceId)}$`));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await read(`services/${ids[0]}/`))['invoiceId']).toBeNull();
  });

  test('for forty invoices, of which each is sent once and what could not be is named', async ({
    page,
    request,
  }) => {
    const { create, headers } = await asAdmin(request);
    const name = `Forty ${Date.now()}`;
    const client = await create('clients', { fullName: name, email: 'forty@example.com' });
    const silent = await create('clients', { fullName: `${name} Silent` });
    const draft = (clientId: number) =>
      create('invoices', { clientId, subTotal: 100, type: 'Janitorial' });
    const drafts = await Promise.all(Array.from({ length: 36 }, () => draft(client.id)));
    await Promise.all(Array.from({ length: 3 }, () => draft(silent.id)));
    const post = async (path: string, data: object) => {
      const answer = await request.post(`/api/invoices/${path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const dead = await draft(client.id);
    await request.get(`/api/download-invoice/draft-${dead.id}`, { headers });
    const { version } = (await (
      await request.get(`/api/invoices/${dead.id}/`, { headers })
    ).json()) as { version: number };
    await post(`${dead.id}/void/`, { version, reason: 'Twice.' });

    await logIn(page, 'admin');
    await page.goto(`/admin/invoices?view=all&q=${encodeURIComponent(name)}`);
    const bar = await selectAll(page, 40);
    await bar.getByRole('button', { name: 'Send…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send invoices' });
    const send = dialog.getByRole('button', { name: 'Send 36 invoices' });
    await expect(send).toBeEnabled();
    // Somebody else sends one of them meanwhile.
    const one = drafts[5];
    await post(`${one?.id ?? 0}/send/`, {
      version: one?.['version'],
      kind: 'bill',
      to: ['forty@example.com'],
      cc: [],
      message: '',
      key: crypto.randomUUID(),
    });
    await loseAnswer(page, 'invoices/bulk-send/');
    await send.click();
    await expect(dialog.getByText(unreached)).toBeVisible();
    await send.click();

    const sent = page.getByRole('dialog', { name: 'On their way' });
    await expect(sent.getByText(/^35 invoices are on their way/)).toBeVisible();
    const why = (text: RegExp) => sent.getByRole('cell', { name: text });
    await expect(why(/no e-mail address/)).toHaveCount(3);
    await expect(why(/^Void$/)).toHaveCount(1);
    await expect(why(/^Sent before/)).toHaveCount(1);
    await sent.getByRole('button', { name: 'Close' }).click();
    await expect(bar.getByText('5 selected')).toBeVisible();
    for (const { id } of drafts) {
      const { results } = (await (
        await request.get(`/api/invoices/${id}/timeline/`, { headers })
      ).json()) as { results: { kind: string }[] };
      expect(results.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
    }
  });
});

test.describe('a form of money whose answer was lost', () => {
  test('says what it has done where it was changed since, and goes on', async ({
    page,
    request,
  }) => {
    const { create } = await asAdmin(request);
    const quote = await create('quotes', { price: 1_130 });
    const number = String(quote['number']);
    await logIn(page, 'admin');
    const { ask, amountField: amount } = await openDepositForm(page, quote.id, '300');
    await loseAnswer(page, `quotes/${quote.id}/deposits/`);
    await ask.getByRole('button', { name: 'Ask for $ 300.00' }).click();
    await expect(ask.getByText(unreached)).toBeVisible();
    await amount.fill('200');
    await ask.getByRole('button', { name: 'Ask for $ 200.00' }).click();
    await expect(ask.getByText(`that is done: ${number}-D1 for $ 300.00 is made.`)).toBeVisible();
    await expect(amount).toHaveValue('200');
    await ask.getByRole('button', { name: 'Ask for $ 200.00' }).click();
    await expect(page.getByText(`${number}-D2 is made`)).toBeVisible();
  });

  test('says that nobody knows where it is left, and shows what there is now', async ({
    page,
    request,
  }) => {
    const { create, headers } = await asAdmin(request);
    const { id, number } = await create('quotes', { price: 1_130 });
    const dueOn = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
    const asked = { kind: 'deposit', amount: 100, percent: null, dueOn, note: '' };
    const data = { key: crypto.randomUUID(), ...asked };
    const made = await request.post(`/api/quotes/${id}/deposits/`, { headers, data });
    const deposit = (await made.json()) as { id: number };
    await logIn(page, 'admin');
    await page.goto(`/admin/quotes/${id}`);
    await page.getByText('Deposits and part payments').click();
    const name = `Record payment of ${String(number)}-D1…`;
    await page.getByRole('button', { name }).click();
    const receive = page.getByRole('dialog', {
      name: `Record the payment of ${String(number)}-D1`,
    });
    await receive.getByLabel('How it came').selectOption('Cheque');
    await loseAnswer(page, `deposit-requests/${deposit.id}/receive/`);
    await receive.getByRole('button', { name: 'Record $ 100.00' }).click();
    await expect(receive.getByText(unreached)).toBeVisible();
    await receive.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^No answer came, so it is not known/)).toBeVisible();
    await expect(page.getByRole('cell', { name: /^Held/ })).toBeVisible();
  });
});
