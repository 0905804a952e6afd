import type { ChartData, ChartEntry, ChartSet } from 'shared-api/contract/billing/bank';
import type { Company } from 'shared-api/contract/company/company';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import type { Queryable } from '../db/Database.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';

/** Cents as the JSON number of dollars. */
const dollars = (cents: string): string => `to_jsonb(round(coalesce(${cents}, 0) / 100.0, 2))`;

const month = (day: string): string => `to_jsonb(to_char(${day}, 'YYYY-MM'))`;

/**
 * One table per brand: its header row, then the rows of a query with columns `brand`, `row` (a JSON
 * array) and `sort_key`.
 */
const tables = (header: string, rows: string): string =>
  `(SELECT jsonb_agg(jsonb_build_object('companyName', b.name, 'companyPerformance',
      jsonb_build_array(${header}) || coalesce((
        SELECT jsonb_agg(r.row ORDER BY r.sort_key) FROM (${rows}) r WHERE r.brand = b.brand
      ), '[]')) ORDER BY b.brand)
    FROM brands b)`;

/** Conditional sums per month and brand, one column each. */
const perMonth = (months: string, table: string, columns: string[]): string =>
  `SELECT b.brand, m.month AS sort_key,
     jsonb_build_array(${[month('m.month'), ...columns.map(dollars)].join(', ')}) AS row
   FROM brands b CROSS JOIN ${months} m
   LEFT JOIN ${table} t ON t.brand = b.brand AND t.month = m.month
   GROUP BY b.brand, m.month`;

const sumIf = (condition: string, cents = 't.cents'): string =>
  `sum(${cents}) FILTER (WHERE ${condition})`;

/** Sums per name for each of the last three months, largest first. */
const perName = (table: string, name: string): string =>
  `SELECT t.brand, row_number() OVER (PARTITION BY t.brand ORDER BY sum(t.cents), t.${name}) AS sort_key,
     jsonb_build_array(t.${name}, ${[2, 1, 0]
       .map((back) =>
         dollars(`-${sumIf(`t.month = (SELECT month FROM this) - interval '${back} months'`)}`),
       )
       .join(', ')}) AS row
   FROM ${table} t WHERE t.month >= (SELECT month FROM this) - interval '2 months'
   GROUP BY t.brand, t.${name}`;

const lastThree = (first: string): string =>
  `jsonb_build_array('${first}', ${[2, 1, 0]
    .map((back) => month(`(SELECT month FROM this) - interval '${back} months'`))
    .join(', ')})`;

/** Sums per name, largest first. */
const pie = (table: string, name: string, condition: string): string =>
  `SELECT t.brand, row_number() OVER (PARTITION BY t.brand ORDER BY sum(t.cents), t.${name}) AS sort_key,
     jsonb_build_array(t.${name}, ${dollars('-sum(t.cents)')}) AS row
   FROM ${table} t WHERE ${condition} GROUP BY t.brand, t.${name}`;

/** Sums under the given names, in the given order. */
const named = (table: string, condition: string, parts: [string, string][]): string =>
  parts
    .map(
      ([name, cents], index) =>
        `SELECT b.brand, ${index} AS sort_key, jsonb_build_array('${name}', ${dollars(cents)}) AS row
         FROM brands b LEFT JOIN ${table} t ON t.brand = b.brand AND ${condition} GROUP BY b.brand`,
    )
    .join(' UNION ALL ');

const isThisYear = "t.month >= date_trunc('year', (SELECT month FROM this))";
const header = (...names: string[]): string =>
  `jsonb_build_array(${names.map((name) => `'${name}'`).join(', ')})`;

/**
 * The SQL of each chart. Money in and out excludes transfers between own accounts, and money of another
 * currency that has no rate.
 */
const sets: Record<ChartSet, string> = {
  overallCharts: tables(
    header('Month', 'Debit', 'Expense'),
    perMonth('year', 'bank', [sumIf('t.cents > 0'), `-${sumIf('t.cents < 0')}`]),
  ),
  atmEtransferYearly: tables(
    header('Kind', 'Amount'),
    named('bank', `t.cents < 0 AND ${isThisYear}`, [
      ['ATM', `-${sumIf("t.kind = 'ATM'")}`],
      ['E-Transfer', `-${sumIf("t.kind = 'E-Transfer'")}`],
    ]),
  ),
  atmEtransferCharts: tables(
    header('Month', 'ATM', 'E-Transfer'),
    perMonth('calendar', 'bank', [
      `-${sumIf("t.cents < 0 AND t.kind = 'ATM'")}`,
      `-${sumIf("t.cents < 0 AND t.kind = 'E-Transfer'")}`,
    ]),
  ),
  eTransferCharts: tables(
    header('Counterparty', 'Amount'),
    pie('transfers', 'counterparty', "t.month >= (SELECT month FROM this) - interval '2 months'"),
  ),
  eTransferLastThreeMonths: tables(lastThree('Counterparty'), perName('transfers', 'counterparty')),
  expenseYearly: tables(
    header('Category', 'Amount'),
    pie('bank', 'category', `t.cents < 0 AND ${isThisYear}`),
  ),
  expensesChart: tables(
    lastThree('Category'),
    perName('(SELECT * FROM bank WHERE cents < 0)', 'category'),
  ),
  invoicesPieChart: tables(
    header('State', 'Amount'),
    named('invoiced', 'true', [
      ['Paid', sumIf("t.state = 'Paid'")],
      ['Open', sumIf("t.state = 'Open'")],
      ['Overdue', sumIf("t.state = 'Overdue'")],
    ]),
  ),
  invoicesMonthly: tables(
    header('Month', 'Invoiced', 'Received'),
    perMonth('year', 'money', [sumIf('t.invoiced'), sumIf('NOT t.invoiced')]),
  ),
};

const brandOf = (type: string): string =>
  `CASE WHEN ${type} = 'Contracting' THEN 'contracting' ELSE 'cleaning' END`;

/**
 * One scan each of the transactions, the invoices and the ledger of the last twelve months, from which
 * all charts are computed. $1 today, $2 and $3 the brands' names, $4 days until overdue.
 */
const query = `
  WITH this AS (SELECT date_trunc('month', $1::date)::date AS month),
  brands (brand, name) AS (VALUES ('cleaning', $2), ('contracting', $3)),
  span AS (SELECT (month - interval '11 months')::date AS first FROM this),
  year AS (SELECT generate_series(first, month, interval '1 month')::date AS month FROM this, span),
  calendar AS (SELECT generate_series(date_trunc('year', month), month, interval '1 month')::date
    AS month FROM this),
  bank AS MATERIALIZED (
    SELECT brand, date_trunc('month', day)::date AS month, kind, category,
      sum(book_cents) AS cents
    FROM bank_transactions
    WHERE day >= (SELECT first FROM span) AND day <= $1 AND kind <> 'Transfer'
      AND paired_with IS NULL AND book_cents IS NOT NULL
    GROUP BY 1, 2, 3, 4, book_cents > 0
  ),
  transfers AS MATERIALIZED (
    SELECT brand, date_trunc('month', day)::date AS month,
      coalesce(nullif(counterparty, ''), 'Unknown') AS counterparty, sum(book_cents) AS cents
    FROM bank_transactions
    WHERE kind = 'E-Transfer' AND paired_with IS NULL AND book_cents < 0 AND day <= $1
      AND day >= (SELECT month FROM this) - interval '2 months'
    GROUP BY 1, 2, 3
  ),
  invoiced AS MATERIALIZED (
    SELECT ${brandOf('type')} AS brand, date_trunc('month', date_ts)::date AS month,
      CASE WHEN paid THEN 'Paid' WHEN date_ts < $1::date - $4::integer THEN 'Overdue' ELSE 'Open' END
        AS state,
      sum(total_cents) AS cents
    FROM invoices
    WHERE invoice_number IS NOT NULL AND voided_on IS NULL AND date_ts >= (SELECT first FROM span) AND date_ts <= $1
    GROUP BY 1, 2, 3
  ),
  -- Voids, credits and refunds count in the month of their own day. Tax that a part payment owed before
  -- its invoice is not invoiced: the account of what was advanced takes it out again.
  money AS MATERIALIZED (
    SELECT coalesce(brand, 'cleaning') AS brand, date_trunc('month', day)::date AS month,
      account <> 'money' AS invoiced, sum(CASE account WHEN 'money' THEN cents ELSE -cents END) AS cents
    FROM ledger_postings
    WHERE account IN ('revenue', 'hst', 'advanceTax', 'money') AND day >= (SELECT first FROM span) AND day <= $1
    GROUP BY 1, 2, 3
  )
  SELECT jsonb_build_object(${Object.entries(sets)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')}) AS result,
    (SELECT to_char(max(day), 'YYYY-MM-DD') FROM bank_transactions) AS newest,
    (SELECT count(*) FROM bank_transactions WHERE rate IS NULL) AS waiting`;

/**
 * The dashboard's nine charts, computed by the database (docs/product/money.md "Bank statements").
 * @param mayChange whether the staff who asks may change accounts: what is said names no screen that they do not have
 */
export async function chartData(
  database: Queryable,
  company: Company,
  today: string,
  mayChange: boolean,
): Promise<Spoken<ChartData>> {
  const { cleaning, contracting } = company.brands;
  const { rows } = await database.query<{
    result: Record<ChartSet, ChartEntry[]>;
    newest: string | null;
    waiting: number;
  }>({
    name: 'chart-data',
    text: query,
    values: [today, cleaning.name, contracting.name, overdueDays],
  });
  const [row] = rows;
  if (!row) throw new Error('The charts gave no row.');
  const message = row.newest
    ? outcomeOf('bankDataThrough', { day: row.newest, waiting: row.waiting, mayChange })
    : outcomeOf('noBankData', { mayChange });
  return { result: row.result, message };
}
