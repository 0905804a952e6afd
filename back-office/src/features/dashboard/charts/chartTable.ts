import type { ChartTable } from 'shared-api/contract/billing/bank';
import type { Chart } from './charts.ts';
import { monthName } from '../../../months.ts';
import { texts } from '../texts.ts';

/** A set's table by its parts. */
export interface Sums {
  /** Headings of the columns, the first that of the names. */
  head: string[];
  /** Each row's name and its dollars, in the order of the columns. */
  rows: { name: string; values: number[] }[];
}

/** A cell of a table, counted without the heading row and the column of names. */
export interface CellPosition {
  row: number;
  column: number;
}

const numberOf = (cell: string | number | undefined): number =>
  typeof cell === 'number' ? cell : 0;

/** Reads a table whose first row is its headings. */
export function readTable([head = [], ...rows]: ChartTable): Sums {
  return {
    head: head.map(String),
    rows: rows.map(([name, ...values]) => ({
      name: String(name ?? ''),
      values: head.slice(1).map((_, column) => numberOf(values[column])),
    })),
  };
}

/** The same table with its months, and the names of its sums, as a person reads them. */
export function asRead({ head, rows }: Sums, kind: Chart['kind']): Sums {
  const sumName = (name: string): string =>
    kind === 'names' ? monthName(name) : (texts.sums[name] ?? name);
  return {
    head: head.map((name, column) => (column ? sumName(name) : name)),
    rows: kind === 'months' ? rows.map((row) => ({ ...row, name: monthName(row.name) })) : rows,
  };
}

/** Whether there is nothing to draw. */
export const isEmpty = ({ rows }: Sums): boolean =>
  rows.every(({ values }) => values.every((value) => value === 0));
