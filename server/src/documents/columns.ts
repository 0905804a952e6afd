import { wrap } from './typesetting/wrap.ts';

/** A column of a table: its share of the width, and where its values stand. */
export interface SheetColumn {
  heading: string;
  share: number;
  align?: 'left' | 'right';
}

/** A column with where it stands on the page, in points. */
export interface Cell {
  heading: string;
  align: 'left' | 'right';
  x: number;
  width: number;
}

/** The space between the texts of two columns. */
const gap = 8;

/** Lays out columns over a width. */
export function placeColumns(columns: readonly SheetColumn[], x: number, width: number): Cell[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let left = x;
  return columns.map(({ heading, share, align = 'left' }, index): Cell => {
    const isLast = index === columns.length - 1;
    const whole = (share / all) * width;
    const cell = { heading, align, x: left, width: isLast ? whole : whole - gap };
    left += whole;
    return cell;
  });
}

/** The cells of a row, wrapped: line by line, each with the text of every column. */
export function linesOf(cells: readonly Cell[], row: readonly string[], size: number): string[][] {
  const wrapped = cells.map(({ width }, index) => wrap(row[index] ?? '', 'regular', width / size));
  const count = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: count }, (_, line) => wrapped.map((lines) => lines[line] ?? ''));
}

/** Whether a column contains only numbers and amounts, which are right-aligned. */
export const isNumeric = (rows: readonly (readonly string[])[], column: number): boolean =>
  rows.length > 0 &&
  rows.every((row) => /^[^\p{L}]*$/u.test(row[column] ?? '')) &&
  rows.some((row) => /\d/.test(row[column] ?? ''));
