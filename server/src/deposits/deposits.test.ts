import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { client, giveBack, keep, onQuote, paid, quoteOf, requestsOf, sums } = depositsOf(billing);

describe('a deposit', () => {
  it('is applied to the first invoice of its quote when that is issued, exactly once', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote));
    const draft = await billing.create('invoices', {
      clientId,
      quoteId: quote['id'],
      subTotal: 1000,
      type: 'Janitorial',
    });
    await Promise.all(Array.from({ length: 30 }, () => billing.issue(draft['id'])));
    const ledger = await billing.call('GET', `invoices/${String(draft['id'])}/ledger/`);
    expect(ledger.body).toMatchObject({
      balance: 830,
      results: [
        { kind: 'invoiceIssued', amount: 1130 },
        { kind: 'depositApplied', amount: -300, balance: 830, method: 'cheque' },
      ],
    });
    expect(await requestsOf(onQuote(quote))).toMatchObject([
      { state: 'applied', applied: 300, held: 0 },
    ]);
    expect(await sums()).toEqual({
      money: 30_000,
      receivable: 83_000,
      revenue: -100_000,
      hst: -13_000,
    });
  });

  it('is applied up to what is owed, the rest is held for the next invoice', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote));
    const fields = { clientId, quoteId: quote['id'], subTotal: 200 };
    const first = await billing.issued(fields);
    expect(first).toMatchObject({ paid: true, paidDateTs: billing.today });
    expect(await requestsOf(onQuote(quote))).toMatchObject([
      { state: 'held', applied: 226, held: 74 },
    ]);
    const second = await billing.issued(fields);
    expect(second).toMatchObject({ paid: false });
    expect(await requestsOf(onQuote(quote))).toMatchObject([
      { state: 'applied', applied: 300, held: 0 },
    ]);
  });

  it('is applied once where 30 invoices of its quote are issued at once', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote));
    const drafts = await Promise.all(
      Array.from({ length: 30 }, () =>
        billing.create('invoices', { clientId, quoteId: quote['id'], subTotal: 10 }),
      ),
    );
    await Promise.all(drafts.map(({ id }) => billing.issue(id)));
    expect(await requestsOf(onQuote(quote))).toMatchObject([{ applied: 300, held: 0 }]);
    expect(await sums()).toMatchObject({ money: 30_000, receivable: 30 * 1130 - 30_000 });
  });

  it('of a contract is applied to its first invoice', async () => {
    const clientId = await client();
    const contract = await billing.create('contracts', { clientId, price: 200 });
    const subject = `contracts/${String(contract['id'])}`;
    await paid(subject);
    const draft = await billing.create('invoices', { clientId, subTotal: 100 });
    await billing.server.database.query('UPDATE invoices SET contract_id = $2 WHERE id = $1', [
      draft['id'],
      contract['id'],
    ]);
    await billing.issue(draft['id']);
    expect(await billing.invoiceOf(draft['id'])).toMatchObject({ paid: true });
    expect(await requestsOf(subject)).toMatchObject([{ applied: 113, held: 187 }]);
  });

  it('is given back in part and kept in part, and then its tax is owed: 13/113', async () => {
    const quote = await quoteOf(await client());
    const request = await paid(onQuote(quote));
    expect((await giveBack(request, { amount: 187 })).body).toMatchObject({
      message: `$ 187.00 of ${String(request['number'])} is given back.`,
      request: { state: 'held', returned: 187, held: 113 },
    });
    expect((await keep(request)).body).toMatchObject({
      message: `$ 113.00 of ${String(request['number'])} is kept, with $ 13.00 of tax in it.`,
      request: { state: 'forfeited', returned: 187, forfeited: 113, held: 0 },
    });
    expect(await sums()).toEqual({ money: 11_300, revenue: -10_000, hst: -1300 });
    const more = await keep(request);
    expect([more.status, more.body['message']]).toEqual([
      409,
      `Nothing is held of ${String(request['number'])}.`,
    ]);
    const timeline = await billing.call('GET', `${onQuote(quote)}/timeline/`);
    expect((timeline.body['results'] as Json[]).slice(-2)).toMatchObject([
      { kind: 'givenBack', amount: 187, note: 'e-transfer', who: 'test-admin' },
      { kind: 'kept', amount: 113, note: request['number'], who: 'test-admin' },
    ]);
  });

  it('is never spent twice, with 60 at once that give back, keep and apply it', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    const request = await paid(onQuote(quote));
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () =>
        billing.create('invoices', { clientId, quoteId: quote['id'], subTotal: 20 }),
      ),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => giveBack(request, { amount: 20 })),
      ...Array.from({ length: 20 }, () => keep(request, { amount: 20 })),
      ...drafts.map(({ id }) => billing.issue(id).then(() => ({ status: 200 }))),
    ]);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const [after] = await requestsOf(onQuote(quote));
    const { held, applied, returned, forfeited } = after as Record<string, number>;
    expect((held ?? 0) + (applied ?? 0) + (returned ?? 0) + (forfeited ?? 0)).toBeCloseTo(300);
    expect(held).toBeGreaterThanOrEqual(0);
  });

  it('that was recorded by mistake is taken back, with what it was applied to', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    const request = await paid(onQuote(quote));
    const invoice = await billing.issued({ clientId, quoteId: quote['id'], subTotal: 1000 });
    const path = `payments/${String(request['paymentId'])}/reverse/`;
    expect((await billing.call('POST', path, { reason: 'Bounced' })).status).toBe(200);
    const ledger = await billing.call('GET', `invoices/${String(invoice['id'])}/ledger/`);
    expect(ledger.body).toMatchObject({ balance: 1130 });
    expect(await requestsOf(onQuote(quote))).toMatchObject([{ state: 'open', held: 0 }]);
    expect(await sums()).toEqual({ receivable: 113_000, revenue: -100_000, hst: -13_000 });
  });

  it('that was kept or given back in part is not taken back', async () => {
    const quote = await quoteOf(await client());
    const kept = await paid(onQuote(quote));
    await keep(kept, { amount: 1 });
    const returned = await paid(onQuote(quote));
    await giveBack(returned, { amount: 1 });
    for (const { paymentId } of [kept, returned]) {
      const path = `payments/${String(paymentId)}/reverse/`;
      expect((await billing.call('POST', path, { reason: 'A test' })).status).toBe(409);
    }
  });

  it('stands on the statement: held, in no balance, then taken off what is owed', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    const { number } = await paid(onQuote(quote));
    const statement = async (): Promise<string> =>
      (await billing.call('GET', `invoices/download-csv/${clientId}`)).text;
    expect(await statement()).toContain(
      `,Closing balance,,,,0.00\r\n${billing.today},Deposit held,${String(number)},,300.00,`,
    );
    await billing.issued({ clientId, quoteId: quote['id'], subTotal: 1000 });
    const after = await statement();
    expect(after).toContain(`${billing.today},Deposit applied,${String(number)},,300.00,830.00`);
    expect(after).not.toContain('held');
  });
});
