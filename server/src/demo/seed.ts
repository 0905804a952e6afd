/**
 * Fills the database from the settings with bulk data for measuring: `npm run seed -- --invoices
 * 1000000`. Inserts in batches and prints its progress.
 */
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { Queryable } from '../db/Database.ts';
import { printFault } from '../db/printFault.ts';

const batch = 50_000;

/** Adds clients and invoices deterministically. */
async function addInvoices(database: Queryable, count: number): Promise<void> {
  await database.query(
    `INSERT INTO clients (since_ts, full_name, company_name, email, phone_number)
     SELECT '2020-01-01', 'Client ' || n, CASE WHEN n % 3 = 0 THEN 'Company ' || n ELSE '' END,
       'client' || n || '@example.com', '519-555-0100'
     FROM generate_series(1, 5000) AS n`,
  );
  const { rows } = await database.query<{ first: number }>(
    "SELECT min(id) AS first FROM clients WHERE full_name = 'Client 1'",
  );
  const first = rows[0]?.first ?? 1;
  for (let done = 0; done < count; done += batch) {
    await database.query(
      `INSERT INTO invoices (client_id, type, date_ts, sub_total_cents, tax_cents, total_cents,
         notes, billed)
       SELECT $3 + n % 5000, CASE n % 2 WHEN 0 THEN 'Janitorial' ELSE 'Contracting' END,
         '2015-01-01'::date + (n * 7919::bigint % 4000)::int, n % 90000 + 500,
         round((n % 90000 + 500) * 0.13), n % 90000 + 500 + round((n % 90000 + 500) * 0.13),
         'Work order ' || md5(n::text), n % 5 > 0
       FROM generate_series($1::int, $2::int) AS n`,
      [done + 1, Math.min(done + batch, count), first],
    );
    process.stdout.write(`\r${Math.min(done + batch, count)} of ${count} invoices`);
  }
  process.stdout.write('\n');
  await database.query('ANALYZE invoices, clients');
}

async function main(args: string[]): Promise<void> {
  const config = readConfig();
  if (config.production) throw new ConfigError('A production database is not seeded.');
  const count = Number(args[args.indexOf('--invoices') + 1]);
  if (!args.includes('--invoices') || !Number.isInteger(count) || count < 1 || count > 10_000_000) {
    throw new ConfigError('Say how many, up to ten million: npm run seed -- --invoices 1000000');
  }
  const { database, close } = await openDatabase(config, (line) => console.error(line));
  try {
    await addInvoices(database, count);
  } finally {
    await close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
