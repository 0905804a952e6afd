import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../../harness/testing/testDatabases.ts';

const folder = path.resolve(import.meta.dirname, '../../migrations');

let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  const created = await createDatabase();
  drop = created.drop;
  database = new Database(created.url, () => undefined);
  await database.transaction(async (connection) => {
    await connection.query(
      'CREATE TABLE migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
  });
  const { createHash } = await import('node:crypto');
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.sql') || name >= '0026') continue;
    const sql = await readFile(path.join(folder, name), 'utf8');
    await database.query(sql);
    await database.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [
      name,
      createHash('sha256').update(sql).digest('hex'),
    ]);
  }
});
afterEach(async () => {
  await database.close();
  await drop();
});

const oldData = `
  INSERT INTO clients (since_ts, full_name) VALUES
    ('2026-01-01', 'Ann'), ('2026-01-01', 'Ben'), ('2026-01-01', 'Cat');
  INSERT INTO quotes (number, since_ts, client_id, price_cents, category) VALUES
    (10001, '2026-01-01', 3, 11300, 'Contracting'), (10002, '2026-01-01', NULL, 11300, 'Janitorial');
  INSERT INTO invoices (invoice_number, client_id, type, date_ts, sub_total_cents, tax_cents,
    total_cents, paid, paid_date_ts, voided_on, version) VALUES
    (20001, 1, 'Janitorial', '2026-01-05', 10000, 1300, 11300, false, NULL, NULL, 3),
    (20002, 1, 'Contracting', '2026-01-06', 10000, 1300, 11300, true, '2026-02-06', NULL, 4),
    (20003, 1, 'Janitorial', '2026-01-07', 10000, 1300, 11300, true, '2026-02-07', NULL, 5),
    (20004, 2, 'Janitorial', '2026-01-08', 10000, 1300, 11300, false, NULL, '2026-02-08', 6),
    (20005, 2, 'Janitorial', '2026-01-09', 10000, 1300, 11300, true, '2026-02-09', NULL, 7),
    (20006, NULL, 'Janitorial', NULL, NULL, NULL, NULL, false, NULL, NULL, 8),
    (NULL, 3, 'Contracting', NULL, 10000, 1300, 11300, false, NULL, NULL, 9),
    (NULL, 3, 'Contracting', NULL, 10000, 1300, 11300, true, '2026-02-10', NULL, 10),
    (20009, 2, 'Janitorial', '2026-01-09', NULL, NULL, 5000, false, NULL, NULL, 11);
  INSERT INTO payments (invoice_id, quote_id, amount_cents, method, received_on, recorded_by) VALUES
    (1, NULL, 1300, 'card', '2026-01-20', 'x'),
    (2, NULL, 11300, 'manual', '2026-02-05', 'x'),
    (3, NULL, 5000, 'e-transfer', '2026-01-20', 'x'),
    (4, NULL, 2000, 'card', '2026-01-20', 'x'),
    (5, NULL, 11300, 'card', '2026-01-20', 'x'),
    (5, NULL, 11300, 'card', '2026-01-21', 'x'),
    (7, 1, 4000, 'card', '2026-01-20', 'x'),
    (NULL, 2, 5000, 'card', '2026-01-20', 'x');`;

describe('a database of the release before', () => {
  it('gets a ledger in which every sum is what it was', async () => {
    await database.query(oldData);
    await migrate(database);
    const { rows } = await database.query(
      `SELECT id, balance_cents AS balance, paid, paid_date_ts AS day, version FROM invoices ORDER BY id`,
    );
    expect(rows.map(Object.values)).toEqual([
      [1, 10_000, false, null, 3],
      [2, 0, true, '2026-02-06', 4],
      [3, 0, true, '2026-02-07', 5],
      [4, 0, false, null, 6],
      [5, 0, true, '2026-02-09', 7],
      [6, 0, true, null, 8],
      [7, 0, false, null, 9],
      [8, 0, false, null, 10],
      [9, 5_000, false, null, 11],
    ]);
    const { rows: clients } = await database.query(
      `SELECT client_id AS id, sum(cents)::bigint AS cents FROM ledger_postings
       WHERE account IN ('receivable', 'onAccount') GROUP BY 1 ORDER BY 1`,
    );
    expect(clients.map(Object.values)).toEqual([
      [1, 10_000],
      [2, 5_000 - 11_300 - 2_000],
      [3, -4_000 - 11_300],
      [null, -5_000],
    ]);
    const { rows: made } = await database.query(
      `SELECT invoice_id AS id, amount_cents AS cents, method, received_on AS day FROM payments
       WHERE recorded_by = 'migration' ORDER BY id`,
    );
    expect(made.map(Object.values)).toEqual([
      [3, 6_300, 'other', '2026-02-07'],
      [8, 11_300, 'other', '2026-02-10'],
    ]);
  });
});
