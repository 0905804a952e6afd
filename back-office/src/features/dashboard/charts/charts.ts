import type { ChartSet } from 'shared-api/contract/billing/bank';
import type { PaletteName } from './palettes.ts';
import { texts } from '../texts.ts';

interface Drawing {
  set: ChartSet;
  palette: PaletteName;
}

/**
 * How a set is drawn: a pie of named sums, upright bars for months, or lying bars for names with a
 * bar for each month.
 */
export type Chart =
  | (Drawing & {
      kind: 'pie';
      /** The share of the sum below which a slice is not drawn (docs/product/limits.md). */
      hiddenBelow: number;
    })
  | (Drawing & { kind: 'months'; height: number })
  | (Drawing & {
      kind: 'names';
      /** In pixels; 'names' for some a name. */
      height: number | 'names';
    });

/** Pixels of a chart's height (docs/product/limits.md). */
const barHeight = 400;
const expenseHeight = 500;
const heightPerName = 40;
/**
 * The description (docs/product/office.md "Dashboard") gives none for pies, and for few names a
 * height without room for the axis.
 */
const pieHeight = 320;
const leastHeight = 240;

/** Names that a chart of lying bars draws; more would make it longer than a canvas can be. */
export const mostNames = 50;

/** Charts under one heading. */
export interface Group {
  name: keyof typeof texts.groups;
  title: string;
  charts: readonly Chart[];
}

/**
 * The dashboard's groups in their order, each with the sets that it draws (docs/product/office.md).
 */
export const groups: readonly Group[] = [
  {
    name: 'bank',
    title: texts.groups.bank,
    charts: [{ set: 'overallCharts', kind: 'months', height: barHeight, palette: 'pair' }],
  },
  {
    name: 'atmTransfer',
    title: texts.groups.atmTransfer,
    charts: [
      { set: 'atmEtransferYearly', kind: 'pie', hiddenBelow: 0.017, palette: 'pair' },
      { set: 'atmEtransferCharts', kind: 'months', height: barHeight, palette: 'pair' },
    ],
  },
  {
    name: 'transfer',
    title: texts.groups.transfer,
    charts: [
      { set: 'eTransferCharts', kind: 'pie', hiddenBelow: 0.016, palette: 'names' },
      { set: 'eTransferLastThreeMonths', kind: 'names', height: 'names', palette: 'threeMonths' },
    ],
  },
  {
    name: 'expenses',
    title: texts.groups.expenses,
    charts: [
      { set: 'expenseYearly', kind: 'pie', hiddenBelow: 0.017, palette: 'names' },
      { set: 'expensesChart', kind: 'names', height: expenseHeight, palette: 'threeMonths' },
    ],
  },
  {
    name: 'invoices',
    title: texts.groups.invoices,
    charts: [
      { set: 'invoicesPieChart', kind: 'pie', hiddenBelow: 0.017, palette: 'states' },
      { set: 'invoicesMonthly', kind: 'months', height: barHeight, palette: 'pairReversed' },
    ],
  },
];

/** Whether a set is drawn from invoices, instead of from bank transactions. */
export const isOfInvoices = (set: ChartSet): boolean =>
  set === 'invoicesPieChart' || set === 'invoicesMonthly';

/** Whether a group is drawn from invoices alone. */
export const isGroupOfInvoices = ({ charts }: Group): boolean =>
  charts.every(({ set }) => isOfInvoices(set));

/**
 * Pixels that a chart is high.
 * @param names rows of its table; 0 while that is on its way
 */
export function heightOf(chart: Chart, names: number): number {
  if (chart.kind === 'pie') return pieHeight;
  if (chart.height !== 'names') return chart.height;
  return Math.max(leastHeight, heightPerName * Math.min(names, mostNames));
}
