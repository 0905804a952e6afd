import { Database } from '../../../src/db/Database.ts';
import { startEmbeddedPostgres } from '../../../src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../../src/db/migrate.ts';
import type { SandboxLedger } from '../../sandbox/SandboxLedger.ts';
import type { Bill, PaymentOutcome } from './Payer.ts';

/** Counts that must all be zero. */
export interface Verdict {
  doubleCharges: number;
  lostAcknowledged: number;
  duplicateRows: number;
  unrecordedCharges: number;
  chargedButUnpaid: number;
  unanswered: number;
  stillOpen: number;
}

/** Opens a data directory's database while no server is running on it. */
async function withDatabase<T>(
  dataDir: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = new Database(postgres.url, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Creates issued invoices in a new data directory. */
export const prepareBills = (dataDir: string, count: number): Promise<Bill[]> =>
  withDatabase(dataDir, async (database) => {
    await migrate(database);
    return insertBills(database, count);
  });

/** Creates issued invoices, each with a different amount, in a database without documents. */
export async function insertBills(database: Database, count: number): Promise<Bill[]> {
  const { rows } = await database.query<{ number: number; cents: number }>(
    `INSERT INTO invoices (invoice_number, type, date_ts, sub_total_cents, tax_cents, total_cents,
       billed)
     SELECT 10000 + n, 'Janitorial', '2026-03-02', 10000 + n, 0, 10000 + n, true
     FROM generate_series(1, $1::integer) n
     RETURNING invoice_number AS number, total_cents AS cents`,
    [count],
  );
  await database.query('UPDATE document_numbers SET next = 10001 + $1', [count]);
  return rows.map(({ number, cents }) => ({
    number: String(number),
    amount: (cents / 100).toFixed(2),
  }));
}

/** Evaluates the payments in a data directory; no server may be running on it. */
export const judge = (
  dataDir: string,
  ledger: SandboxLedger,
  outcomes: readonly PaymentOutcome[],
): Promise<Verdict> =>
  withDatabase(dataDir, (database) => judgePayments(database, ledger, outcomes));

/**
 * Compares the provider's charges, the outcomes reported to payers and the database. Invoices that
 * were never charged do not count.
 */
export async function judgePayments(
  database: Database,
  ledger: SandboxLedger,
  outcomes: readonly PaymentOutcome[],
): Promise<Verdict> {
  const { rows: payments } = await database.query<{
    number: number;
    key: string;
    intent: string;
  }>(
    `SELECT a.number, a.key, a.intent FROM payments p
     JOIN payment_attempts a ON a.key = p.attempt_key`,
  );
  const { rows: unpaid } = await database.query<{ number: number }>(
    'SELECT invoice_number AS number FROM invoices WHERE NOT paid',
  );
  const { rows: open } = await database.query(
    "SELECT FROM payment_attempts WHERE status = 'pending'",
  );
  const charges = [...ledger.intents.values()].filter(({ status }) => status === 'succeeded');
  const numbers = charges.map(({ metadata }) => metadata['number'] ?? '');
  const recorded = new Set(payments.map(({ intent }) => intent));
  const keys = new Set(payments.map(({ key }) => key));
  const unpaidNumbers = new Set(unpaid.map(({ number }) => String(number)));
  return {
    doubleCharges: numbers.length - new Set(numbers).size,
    lostAcknowledged: outcomes.filter(({ status, key }) => status === 'succeeded' && !keys.has(key))
      .length,
    duplicateRows: payments.length - new Set(payments.map(({ number }) => number)).size,
    unrecordedCharges: charges.filter(({ id }) => !recorded.has(id)).length,
    chargedButUnpaid: [...new Set(numbers)].filter((number) => unpaidNumbers.has(number)).length,
    unanswered: outcomes.filter(({ status }) => status === 'unanswered').length,
    stillOpen: open.length,
  };
}
