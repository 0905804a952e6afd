import { expect, it } from '@jest/globals';
import { billingPerFile, type Json } from '../../harness/testing/testBilling.ts';

/**
 * What a server of the release before says to the database, which knows of no ledger and runs beside
 * this one while it is replaced.
 */

const billing = billingPerFile();

const run = (text: string, values: unknown[]) => billing.server.database.query(text, values);
const account = async (id: unknown): Promise<Json> =>
  (await billing.call('GET', `clients/${String(id)}/account/`)).body;
const client = async (): Promise<unknown> =>
  (await billing.create('clients', { fullName: 'Ann' }))['id'];

const insert = `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
  VALUES ($1, $2, 'manual', $3, 'before')`;
const markPaid = `UPDATE invoices SET paid = true, paid_date_ts = $2, version = version + 1
  WHERE id = $1`;

it('a payment that it records is in the ledger, and its flag changes nothing', async () => {
  const clientId = await client();
  const invoice = await billing.issued({ clientId });
  await run(insert, [invoice['id'], 11_300, '2026-02-01']);
  await run(markPaid, [invoice['id'], '2026-02-02']);
  expect(await billing.invoiceOf(invoice['id'])).toMatchObject({
    paid: true,
    paidDateTs: '2026-02-01',
    balance: 0,
  });
  const other = await billing.issued({ clientId });
  await run(markPaid, [other['id'], '2026-02-02']);
  expect(await billing.invoiceOf(other['id'])).toMatchObject({ paid: false, paidDateTs: null });
  expect(await account(clientId)).toMatchObject({ balance: 113, onAccount: 0 });
});

it('a payment that it deletes is reversed, on the days on which it was made', async () => {
  const clientId = await client();
  const invoice = await billing.issued({ clientId, dateTs: '2026-01-05' });
  await run(insert, [invoice['id'], 11_300, '2026-02-01']);
  await run('DELETE FROM payments WHERE invoice_id = $1', [invoice['id']]);
  await run('UPDATE invoices SET paid = false, paid_date_ts = NULL WHERE id = $1', [invoice['id']]);
  expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: false, balance: 113 });
  expect(await account(clientId)).toMatchObject({ balance: 113, onAccount: 0 });
  const { rows } = await run(
    'SELECT kind, day FROM ledger_entries WHERE invoice_id = $1 ORDER BY id',
    [invoice['id']],
  );
  expect(rows).toEqual([
    { kind: 'invoiceIssued', day: '2026-01-05' },
    { kind: 'payment', day: '2026-02-01' },
    { kind: 'allocation', day: '2026-02-01' },
    { kind: 'allocationReleased', day: '2026-02-01' },
    { kind: 'paymentReversed', day: '2026-02-01' },
  ]);
});

it('more than is owed stays on account, also when it is received twice at once', async () => {
  const clientId = await client();
  const invoice = await billing.issued({ clientId });
  await Promise.all(
    Array.from({ length: 30 }, () => run(insert, [invoice['id'], 11_300, '2026-02-01'])),
  );
  expect(await billing.invoiceOf(invoice['id'])).toMatchObject({ paid: true, balance: 0 });
  expect(await account(clientId)).toMatchObject({ owed: 0, onAccount: 29 * 113 });
});

it('what was paid on a quote pays its invoice once that is issued', async () => {
  const clientId = await client();
  const quote = await billing.create('quotes', { clientId, price: 113, category: 'Contracting' });
  await run(
    `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
     VALUES ($1, 5000, 'card', '2026-02-01', 'before')`,
    [quote['id']],
  );
  expect(await account(clientId)).toMatchObject({ balance: -50, onAccount: 50 });
  const service = await billing.create('services', {
    clientId,
    serviceStatus: 'Complete',
    price: 100,
  });
  await run('UPDATE services SET quote_id = $2 WHERE id = $1', [service['id'], quote['id']]);
  await billing.dailyUpdate();
  const { body } = await billing.call('GET', `invoices/?clientId=${String(clientId)}`);
  const [draft] = body['results'] as Json[];
  expect(draft).toMatchObject({ invoiceNumber: null, balance: 0, paid: false });
  await billing.issue(draft?.['id']);
  expect(await billing.invoiceOf(draft?.['id'])).toMatchObject({ balance: 63, paid: false });
  expect(await account(clientId)).toMatchObject({ balance: 63, onAccount: 0 });
});

it('a quote takes what was paid on it along to its client', async () => {
  const [first, second] = [await client(), await client()];
  const quote = await billing.create('quotes', { clientId: first, price: 113 });
  await run(
    `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
     VALUES ($1, 5000, 'card', '2026-02-01', 'before')`,
    [quote['id']],
  );
  await billing.call('PUT', `quotes/update/${String(quote['id'])}/`, {
    version: quote['version'],
    clientId: second,
  });
  expect(await account(first)).toMatchObject({ onAccount: 0, balance: 0, lots: [] });
  expect(await account(second)).toMatchObject({ onAccount: 50, balance: -50 });
});

it('nobody can change the ledger, or an amount that is in it', async () => {
  const invoice = await billing.issued();
  await run(insert, [invoice['id'], 1_300, '2026-02-01']);
  for (const text of [
    "UPDATE ledger_entries SET day = '2026-01-01'",
    'DELETE FROM ledger_postings',
    'TRUNCATE ledger_postings',
    'TRUNCATE invoices CASCADE',
    'UPDATE invoices SET total_cents = 1 WHERE invoice_number IS NOT NULL',
    'UPDATE invoices SET invoice_number = NULL WHERE invoice_number IS NOT NULL',
    'UPDATE payments SET amount_cents = 1',
    "UPDATE invoices SET voided_on = '2026-02-02' WHERE invoice_number IS NOT NULL",
    "INSERT INTO ledger_postings (entry_id, account, cents, day) SELECT id, 'hst', 1, day FROM ledger_entries LIMIT 1",
    "INSERT INTO ledger_entries (kind, day, who, reverses) SELECT 'allocationReleased', day, 'x', id FROM ledger_entries, generate_series(1, 2) WHERE kind = 'payment'",
  ]) {
    await expect(run(text, [])).rejects.toThrow();
  }
});
