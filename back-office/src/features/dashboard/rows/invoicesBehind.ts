import type { BrandName, ChartSet } from 'shared-api/contract/billing/bank';
import type { CellPosition, Sums } from '../charts/chartTable.ts';
import { daysOf } from '../charts/months.ts';

/**
 * Which invoices stand behind one sum of a chart, as filters of their list; undefined where none do.
 * @param months of the chart by month, which the pie is of as well
 */
export function invoicesBehind(
  set: ChartSet,
  table: Sums,
  { row, column }: CellPosition,
  brand: BrandName,
  months: readonly string[],
): Record<string, string> | undefined {
  const name = table.rows[row]?.name;
  if (name === undefined) return undefined;
  if (set === 'invoicesPieChart') {
    const days = daysOf(months);
    return days && { brand, state: name, issued: 'true', ...days };
  }
  const days = set === 'invoicesMonthly' ? daysOf([name]) : undefined;
  if (!days) return undefined;
  return table.head[column + 1] === 'Received'
    ? { brand, paidFrom: days.from, paidTo: days.to }
    : { brand, issued: 'true', ...days };
}
