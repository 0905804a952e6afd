import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../../harness/testing/money/testDeposits.ts';
import { billingPerFile } from '../../../harness/testing/testBilling.ts';
import { issueWithinEstimates } from '../issueInvoices.ts';

const billing = billingPerFile();
const { client, onQuote, paid, quoteOf } = depositsOf(billing);

const yearsFromNow = (years: number): string =>
  `${Number(billing.today.slice(0, 4)) + years}${billing.today.slice(4, 8)}01`;

describe('an invoice that comes to less than nothing', () => {
  it('is not issued, and is told to be a credit; a run leaves it as a draft', async () => {
    const fields = { clientId: await client(), subTotal: -50, type: 'Janitorial' };
    const { id, version } = await billing.create('invoices', fields);
    const sending = { version, kind: 'bill', to: ['ann@example.com'], cc: [], message: '' };
    const refused = await billing.call('POST', `invoices/${String(id)}/send/`, {
      ...sending,
      key: randomUUID(),
    });
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'This invoice comes to -$ 56.50, and an invoice cannot come to less than nothing. To give money back or to take an amount off, credit the invoice that it is about instead.',
    ]);
    const letter = await billing.call('POST', `invoices/${String(id)}/letter/`, {
      kind: 'bill',
      message: '',
    });
    expect([letter.status, letter.body['message']]).toEqual([409, refused.body['message']]);
    const left = await billing.server.database.transaction((connection) =>
      issueWithinEstimates(connection, [Number(id)], billing.today, 'test'),
    );
    expect(left.map(({ invoiceId }) => invoiceId)).toEqual([id]);
    expect(await billing.invoiceOf(id)).toMatchObject({ invoiceNumber: null, total: -56.5 });
  });
});

describe('the day of an invoice', () => {
  it('is of this century and at most a year ahead', async () => {
    const clientId = await client();
    const { id, version } = await billing.create('invoices', { clientId, subTotal: 100 });
    const dated = (dateTs: string) =>
      billing.call('PUT', `invoices/update/${String(id)}/`, { version, dateTs });
    for (const dateTs of ['1999-12-31', yearsFromNow(2), '9999-01-01']) {
      const { status, body } = await dated(dateTs);
      expect([status, body['message']]).toEqual([400, expect.stringContaining('Check the year.')]);
    }
    expect((await dated('2000-01-01')).status).toBe(200);
  });

  it('may be ahead of that on which it is paid, which is today then', async () => {
    const dateTs = yearsFromNow(1);
    const { id } = await billing.issued({ clientId: await client(), dateTs });
    await billing.call('PUT', `receive-payment/${String(id)}/`);
    expect(await billing.invoiceOf(id)).toMatchObject({ paid: true, paidDateTs: billing.today });
  });

  it('is looked at again when a draft of before is issued', async () => {
    const { id } = await billing.create('invoices', { clientId: await client(), subTotal: 100 });
    const { database } = billing.server;
    await database.query("UPDATE invoices SET date_ts = '2999-01-01' WHERE id = $1", [id]);
    await expect(billing.issue(id)).rejects.toMatchObject({ status: 409 });
  });
});

it('a payment and a deposit are not of the century before', async () => {
  const clientId = await client();
  const { id } = await billing.issued({ clientId });
  const { status, body } = await billing.call('POST', 'payments/', {
    key: randomUUID(),
    clientId: null,
    amount: 10,
    day: '1999-12-31',
    method: 'cheque',
    reference: '',
    allocations: [{ invoiceId: id, amount: 10 }],
  });
  expect([status, body['errors']]).toEqual([
    400,
    { day: "Day can't be before Jan 1, 2000: check the year." },
  ]);
});

describe('marking an invoice as sent', () => {
  const mark = async (id: unknown, day: string) => {
    const { version } = await billing.invoiceOf(id);
    const body = { version, how: 'By post', day, key: randomUUID() };
    return billing.call('POST', `invoices/${String(id)}/mark-sent/`, body);
  };

  it('names a day from that of the invoice on', async () => {
    const { id } = await billing.issued({ clientId: await client(), dateTs: '2026-01-15' });
    const { status, body } = await mark(id, '2026-01-14');
    expect([status, body['message']]).toEqual([
      400,
      'The day it was sent cannot be before it was made, on Jan 15, 2026.',
    ]);
    expect((await mark(id, '2026-01-15')).status).toBe(200);
  });

  it('or from that on which it was made, of one that is dated ahead', async () => {
    const clientId = await client();
    const { id } = await billing.create('invoices', { clientId, subTotal: 100 });
    expect((await mark(id, billing.today)).status).toBe(200);
  });
});

describe('voiding an invoice that a deposit was applied to', () => {
  it('holds the deposit again, and the next invoice of the quote takes it', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    const request = await paid(onQuote(quote));
    const bill = { clientId, quoteId: quote['id'], subTotal: 500, type: 'Janitorial' };
    const wrong = await billing.issued(bill);
    expect(wrong).toMatchObject({ balance: 265 });
    const { status, body } = await billing.makeVoid(wrong, 'Wrong lines');
    expect([status, body['message']]).toEqual([
      200,
      `Invoice ${String(wrong['invoiceNumber'])} is void: nothing is owed on it. $ 300.00 is held again for the next one.`,
    ]);
    const { results } = (await billing.call('GET', `${onQuote(quote)}/deposits/`)).body;
    expect(results).toMatchObject([{ id: request['id'], state: 'held', held: 300, applied: 0 }]);
    expect(await billing.issued(bill)).toMatchObject({ balance: 265 });
    const { rows } = await billing.server.database.query(
      `SELECT account, sum(cents)::bigint AS cents FROM ledger_postings
       WHERE account IN ('deposits', 'onAccount', 'receivable')
       GROUP BY account HAVING sum(cents) <> 0`,
    );
    expect(rows).toEqual([{ account: 'receivable', cents: 26_500 }]);
  });

  it('gives the tax of a part payment back to be owed as paid', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote), { kind: 'partPayment', amount: 113 });
    const bill = { clientId, quoteId: quote['id'], subTotal: 100, type: 'Janitorial' };
    const wrong = await billing.issued(bill);
    expect(wrong).toMatchObject({ balance: 0, paid: true });
    expect((await billing.makeVoid(wrong)).status).toBe(200);
    const { rows } = await billing.server.database.query(
      `SELECT account, sum(cents)::bigint AS cents FROM ledger_postings
       WHERE account IN ('hst', 'advanceTax', 'deposits', 'revenue')
       GROUP BY account HAVING sum(cents) <> 0 ORDER BY account`,
    );
    expect(rows).toEqual([
      { account: 'advanceTax', cents: 1300 },
      { account: 'deposits', cents: -11_300 },
      { account: 'hst', cents: -1300 },
    ]);
  });

  it('is refused while other money is on it, with what to do', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote));
    const bill = { clientId, quoteId: quote['id'], subTotal: 500, type: 'Janitorial' };
    const invoice = await billing.issued(bill);
    const allocations = [{ invoiceId: invoice['id'], amount: 65 }];
    await billing.call('POST', 'payments/', {
      key: randomUUID(),
      clientId: null,
      amount: 65,
      day: billing.today,
      method: 'cash',
      reference: '',
      allocations,
    });
    const { status, body } = await billing.makeVoid(await billing.invoiceOf(invoice['id']));
    expect([status, body['message']]).toEqual([
      409,
      expect.stringMatching(/paid in part, with \$\s65\.00.*Credit all of it instead/),
    ]);
  });
});
