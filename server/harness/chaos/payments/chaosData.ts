import { toCents } from 'shared-api/contract/values/money';
import { Database } from '../../../src/db/Database.ts';
import { startEmbeddedPostgres } from '../../../src/db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { startSession } from '../../../src/session/sessions.ts';
import type { SandboxLedger } from '../../sandbox/SandboxLedger.ts';
import type { Bill, PaymentOutcome } from './Payer.ts';

/** Counts that must all be zero. */
export interface Verdict {
  doubleCharges: number;
  lostAcknowledged: number;
  /** Charges under a key whose payer was told that nothing would be charged. */
  chargedAfterWithdrawal: number;
  duplicateRows: number;
  unrecordedCharges: number;
  chargedButUnpaid: number;
  /** Payers of what is owed who were told that number or amount is wrong. */
  refused: number;
  unanswered: number;
  stillOpen: number;
}

/** Counts about money that goes back to cards, all of which must be zero too. */
export interface RefundVerdict {
  doubleRefunds: number;
  /** The office was told that they are made or on their way, and the provider has not made them. */
  lostRefunds: number;
  unrecordedRefunds: number;
  openRefunds: number;
  /** Cents by which money by card in the books differs from what the provider has. */
  differentCents: number;
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

/**
 * Creates what is paid in a new data directory: issued invoices, a quarter of them paid in part by cheque, and
 * as many requests for deposits and part payments as that quarter; and an Admin who gives money back.
 * @returns the bills, and the Admin's token
 */
export const prepareBills = (
  dataDir: string,
  count: number,
): Promise<{ bills: Bill[]; token: string }> =>
  withDatabase(dataDir, async (database) => {
    await migrate(database);
    const requests = Math.floor(count / 4);
    const invoices = await insertBills(database, count - requests);
    const bills = [
      ...(await payInPart(database, invoices)),
      ...(await insertRequests(database, 10_001 + invoices.length, requests)),
    ];
    const { rows } = await database.query<{ id: number }>(
      "INSERT INTO staff (username, password_hash, role) VALUES ('office', 'none', 'Admin') RETURNING id",
    );
    return { bills, token: await startSession(database, rows[0]?.id ?? 0) };
  });

/** Creates issued invoices, each with a different amount, in a database without documents. */
export async function insertBills(database: Database, count: number): Promise<Bill[]> {
  const { rows } = await database.query<{ id: number; number: number; cents: number }>(
    `INSERT INTO invoices (invoice_number, type, date_ts, sub_total_cents, tax_cents, total_cents,
       billed)
     SELECT 10000 + n, 'Janitorial', '2026-03-02', 10000 + n, 0, 10000 + n, true
     FROM generate_series(1, $1::integer) n
     RETURNING id, invoice_number AS number, total_cents AS cents`,
    [count],
  );
  await database.query('UPDATE document_numbers SET next = 10001 + $1', [count]);
  return rows.map(({ id, number, cents }) => ({
    number: String(number),
    amount: (cents / 100).toFixed(2),
    of: { invoiceId: id },
  }));
}

/** What cheques have paid of invoices, in cents. */
const partCents = 3_000;

/** Records a cheque for every third invoice; the rest of it is paid by card. */
async function payInPart(database: Database, bills: readonly Bill[]): Promise<Bill[]> {
  const isPart = (index: number): boolean => index % 3 === 1;
  const parts = bills.filter((_, index) => isPart(index));
  await database.query(
    `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
     SELECT id, $2, 'cheque', '2026-03-03', 'chaos' FROM unnest($1::integer[]) AS id`,
    [parts.map(({ of }) => ('invoiceId' in of ? of.invoiceId : 0)), partCents],
  );
  return bills.map((bill, index) =>
    isPart(index)
      ? { ...bill, amount: ((toCents(bill.amount) - partCents) / 100).toFixed(2) }
      : bill,
  );
}

/** Creates quotes, on each of which money is asked for: by turns a deposit and a part payment. */
async function insertRequests(database: Database, first: number, count: number): Promise<Bill[]> {
  const { rows } = await database.query<{ id: number; number: number; cents: number }>(
    `WITH quoted AS (
       INSERT INTO quotes (number, since_ts, price_cents, category)
       SELECT $1::integer + n - 1, '2026-03-02', 40000 + n, 'Janitorial'
       FROM generate_series(1, $2::integer) n RETURNING id, number
     )
     INSERT INTO deposit_requests (quote_id, number, position, kind, amount_cents, tax_cents, day,
       due_on, made_by, form_key)
     SELECT id, number, 1, CASE number % 2 WHEN 0 THEN 'deposit' ELSE 'partPayment' END,
       number, round(number * 13 / 113.0), '2026-03-02', '2099-01-31', 'chaos', gen_random_uuid()
     FROM quoted RETURNING id, number, amount_cents AS cents`,
    [first, count],
  );
  await database.query('UPDATE document_numbers SET next = $1', [first + count]);
  return rows.map(({ id, number, cents }) => ({
    number: String(number),
    amount: (cents / 100).toFixed(2),
    of: { requestId: id },
  }));
}

/** Whether all that the provider was asked is answered; what is not is asked again at once. */
export const isSettled = (dataDir: string): Promise<boolean> =>
  withDatabase(dataDir, async (database) => {
    const { rowCount: refunds } = await database.query(
      "UPDATE refunds SET ask_at = now() WHERE status = 'pending'",
    );
    const { rowCount: attempts } = await database.query(
      "SELECT FROM payment_attempts WHERE status = 'pending'",
    );
    return refunds === 0 && attempts === 0;
  });

/**
 * Evaluates payments and refunds in a data directory; no server may be running on it.
 * @param promised keys of the refunds that the office was told of
 */
export const judge = (
  dataDir: string,
  ledger: SandboxLedger,
  outcomes: readonly PaymentOutcome[],
  promised: readonly string[],
): Promise<Verdict & RefundVerdict> =>
  withDatabase(dataDir, async (database) => ({
    ...(await judgePayments(database, ledger, outcomes)),
    ...(await judgeRefunds(database, ledger, promised)),
  }));

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
    `SELECT invoice_number AS number FROM invoices WHERE NOT paid
     UNION ALL
     SELECT r.number FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
     WHERE a.payment_id IS NULL`,
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
    chargedAfterWithdrawal: outcomes.filter(
      ({ status, key }) =>
        status === 'withdrawn' && charges.some(({ metadata }) => metadata['attempt'] === key),
    ).length,
    duplicateRows: payments.length - new Set(payments.map(({ number }) => number)).size,
    unrecordedCharges: charges.filter(({ id }) => !recorded.has(id)).length,
    chargedButUnpaid: [...new Set(numbers)].filter((number) => unpaidNumbers.has(number)).length,
    refused: outcomes.filter(({ status }) => status === 'refused').length,
    unanswered: outcomes.filter(({ status }) => status === 'unanswered').length,
    stillOpen: open.length,
  };
}

/** Compares what the provider has given back, what the office was told and the database. */
async function judgeRefunds(
  database: Database,
  ledger: SandboxLedger,
  promised: readonly string[],
): Promise<RefundVerdict> {
  const { rows } = await database.query<{ key: string; status: string }>(
    'SELECT provider_key AS key, status FROM refunds WHERE provider_key IS NOT NULL',
  );
  const { rows: sums } = await database.query<{ cents: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS cents FROM ledger_postings
     WHERE account = 'money' AND method = 'card'`,
  );
  const refunds = [...ledger.refunds.values()].filter(({ status }) => status !== 'failed');
  const keys = refunds.map(({ metadata }) => metadata['refund'] ?? '');
  const made = new Set(rows.filter(({ status }) => status === 'made').map(({ key }) => key));
  const charged = [...ledger.intents.values()].filter(({ status }) => status === 'succeeded');
  const centsOf = (all: readonly { amount: number }[]): number =>
    all.reduce((sum, { amount }) => sum + amount, 0);
  return {
    doubleRefunds: keys.length - new Set(keys).size,
    lostRefunds: promised.filter((key) => !keys.includes(key)).length,
    unrecordedRefunds: keys.filter((key) => !made.has(key)).length,
    openRefunds: rows.filter(({ status }) => status === 'pending').length,
    differentCents: Math.abs((sums[0]?.cents ?? 0) - centsOf(charged) + centsOf(refunds)),
  };
}
