import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startTestBilling,
  type Json,
  type TestBilling,
} from '../../harness/testing/testBilling.ts';
import { writeEntries } from './ledger.ts';

let billing: TestBilling;
beforeAll(async () => {
  billing = await startTestBilling();
});
afterAll(() => billing.server.close());
beforeEach(() => billing.clear());

const post = (address: string, body: object) => billing.call('POST', address, body);
const writeOff = ({ id }: Json, amount: number | null = null) =>
  post(`invoices/${String(id)}/write-off/`, { key: randomUUID(), amount, reason: 'Gone' });
const entriesOf = async ({ id }: Json): Promise<Json[]> =>
  (await billing.call('GET', `invoices/${String(id)}/ledger/`)).body['results'] as Json[];
const reverse = (entry: unknown, reason = 'They pay after all') =>
  post(`write-offs/${String(entry)}/reverse/`, { reason });

/** An issued invoice over 113 dollars, all of it written off, and the id of that entry. */
async function givenUp(): Promise<{ invoice: Json; entry: unknown }> {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const invoice = await billing.issued({ clientId, dateTs: '2026-01-02' });
  await writeOff(invoice);
  return { invoice, entry: (await entriesOf(invoice)).at(-1)?.['id'] };
}

describe('a write-off', () => {
  it('that is taken back is owed again from today, with its reason, and can be written off anew', async () => {
    const { invoice, entry } = await givenUp();
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0 });
    const { status, body } = await reverse(entry);
    const number = String(invoice['invoiceNumber']);
    expect([status, body['message']]).toEqual([
      200,
      `$ 113.00 of invoice ${number} is owed again.`,
    ]);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 113, paid: false });
    expect((await entriesOf(invoice)).slice(1)).toMatchObject([
      { kind: 'writeOff', amount: -113, isReversed: true },
      {
        kind: 'writeOffReversed',
        amount: 113,
        balance: 113,
        day: billing.today,
        reason: 'They pay after all',
      },
    ]);
    const timeline = await billing.call('GET', `invoices/${String(invoice['id'])}/timeline/`);
    expect(timeline.body['results']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'owedAgain', amount: 113, note: 'They pay after all' }),
      ]),
    );
    expect((await writeOff(invoice, 13)).status).toBe(200);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 100 });
  });

  it('is taken back once, however many ask at once', async () => {
    const { invoice, entry } = await givenUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reverse(entry)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ body }) => String(body['message']).includes('before'))).toHaveLength(
      19,
    );
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 113 });
  });

  it('needs a reason, and nothing else is taken back by its call', async () => {
    const { invoice, entry } = await givenUp();
    expect((await reverse(entry, ' ')).status).toBe(400);
    const [issue] = await entriesOf(invoice);
    expect((await reverse(issue?.['id'])).status).toBe(404);
    expect((await reverse(999_999_999)).status).toBe(404);
    expect((await reverse('x')).status).toBe(404);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0 });
  });

  it('of a closed period is taken back today, and that period stays as it was', async () => {
    const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
    const { id: invoiceId } = await billing.issued({ clientId, dateTs: '2026-01-02' });
    const { database } = billing.server;
    const about = { clientId: Number(clientId), invoiceId: Number(invoiceId) };
    const [entry] = await database.transaction((connection) =>
      writeEntries(connection, [
        {
          kind: 'writeOff',
          day: '2026-01-20',
          who: 'test',
          ...about,
          postings: [
            { account: 'badDebt', cents: 11_300, brand: 'cleaning', ...about },
            { account: 'receivable', cents: -11_300, brand: 'cleaning', ...about },
          ],
        },
      ]),
    );
    expect((await post('periods/close', { until: '2026-01-31' })).status).toBe(200);
    const lines = async () =>
      (await billing.call('GET', 'money-reports/hst/?from=2026-01-01&to=2026-01-31')).body;
    const before = await lines();
    expect((await reverse(entry)).status).toBe(200);
    expect(await lines()).toEqual(before);
    const { rows } = await database.query<{ day: string }>(
      `SELECT day FROM ledger_entries WHERE reverses = $1`,
      [entry],
    );
    expect(rows).toEqual([{ day: billing.today }]);
  });
});

it('what is held for a client is told beside what they owe', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const quote = await billing.create('quotes', { clientId, price: 1_000 });
  const asked = await post(`quotes/${String(quote['id'])}/deposits/`, {
    key: randomUUID(),
    kind: 'deposit',
    percent: 30,
    amount: null,
    dueOn: billing.today,
    note: '',
  });
  expect(asked.status).toBe(201);
  await post(`deposit-requests/${String(asked.body['id'])}/receive/`, {
    key: randomUUID(),
    day: billing.today,
    method: 'cheque',
    reference: '',
  });
  const { body } = await billing.call('GET', `clients/${String(clientId)}/account/`);
  expect(body).toMatchObject({ owed: 0, onAccount: 0, balance: 0, held: 300 });
});

it('payments of a quote are listed, also of one without a client', async () => {
  const quote = await billing.create('quotes', { clientId: null, price: 100, email: 'a@b.ca' });
  await billing.create('quotes', { clientId: null, price: 100, email: 'a@b.ca' });
  await billing.server.database.query(
    `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
     VALUES ($1, 4000, 'cheque', $2, 'test')`,
    [quote['id'], billing.today],
  );
  const of = async (id: unknown) =>
    (await billing.call('GET', `payments/?quoteId=${String(id)}`)).body['results'];
  expect(await of(quote['id'])).toMatchObject([
    { amount: 40, onAccount: 40, toCard: 0, clientId: null, quoteNumber: quote['number'] },
  ]);
  expect(await of(Number(quote['id']) + 1)).toEqual([]);
});
