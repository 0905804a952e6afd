import { reportNames } from 'shared-api/contract/billing/moneyReports';
import type { Database } from '../../../server/src/db/Database.ts';
import { readReport } from '../../../server/src/reports/readReport.ts';
import { medianTime, withBenchDatabase } from '../tools/benchDatabase.ts';
import { printTable } from '../tools/table.ts';

const invoices = 100_000;
const rounds = 7;
/** Invoices that are inserted at once; after the first, the planner knows how many there are. */
const batch = 1_000;

/** Every report with a hundred thousand invoices of four years, most of them paid: a year, and its end. */
export const benchMoneyReports = (): Promise<void> =>
  withBenchDatabase(async (database) => {
    await fill(database);
    const span = { from: '2025-01-01', to: '2025-12-31' };
    const figures: [string, string][] = [];
    for (const name of reportNames) {
      const time = await medianTime(rounds, () => readReport(database, name, span));
      figures.push([`${name} (to reach: 300 ms)`, time]);
    }
    printTable(`Reports, ${invoices} invoices, median of ${rounds}`, figures);
  });

/** Invoices and their payments, which write the ledger, in batches. */
async function fill(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO clients (since_ts, full_name)
     SELECT '2020-01-01', 'Client ' || n FROM generate_series(1, 2000) AS n`,
  );
  for (let done = 0; done < invoices; done += batch) {
    await database.query(
      `INSERT INTO invoices (client_id, invoice_number, type, date_ts, sub_total_cents, tax_cents, total_cents)
       SELECT (SELECT min(id) FROM clients) + n % 2000, 10000 + n,
         CASE n % 2 WHEN 0 THEN 'Janitorial' ELSE 'Contracting' END,
         '2022-01-01'::date + (n * 7919::bigint % 1461)::int, n % 90000 + 500,
         round((n % 90000 + 500) * 0.13), n % 90000 + 500 + round((n % 90000 + 500) * 0.13)
       FROM generate_series($1::int, $2::int) AS n`,
      [done + 1, done + batch],
    );
    await database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       SELECT id, total_cents, (ARRAY['card', 'e-transfer', 'cheque'])[id % 3 + 1],
         date_ts + (id % 90)::int, 'bench'
       FROM invoices WHERE invoice_number > 10000 + $1 AND id % 20 > 0`,
      [done],
    );
    if (done % (10 * batch) === 0) await database.query('ANALYZE');
  }
  await database.query('VACUUM ANALYZE');
}
