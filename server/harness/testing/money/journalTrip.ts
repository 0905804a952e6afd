import { parse } from 'csv-parse/sync';
import { Database, type Queryable } from '../../../src/db/Database.ts';
import { copyTemplate } from '../testDatabases.ts';

/** Sums of accounts by day, brand and way of payment. */
const balances = async (database: Queryable) =>
  (
    await database.query(
      `SELECT day, account, brand, method, sum(cents)::bigint AS cents
       FROM ledger_postings GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
      [],
    )
  ).rows;

/**
 * Reads the generic journal of all days into a database of its own, as another program would.
 * @returns the trial balance there, and that of the database which it was written from
 */
export async function journalTrip(
  database: Queryable,
  csv: string,
): Promise<{ there: object[]; here: object[] }> {
  const copy = await copyTemplate();
  const fresh = new Database(copy.url, () => undefined);
  const rows = parse<Record<string, string>>(csv, { columns: true, bom: true });
  try {
    await fresh.transaction(async (connection) => {
      await connection.query(
        `INSERT INTO ledger_entries (id, kind, day, who) OVERRIDING SYSTEM VALUE
         SELECT DISTINCT e."Entry"::bigint, e."Kind", e."Day"::date, 'import'
         FROM jsonb_to_recordset($1) AS e ("Entry" text, "Kind" text, "Day" text)`,
        [JSON.stringify(rows)],
      );
      // The invoices themselves are not of the journal.
      await connection.query('ALTER TABLE ledger_postings DISABLE TRIGGER ledger_balance');
      await connection.query(
        `INSERT INTO ledger_postings (entry_id, account, cents, day, brand, method, invoice_id,
           payment_id, credit_id)
         SELECT p."Entry"::bigint, p."Ledger account",
           (100 * coalesce(nullif(p."Debit", '')::numeric, -nullif(p."Credit", '')::numeric))::bigint,
           p."Day"::date, nullif(p."Brand", ''), nullif(p."Method", ''),
           nullif(p."Invoice id", '')::integer, nullif(p."Payment id", '')::integer,
           nullif(p."Credit id", '')::integer
         FROM jsonb_to_recordset($1) AS p ("Entry" text, "Day" text, "Ledger account" text,
           "Debit" text, "Credit" text, "Brand" text, "Method" text, "Invoice id" text,
           "Payment id" text, "Credit id" text)`,
        [JSON.stringify(rows)],
      );
    });
    return { there: await balances(fresh), here: await balances(database) };
  } finally {
    await fresh.close();
    await copy.drop();
  }
}
