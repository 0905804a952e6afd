import { isOfInvoices, type Chart } from './charts.ts';
import { withMonthNames, type Place } from './chartTable.ts';
import type { Company } from './companies.ts';
import type { OpenSum } from './RowsDialog.tsx';
import { rowsBehind } from './rowsBehind.ts';

/** What to open for a sum of a chart: bank transactions, or the list of invoices. */
export function openSum(
  chart: Chart,
  company: Company,
  place: Place,
): OpenSum | 'invoices' | undefined {
  const table = company.tables?.[chart.set];
  if (!table) return undefined;
  if (isOfInvoices(chart.set)) return 'invoices';
  const filters = rowsBehind(chart.set, table, place, company.brand, company.spans);
  const { head, rows } = withMonthNames(table, chart.kind);
  const row = rows[place.row];
  if (!filters || !row) return undefined;
  const heading = chart.kind === 'pie' ? undefined : head[place.column + 1];
  return {
    companyName: company.name,
    title: [row.name, heading].filter(Boolean).join(', '),
    amount: row.values[place.column] ?? 0,
    filters,
  };
}
