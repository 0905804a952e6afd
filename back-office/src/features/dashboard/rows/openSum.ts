import { isOfInvoices, type Chart } from '../charts/charts.ts';
import { asRead, type CellPosition } from '../charts/chartTable.ts';
import type { Company } from '../companies.ts';
import type { OpenSum } from './RowsDialog.tsx';
import { invoicesBehind } from './invoicesBehind.ts';
import { rowsBehind } from './rowsBehind.ts';

/** Invoices behind a sum, as filters of their list and in words. */
export interface OpenInvoices {
  filters: Record<string, string>;
  label: string;
}

/** What to open for a sum of a chart: bank transactions, or invoices. */
export function openSum(
  chart: Chart,
  company: Company,
  cell: CellPosition,
): OpenSum | OpenInvoices | undefined {
  const table = company.tables?.[chart.set];
  if (!table) return undefined;
  const { head, rows } = asRead(table, chart.kind);
  const row = rows[cell.row];
  if (!row) return undefined;
  const heading = chart.kind === 'pie' ? undefined : head[cell.column + 1];
  if (isOfInvoices(chart.set)) {
    const months = company.tables?.invoicesMonthly?.rows.map(({ name }) => name) ?? [];
    const invoices = invoicesBehind(chart.set, table, cell, company.brand, months);
    const label = [company.name, row.name, heading].filter(Boolean).join(', ');
    return invoices && { filters: invoices, label };
  }
  const filters = rowsBehind(chart.set, table, cell, company.brand, company.spans);
  if (!filters) return undefined;
  return {
    companyName: company.name,
    title: [row.name, heading].filter(Boolean).join(', '),
    amount: row.values[cell.column] ?? 0,
    filters,
  };
}
