import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { attachmentsOf } from '../documents/attachments.ts';
import {
  startTestBilling,
  type Json,
  type TestBilling,
} from '../../harness/testing/testBilling.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startTestBilling();
}, 60_000);
afterAll(() => billing.server.close());
beforeEach(() => billing.clear());

const later = '2099-01-31';

const client = async (): Promise<number> =>
  Number((await billing.create('clients', { fullName: 'Ann Payer' }))['id']);

/** A quote of 1,130 dollars, 130 of them tax. */
const quoteOf = (clientId: number, fields: object = {}): Promise<Json> =>
  billing.create('quotes', { clientId, category: 'Janitorial', price: 1130, ...fields });

/** Asks for 300 dollars as a deposit; fields take the place of its own. */
const ask = (subject: string, fields: object = {}) =>
  billing.call('POST', `${subject}/deposits/`, {
    key: randomUUID(),
    kind: 'deposit',
    amount: 300,
    percent: null,
    dueOn: later,
    note: '',
    ...fields,
  });

const onQuote = ({ id }: Json) => `quotes/${String(id)}`;

const receive = ({ id }: Json, fields: object = {}) =>
  billing.call('POST', `deposit-requests/${String(id)}/receive/`, {
    key: randomUUID(),
    day: billing.today,
    method: 'cheque',
    reference: 'No. 7',
    ...fields,
  });

const giveBack = ({ id }: Json, fields: object = {}) =>
  billing.call('POST', `deposit-requests/${String(id)}/return/`, {
    key: randomUUID(),
    amount: null,
    method: 'e-transfer',
    reference: '',
    reason: 'The work does not go ahead',
    ...fields,
  });

const keep = ({ id }: Json, fields: object = {}) =>
  billing.call('POST', `deposit-requests/${String(id)}/forfeit/`, {
    key: randomUUID(),
    amount: null,
    reason: 'Cancelled too late',
    ...fields,
  });

/** A request that was paid. */
async function paid(subject: string, fields: object = {}): Promise<Json> {
  const { status, body, text } = await ask(subject, fields);
  if (status !== 201) throw new Error(text);
  const { status: received, body: answer } = await receive(body);
  expect([received, answer]).toMatchObject([200, {}]);
  return answer['request'] as Json;
}

const requestsOf = async (subject: string): Promise<Json[]> =>
  (await billing.call('GET', `${subject}/deposits/`)).body['results'] as Json[];

/** Sums of accounts, in cents; debits are positive. */
async function sums(): Promise<Json> {
  const { rows } = await billing.server.database.query<{ account: string; cents: number }>(
    `SELECT account, sum(cents)::bigint AS cents FROM ledger_postings
     GROUP BY account HAVING sum(cents) <> 0 ORDER BY account`,
    [],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

describe('a request', () => {
  it('for a percentage of a quote has its number with a suffix, and is paid by hand once', async () => {
    const quote = await quoteOf(await client());
    const { status, body } = await ask(onQuote(quote), { amount: null, percent: 30 });
    expect([status, body]).toMatchObject([
      201,
      {
        number: `${String(quote['number'])}-D1`,
        amount: 339,
        tax: 39,
        percent: 30,
        state: 'open',
        held: 0,
      },
    ]);
    const { body: answer } = await receive(body);
    expect(answer).toMatchObject({
      message: `$ 339.00 for ${String(quote['number'])}-D1 is recorded.`,
      request: { state: 'held', held: 339, method: 'cheque', receivedOn: billing.today },
    });
    expect(await sums()).toEqual({ deposits: -33_900, money: 33_900 });
    const again = await receive(body);
    expect([again.status, again.body['message']]).toEqual([
      409,
      `${String(quote['number'])}-D1 is paid already.`,
    ]);
  });

  it('is paid once, however many record it at once', async () => {
    const quote = await quoteOf(await client());
    const { body } = await ask(onQuote(quote));
    const answers = await Promise.all(Array.from({ length: 60 }, () => receive(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 59 }, () => 409),
    ]);
    expect(await sums()).toEqual({ deposits: -30_000, money: 30_000 });
  }, 60_000);

  it('is made once for a key, also 30 times at once, and not for something else', async () => {
    const quote = await quoteOf(await client());
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ask(onQuote(quote), { key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await requestsOf(onQuote(quote))).toHaveLength(1);
    const other = await ask(onQuote(quote), { key, amount: 301 });
    expect([other.status, other.body['message']]).toEqual([
      409,
      'This form has been sent before with other values. Reload the page and begin again.',
    ]);
  });

  it('asks for no more than is left of a quote, 30 at once included', async () => {
    const quote = await quoteOf(await client());
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(onQuote(quote))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      message: `Only $ 230.00 of quote #${String(quote['number'])} is left that is neither paid nor asked for.`,
      errors: {
        amount: `Only $ 230.00 of quote #${String(quote['number'])} is left that is neither paid nor asked for.`,
      },
    });
    const { body } = await billing.call('GET', `${onQuote(quote)}/deposits/`);
    expect(body).toMatchObject({ price: 1130, left: 230 });
  });

  it.each([
    ['no amount', { amount: null }, 'Give an amount or a percentage, one of them.'],
    ['both', { percent: 10 }, 'Give an amount or a percentage, one of them.'],
    [
      'a day that has passed',
      { dueOn: '2020-01-01' },
      "Asked for until can't be earlier than today.",
    ],
    ['no kind', { kind: 'gift' }, 'Say whether this is a deposit or a part payment.'],
    ['less than a dollar', { amount: 0.99 }, "Amount can't be less than $ 1.00."],
    [
      'thousandths of a percent',
      { amount: null, percent: 33.333 },
      'Percent of the price can have at most two decimals.',
    ],
  ])('with %s is refused, with what to do', async (_what, fields, message) => {
    const quote = await quoteOf(await client());
    const { status, body } = await ask(onQuote(quote), fields);
    expect([status, Object.values(body['errors'] as Json)]).toEqual([400, [message]]);
  });

  it('can be withdrawn until it is paid', async () => {
    const quote = await quoteOf(await client());
    const { body: first } = await ask(onQuote(quote));
    const withdraw = ({ id }: Json, version: number) =>
      billing.call('POST', `deposit-requests/${String(id)}/withdraw/`, { version });
    expect((await withdraw(first, 7)).status).toBe(409);
    expect((await withdraw(first, 1)).body).toMatchObject({
      request: { state: 'withdrawn', withdrawnOn: billing.today },
    });
    expect((await receive(first)).status).toBe(409);
    const second = await paid(onQuote(quote));
    expect(second['number']).toBe(`${String(quote['number'])}-D2`);
    expect((await withdraw(second, 1)).status).toBe(409);
  });

  it('is sent with its document and a link to its payment, once for a key', async () => {
    const { id: clientId } = await billing.create('clients', {
      fullName: 'Ann Payer',
      email: 'ann@example.com',
      ccEmails: 'books@example.com',
    });
    const quote = await quoteOf(Number(clientId));
    const { body: request } = await ask(onQuote(quote));
    const path = `deposit-requests/${String(request['id'])}`;
    const { body: letter } = await billing.call('POST', `${path}/letter/`, {
      message: 'As agreed.',
    });
    expect(letter).toMatchObject({
      subject: `Deposit request #${String(request['number'])}`,
      to: ['ann@example.com'],
      cc: ['books@example.com'],
      attachments: [`deposit-request-${String(request['number'])}.pdf`],
    });
    for (const words of ['Dear Ann Payer,', 'As agreed.', '$ 300.00', 'payment?number=']) {
      expect(letter['text']).toContain(words);
    }
    const sending = { key: randomUUID(), to: ['ann@example.com'], cc: [], message: '' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => billing.call('POST', `${path}/send/`, sending)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body).toEqual({
      message: `${String(request['number'])} is on its way to ann@example.com.`,
    });
    const { rows } = await billing.server.database.query(
      `SELECT entity, recipient, deposit_request_id AS id FROM mails WHERE deposit_request_id = $1`,
      [Number(request['id'])],
    );
    expect(rows).toEqual([{ entity: 'quotes', recipient: 'ann@example.com', id: request['id'] }]);
    const [attached] = await attachmentsOf(billing.server, 'quotes', Number(quote['id']), {
      depositRequestId: Number(request['id']),
    });
    expect(attached?.filename).toBe(`deposit-request-${String(request['number'])}.pdf`);
    await receive(request);
    const late = await billing.call('POST', `${path}/send/`, { ...sending, key: randomUUID() });
    expect(late.status).toBe(409);
  });

  it('of a contract takes a number of the sequence once', async () => {
    const contract = await billing.create('contracts', { clientId: await client(), price: 200 });
    const subject = `contracts/${String(contract['id'])}`;
    const { body: first } = await ask(subject, { amount: null, percent: 50 });
    const { body: second } = await ask(subject);
    expect(first).toMatchObject({ amount: 113, tax: 13 });
    expect(first['number']).toMatch(/^\d{5}-D1$/);
    expect(second['number']).toBe(String(first['number']).replace('-D1', '-D2'));
  });
});

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
  }, 60_000);

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
  }, 60_000);

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

  it('goes with its quote to another client', async () => {
    const quote = await quoteOf(await client());
    await paid(onQuote(quote));
    const other = await client();
    const { id, version } = quote;
    const body = { version, clientId: other };
    expect((await billing.call('PUT', `quotes/update/${String(id)}/`, body)).status).toBe(200);
    const { rows } = await billing.server.database.query<{ clientId: number; cents: number }>(
      `SELECT client_id AS "clientId", sum(cents)::bigint AS cents FROM ledger_postings
       WHERE account = 'deposits' GROUP BY client_id HAVING sum(cents) <> 0`,
      [],
    );
    expect(rows).toEqual([{ clientId: other, cents: -30_000 }]);
  });
});

describe('a part payment', () => {
  const part = { kind: 'partPayment', amount: 339 };

  it('is taxed when it is paid, and not again by the invoice', async () => {
    const clientId = await client();
    const quote = await quoteOf(clientId);
    await paid(onQuote(quote), part);
    expect(await sums()).toEqual({
      money: 33_900,
      deposits: -33_900,
      hst: -3900,
      advanceTax: 3900,
    });
    await billing.issued({ clientId, quoteId: quote['id'], subTotal: 1000 });
    expect(await sums()).toEqual({
      money: 33_900,
      receivable: 79_100,
      revenue: -100_000,
      hst: -13_000,
    });
  });

  it('that is given back is not taxed any more, and one that is kept stays taxed', async () => {
    const quote = await quoteOf(await client());
    const request = await paid(onQuote(quote), part);
    await giveBack(request, { amount: 100 });
    await keep(request);
    const { hst, ...rest } = await sums();
    expect(hst).toBe(-2750);
    expect(rest).toEqual({ money: 23_900, revenue: -21_150 });
  });
});
