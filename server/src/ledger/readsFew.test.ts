import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import type { Queryable } from '../db/Database.ts';
import { clientAccount } from './clientAccount.ts';
import { invoiceLedger } from './invoiceLedger.ts';
import { listPayments } from './listPayments.ts';

const clients = 100;

type Work = (connection: Queryable, id: number) => Promise<unknown>;

let server: TestServer;

/** A thousand invoices of a hundred clients, paid by card, and as many payments on account. */
beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  await database.query(
    `INSERT INTO clients (since_ts, full_name)
     SELECT '2024-01-01', 'Client ' || n FROM generate_series(1, $1::integer) n`,
    [clients],
  );
  await database.query(
    `INSERT INTO invoices (client_id, invoice_number, type, date_ts, sub_total_cents, tax_cents, total_cents)
     SELECT c.id, 10000 + row_number() OVER (), 'Janitorial', '2026-01-01'::date + n, 10000, 1300, 11300
     FROM clients c, generate_series(1, 10) n`,
  );
  await database.query(
    `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, status, claimed_until, settled_at)
     SELECT gen_random_uuid(), invoice_number, id, total_cents, '', 'succeeded', now(), now() FROM invoices`,
  );
  await database.query(
    `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by, attempt_key)
     SELECT i.id, i.total_cents, 'card', i.date_ts, 'test', a.key
     FROM invoices i JOIN payment_attempts a ON a.invoice_id = i.id`,
  );
  await database.query(
    `INSERT INTO payments (client_id, brand, amount_cents, method, received_on, recorded_by)
     SELECT id, 'cleaning', 5000, 'cheque', '2026-03-01'::date + n, 'test'
     FROM clients, generate_series(1, 10) n`,
  );
  await database.query('ANALYZE');
});

afterAll(() => server.close());

/** How many rows of payments and of the ledger a connection has read lately. */
async function rowsReadBy(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ read: number }>(
    `SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer AS read
     FROM pg_stat_xact_user_tables WHERE relname IN ('payments', 'ledger_postings')`,
  );
  return rows[0]?.read ?? 0;
}

/** How many of them are read for something. */
async function rowsRead(table: 'clients' | 'invoices', work: Work): Promise<number> {
  const { rows: ids } = await server.database.query<{ id: number }>(
    `SELECT max(id) AS id FROM ${table}`,
  );
  return server.database.transaction(async (connection) => {
    // As with more rows than a test can wait for, when reading a whole table does not pay.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await connection.query(`SET LOCAL enable_${way} = off`);
    const before = await rowsReadBy(connection);
    await work(connection, ids[0]?.id ?? 0);
    return (await rowsReadBy(connection)) - before;
  });
}

it.each<[string, 'clients' | 'invoices', Work]>([
  [
    'what a client owes and has on account',
    'clients',
    async (connection, id) => {
      expect((await clientAccount(connection, id, '2026-06-01')).lots).toHaveLength(10);
    },
  ],
  [
    'the payments of a client',
    'clients',
    async (connection, clientId) => {
      expect(await listPayments(connection, { clientId })).toHaveLength(20);
    },
  ],
  [
    'the payments of an invoice',
    'invoices',
    async (connection, invoiceId) => {
      expect(await listPayments(connection, { invoiceId })).toHaveLength(1);
    },
  ],
  [
    'the ledger of an invoice',
    'invoices',
    async (connection, id) => {
      expect((await invoiceLedger(connection, id)).results).not.toHaveLength(0);
    },
  ],
])('reads for %s no payment of others', async (_what, table, work) => {
  // All there is are 2,000 payments and 7,000 lines of the ledger.
  expect(await rowsRead(table, work)).toBeLessThan(400);
});
