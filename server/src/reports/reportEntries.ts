import {
  fieldsOfColumn,
  moneyReports,
  partsOfLine,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import type { ReportEntries, ReportEntry } from 'shared-api/contract/billing/reports';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import type { ReportSpan } from '../documents/reports/Report.ts';

/** How many entries are listed at once. */
const most = 200;

/** A figure of a report: of one line, or of all of them; in a column. */
export interface Figure {
  line: string | undefined;
  column: string;
  skip: number;
}

/** What a figure is made of, the newest first; the sum of all of them is the figure. */
export async function reportEntries(
  database: Queryable,
  name: ReportName,
  { from, to }: ReportSpan,
  { line, column, skip }: Figure,
): Promise<ReportEntries> {
  const report: MoneyReport = moneyReports[name];
  const found = report.columns.find(({ key }) => key === column);
  const fields = found ? fieldsOfColumn(found) : [];
  const { plus, minus } =
    line === undefined ? { plus: null, minus: [] } : partsOfLine(report, line);
  const { rows } = await database.query<
    Omit<ReportEntry, 'amount'> & { cents: number; count: number; total: number }
  >(
    `WITH facts AS MATERIALIZED (
       SELECT f.day, f.kind, f.client_id, f.invoice_id, f.payment_id, f.credit_id, f.quote_id,
         f.service_id, f.contract_id, CASE WHEN f.line = ANY($6) THEN -f.cents ELSE f.cents END AS cents
       FROM report_facts($1, $2, $3) f
       WHERE f.field = ANY($4) AND ($5::text[] IS NULL OR f.line = ANY($5) OR f.line = ANY($6))
     ), shown AS (
       SELECT *, count(*) OVER () AS count, (sum(cents) OVER ())::bigint AS total FROM facts
       ORDER BY day DESC NULLS LAST, invoice_id DESC, payment_id DESC, credit_id DESC,
         service_id DESC, contract_id DESC, kind
       LIMIT ${most} OFFSET $7
     )
     SELECT f.day, f.kind, f.cents, f.client_id AS "clientId", coalesce(${clientName}, '') AS "clientName",
       i.id AS "invoiceId", i.invoice_number AS "invoiceNumber",
       coalesce(i.invoice_number || '-C' || r.position, '') AS "creditNumber",
       q.id AS "quoteId", q.number AS "quoteNumber", f.service_id AS "serviceId",
       f.contract_id AS "contractId", coalesce(p.method, '') AS method,
       coalesce(p.reference, '') AS reference, f.count, f.total
     FROM shown f
       LEFT JOIN clients c ON c.id = f.client_id
       LEFT JOIN credits r ON r.id = f.credit_id
       LEFT JOIN invoices i ON i.id = coalesce(f.invoice_id, r.invoice_id)
       LEFT JOIN quotes q ON q.id = f.quote_id
       LEFT JOIN payments p ON p.id = f.payment_id
     ORDER BY f.day DESC NULLS LAST, f.invoice_id DESC, f.payment_id DESC, f.credit_id DESC,
       f.service_id DESC, f.contract_id DESC, f.kind`,
    [name, from, to, fields, plus, minus, skip],
  );
  return {
    results: rows.map(({ cents, count: _count, total: _total, ...entry }) => ({
      ...entry,
      amount: fromCents(cents),
    })),
    count: rows[0]?.count ?? 0,
    total: fromCents(rows[0]?.total ?? 0),
  };
}
