import type { BrandName, ChartSet } from 'shared-api/contract/billing/bank';
import type { CellPosition, Sums } from '../charts/chartTable.ts';
import { daysOf } from '../charts/months.ts';

/** The months that the sets without months in their own table are of. */
export interface Spans {
  /** This year up to now. */
  year: readonly string[];
  lastThree: readonly string[];
}

/**
 * Which months the sets of one company are of, as the server counted them: the year is that of the
 * monthly ATM chart, the three months head the columns of the e-transfers.
 */
export function spansOf(monthly: Sums | undefined, lastThree: Sums | undefined): Spans {
  return {
    year: monthly?.rows.map(({ name }) => name) ?? [],
    lastThree: lastThree?.head.slice(1) ?? [],
  };
}

/**
 * Which bank transactions stand behind one sum of a chart, as filters of the API; undefined where
 * none do.
 */
export function rowsBehind(
  set: ChartSet,
  table: Sums,
  { row, column }: CellPosition,
  brand: BrandName,
  spans: Spans,
): Record<string, string> | undefined {
  const name = table.rows[row]?.name;
  const heading = table.head[column + 1];
  if (name === undefined || heading === undefined) return undefined;
  const during = (months: readonly string[], filters: Record<string, string>) => {
    const days = daysOf(months);
    return days && { brand, ...days, ...filters };
  };
  switch (set) {
    case 'overallCharts':
      return during([name], { direction: heading === 'Debit' ? 'in' : 'out' });
    case 'atmEtransferYearly':
      return during(spans.year, { kind: name, direction: 'out' });
    case 'atmEtransferCharts':
      return during([name], { kind: heading, direction: 'out' });
    case 'eTransferCharts':
      return during(spans.lastThree, { ...sentTransfers, counterparty: name });
    case 'eTransferLastThreeMonths':
      return during([heading], { ...sentTransfers, counterparty: name });
    case 'expenseYearly':
      return during(spans.year, { category: name, direction: 'out' });
    case 'expensesChart':
      return during([heading], { category: name, direction: 'out' });
    case 'invoicesPieChart':
    case 'invoicesMonthly':
      return undefined;
  }
}

const sentTransfers = { kind: 'E-Transfer', direction: 'out' };
