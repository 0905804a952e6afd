import { companyDay } from 'shared-api/contract/company/companyTime';
import { chartData } from '../../../server/src/bank/chartData.ts';
import { readCompany } from '../../../server/src/company.ts';
import type { Database } from '../../../server/src/db/Database.ts';
import { medianTime, withBenchDatabase } from '../tools/benchDatabase.ts';
import { printTable } from '../tools/table.ts';

const transactions = 500_000;
const rounds = 15;

/** Dashboard data for half a million bank transactions over a year and a half. */
export const benchChartData = (): Promise<void> =>
  withBenchDatabase(async (database) => {
    await fill(database);
    const company = await readCompany();
    const today = companyDay(Date.now() / 1000, company.timeZone);
    printTable(`Dashboard data, ${transactions} bank transactions, median of ${rounds}`, [
      [
        'generate-chart-data (to reach: 300 ms)',
        await medianTime(rounds, () => chartData(database, company, today, true)),
      ],
    ]);
  });

async function fill(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO bank_accounts (identity, label, kind) VALUES ('bench', '…0001', 'bank');
     INSERT INTO statement_files (name, sha256, source, who, outcome)
     VALUES ('bench', '', 'upload', 'bench', 'read')`,
  );
  await database.query({
    text: `INSERT INTO bank_transactions (account_id, file_id, day, cents, description, counterparty,
       bank_kind, reference, check_number, occurrence, kind, category, brand)
     SELECT (SELECT min(id) FROM bank_accounts), (SELECT min(id) FROM statement_files),
       current_date - (n % 548)::int, (n * 7919::bigint % 200000) - 120000, 'Line ' || n,
       'Party ' || n % 200, '', n::text, '', 1,
       (ARRAY['ATM', 'E-Transfer', 'Card', 'Cheque', 'Fee', 'Payroll', 'Other'])[n % 7 + 1],
       (ARRAY['Fuel', 'Materials', 'Rent', 'Supplies', 'Payroll', 'Other'])[n % 6 + 1],
       (ARRAY['cleaning', 'contracting'])[n % 2 + 1]
     FROM generate_series(1, $1::int) AS n`,
    values: [transactions],
  });
  await database.query('VACUUM ANALYZE bank_transactions');
}
