import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { depositsOf } from '../../harness/testing/money/testDeposits.ts';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

const billing = billingPerFile();
const { onQuote, paid } = depositsOf(billing);

const post = (address: string, body: object) =>
  billing.call('POST', address, { key: randomUUID(), ...body });
const credit = ({ id }: Json, lines: object[] | null) =>
  post(`invoices/${String(id)}/credit/`, { reason: 'Poor work', lines });
const preview = async ({ id }: Json, lines: object[] | null): Promise<Json> =>
  (await billing.call('POST', `invoices/${String(id)}/credit-preview/`, { lines })).body;
const writeOff = ({ id }: Json, amount: number) =>
  post(`invoices/${String(id)}/write-off/`, { amount, reason: 'Gone' });
const account = async (id: unknown): Promise<Json> =>
  (await billing.call('GET', `clients/${String(id)}/account/`)).body;
/** What the history of an invoice says last of its balance. */
async function toldLast({ id }: Json): Promise<Json | undefined> {
  const { rows } = await billing.server.database.query<{ after: Json }>(
    `SELECT after FROM audit_trail WHERE entity = 'invoices' AND record_id = $1 ORDER BY id DESC LIMIT 1`,
    [id],
  );
  return rows[0]?.after;
}

const pay = ({ id, clientId }: Json, amount: number) =>
  post('payments/', {
    ...{ clientId, amount, day: billing.today, method: 'cash', reference: '' },
    allocations: [{ invoiceId: id, amount }],
  });

/** An invoice of 113 dollars, of which 50 are paid and 20 are written off, so that 43 are owed. */
async function partGivenUp(): Promise<Json> {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const invoice = await billing.issued({ clientId });
  await pay(invoice, 50);
  await writeOff(invoice, 20);
  return invoice;
}

describe('a credit of an invoice of which a part was written off', () => {
  it('reduces what is owed, then what was written off, and only what was paid is kept', async () => {
    const invoice = await partGivenUp();
    const look = { total: 113, reduces: 63, onAccount: 50, wasHeld: 0 };
    expect(await preview(invoice, null)).toMatchObject(look);
    expect((await credit(invoice, null)).body).toMatchObject({ onAccount: 50 });
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0 });
    expect(await toldLast(invoice)).toMatchObject({ balance: 0, credited: 113 });
    expect(await account(invoice['clientId'])).toMatchObject({ owed: 0, onAccount: 50 });
  });

  it('takes back no more of the write-off than it needs', async () => {
    const invoice = await partGivenUp();
    // 46.90 and its tax of 6.10 are 53: 10 more than is owed.
    const lines = [{ line: 1, amount: 46.9 }];
    const look = { total: 53, reduces: 53, onAccount: 0 };
    expect(await preview(invoice, lines)).toMatchObject(look);
    expect((await credit(invoice, lines)).body).toMatchObject({ onAccount: 0 });
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 0 });
    expect(await toldLast(invoice)).toMatchObject({ balance: 0, credited: 53 });
    // Of the 20 that were written off, 10 still are.
    expect(await preview(invoice, null)).toMatchObject({ total: 60, reduces: 10, onAccount: 50 });
  });

  it('leaves the write-off where less is credited than is owed', async () => {
    const invoice = await partGivenUp();
    await credit(invoice, [{ line: 1, amount: 10 }]);
    expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ balance: 31.7 });
    expect(await toldLast(invoice)).toMatchObject({ balance: 31.7 });
  });
});

it('a credit of a cent that is paid is kept, and its message says so', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const invoice = await billing.issued({ clientId });
  await pay(invoice, 113);
  expect(await preview(invoice, null)).toMatchObject({ reduces: 0, onAccount: 113 });
  // Three cents have no tax: 13 % of them are less than half a cent.
  expect(await preview(invoice, [{ line: 1, amount: 0.03 }])).toMatchObject({ total: 0.03 });
  const { body } = await credit(invoice, [{ line: 1, amount: 0.01 }]);
  expect(body).toMatchObject({ onAccount: 0.01 });
  expect(body['message']).toContain('$ 0.01 of it is kept on account.');
  expect((await credit(invoice, [{ line: 1, amount: 0.03 }])).body).toMatchObject({
    onAccount: 0.04,
  });
});

it('of what a credit keeps, money that was paid comes before money that was held', async () => {
  const { id: clientId } = await billing.create('clients', { fullName: 'Ann' });
  const quote = await billing.create('quotes', { clientId, category: 'Janitorial', price: 113 });
  await paid(onQuote(quote), { amount: 40 });
  const fields = { clientId, quoteId: quote['id'], type: 'Janitorial', subTotal: 100 };
  const invoice = await billing.issued(fields);
  expect(invoice).toMatchObject({ balance: 73 });
  await pay(invoice, 30);
  await writeOff(invoice, 20);
  // 33.90: what is owed, 23, and 10.90 of what was written off.
  const first = [{ line: 1, amount: 30 }];
  expect(await preview(invoice, first)).toMatchObject({ reduces: 33.9, onAccount: 0, wasHeld: 0 });
  await credit(invoice, first);
  // 79.10: the other 9.10 of the write-off, then the 30 that were paid, then the 40 that were held.
  expect(await preview(invoice, null)).toMatchObject({ reduces: 9.1, onAccount: 70, wasHeld: 40 });
  // 45.20, of which 36.10 are kept: all that was paid, and 6.10 of what was held.
  const second = [{ line: 1, amount: 40 }];
  expect(await preview(invoice, second)).toMatchObject({ onAccount: 36.1, wasHeld: 6.1 });
  await credit(invoice, second);
  // What is left, 33.90, was all held.
  expect(await preview(invoice, null)).toMatchObject({ onAccount: 33.9, wasHeld: 33.9 });
});
