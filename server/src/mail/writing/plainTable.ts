import type { LetterTable } from './LetterContent.ts';

/** Widest first column, in characters: what is longer stands in a line of its own, its figures below. */
const widest = 48;
/** Narrowest column of amounts, so that short tables look like long ones. */
const leastForAmounts = 12;

/** A row by its columns; of one that says something alone, `amount` and what is between are empty. */
interface PlainRow {
  first: string;
  between: string[];
  amount: string;
}

/**
 * A table in plain text: the headings above their columns, descriptions on the left, figures on the right, and the
 * sums below the amounts.
 */
export function plainTable({ headings, rows, sums }: LetterTable): string[] {
  const across = Math.max(headings.length, ...rows.map((row) => row.length));
  const lines = (headings.some(Boolean) ? [headings, ...rows] : rows).map((row) =>
    inColumns(row, across),
  );
  const totals = sums.map(({ name, amount }) => inColumns([name, amount], across));
  const all = [...lines, ...totals];
  const between = Array.from({ length: Math.max(0, across - 2) }, (_, column) =>
    longestOf(lines.map((line) => line.between[column] ?? '')),
  );
  const last = Math.max(leastForAmounts, longestOf(all.map(({ amount }) => amount)));
  const first = Math.min(widest, longestOf(all.map((line) => line.first)));
  return all.flatMap((line) => {
    const middle = between.map((width, column) => (line.between[column] ?? '').padStart(width));
    const figures = [...middle, line.amount.padStart(last)].join('  ');
    const isLong = line.first.length > first && figures.trim() !== '';
    const written = `${(isLong ? '' : line.first).padEnd(first)}  ${figures}`.trimEnd();
    return isLong ? [line.first, written] : [written];
  });
}

/** The last cell of a row stands under the amounts, however many cells it has. */
function inColumns(row: readonly string[], across: number): PlainRow {
  const [first = '', ...others] = row.map(inOneLine);
  const amount = others.pop() ?? '';
  return { first, between: others.slice(0, Math.max(0, across - 2)), amount };
}

/** Without line breaks; the spaces within an amount stay what they are. */
const inOneLine = (cell: string): string => cell.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();

const longestOf = (cells: readonly string[]): number =>
  Math.max(0, ...cells.map((cell) => cell.length));
