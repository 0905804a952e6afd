import { mostNames, type Chart } from './charts.ts';
import type { Sums } from './chartTable.ts';

/** The end of an axis of dollars, and how far apart its marks stand. */
export interface Scale {
  max: number;
  interval: number;
}

/** Parts that an axis of dollars has, about. */
export const partsOf = (chart: Chart): number => (chart.kind === 'names' ? 3 : 5);

const round = [1, 2, 2.5, 5, 10];

/**
 * The one scale on which the bars of several tables can be compared: as high as the highest bar of all of them.
 * @returns undefined for pies, and where nothing is drawn
 */
export function scaleOf(chart: Chart, tables: readonly Sums[]): Scale | undefined {
  if (chart.kind === 'pie') return undefined;
  const values = tables.flatMap(({ rows }) =>
    rows.slice(0, mostNames).flatMap((row) => row.values),
  );
  const most = values.reduce((high, value) => Math.max(high, value), 0);
  // An axis that reaches below nothing is left to the chart.
  if (most === 0 || values.some((value) => value < 0)) return undefined;
  const least = most / partsOf(chart);
  const power = 10 ** Math.floor(Math.log10(least));
  // Whole dollars only: an amount has no third decimal.
  const interval = Math.max(
    1,
    Math.ceil((round.find((step) => step * power >= least) ?? 10) * power),
  );
  return { max: Math.ceil(most / interval) * interval, interval };
}

/** The last months of a chart that has months; what others show is fixed, as their titles say. */
export function lastMonths(
  chart: Chart,
  table: Sums,
  months: number,
): { table: Sums; skipped: number } {
  const skipped = chart.kind === 'months' ? Math.max(0, table.rows.length - months) : 0;
  return { table: skipped === 0 ? table : { ...table, rows: table.rows.slice(skipped) }, skipped };
}
