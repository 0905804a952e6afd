/** A table of texts, rows of cells; all rows have the same number of cells. */
export type Grid = readonly (readonly string[])[];

/** The least that a table may have (docs/product/limits.md). */
export const leastRows = 2;
export const leastColumns = 2;

/** Rows and columns of a new table (docs/product/limits.md). */
export const defaultRows = 2;
export const defaultColumns = 3;

const filled = (rows: number, columns: number, cell: (row: number, column: number) => string) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => cell(row, column)),
  );

const widthOf = (grid: Grid): number => Math.max(0, ...grid.map((row) => row.length));

/**
 * A table ready to be edited: with as many rows and columns as it must have, and even. A row that is as it must be stays
 * the same array, so that it is not rendered anew.
 * @param headings the first row of a new table, where that row holds its headings
 */
export function evened(grid: Grid, columns = defaultColumns, headings?: readonly string[]): Grid {
  if (grid.length === 0 && headings) {
    return [[...headings], ...filled(defaultRows - 1, headings.length, () => '')];
  }
  if (grid.length === 0) return filled(defaultRows, columns, () => '');
  const width = Math.max(leastColumns, widthOf(grid));
  return Array.from({ length: Math.max(leastRows, grid.length) }, (_, row) => {
    const cells = grid[row] ?? [];
    return cells.length === width
      ? cells
      : Array.from({ length: width }, (_cell, column) => cells[column] ?? '');
  });
}

/** With another text in one cell. The other rows stay the same arrays. */
export const withCell = (grid: Grid, row: number, column: number, text: string): Grid =>
  grid.map((cells, r) =>
    r === row ? cells.map((cell, c) => (c === column ? text : cell)) : cells,
  );

export const withRow = (grid: Grid): string[][] => [
  ...grid.map((row) => [...row]),
  Array.from({ length: widthOf(grid) }, () => ''),
];

/** @param isBeforeLast whether the last column stays the last one: that of amounts, say */
export const withColumn = (grid: Grid, isBeforeLast = false): string[][] =>
  grid.map((row) => (isBeforeLast ? [...row.slice(0, -1), '', ...row.slice(-1)] : [...row, '']));

/** Without its last row; unchanged when no more may go (docs/product/validation.md). */
export const withoutRow = (grid: Grid, row: number): Grid =>
  grid.length <= leastRows ? grid : grid.filter((_, index) => index !== row);

/** Without a column; unchanged when no more may go (docs/product/validation.md). */
export const withoutColumn = (grid: Grid, column: number): Grid =>
  widthOf(grid) <= leastColumns
    ? grid
    : grid.map((row) => row.filter((_, index) => index !== column));

/** A cell that a spreadsheet has put in quotes, since it has several lines. */
const quotedCell = /(^|[\t\n])"((?:[^"\t\n]|"")*\n(?:[^"\t]|"")*)"(?=[\t\n]|$)/g;

/** A cell has one line here: what parted its lines becomes a space. */
const unquoted = (text: string): string =>
  text.replace(
    quotedCell,
    (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replace(/\n+/g, ' '),
  );

/** Words that stand above the columns of lines, and in no line. */
const headingWords =
  /^(items?|descriptions?|services?|work|details?|qty|quantit(y|ies)|hours?|units?|rates?|prices?|unit price|amounts?|totals?|cost)\b/i;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Whether a row holds headings, by its words: two of them at least, and no figure. */
export const areHeadings = (row: readonly string[]): boolean =>
  row.filter((cell) => headingWords.test(cell.trim())).length >= 2 &&
  !row.some((cell) => /\d/.test(cell));

/**
 * A table under headings into whose empty first line a text of tabs and newlines is pasted that
 * brings its own headings: these take the place of the others.
 * @returns undefined where it brings none, or something is in the table
 */
export function pastedWithHeadings(
  grid: Grid,
  row: number,
  column: number,
  text: string,
): Grid | undefined {
  if (row !== 1 || column !== 0 || !grid.slice(1).every(isBlank)) return undefined;
  const [head, ...lines] = pasted([], 0, 0, text) ?? [];
  if (!head || lines.length === 0 || !areHeadings(head)) return undefined;
  return [head, ...lines];
}

/**
 * Pastes text of tabs and newlines, as a spreadsheet copies it, from a cell on; the table grows as
 * needed (docs/product/validation.md).
 * @returns undefined for a text of one cell, which is an ordinary paste
 */
export function pasted(grid: Grid, row: number, column: number, text: string): Grid | undefined {
  const cells = unquoted(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
    .split('\n')
    .map((line) => line.split('\t'));
  if (cells.length === 1 && cells[0]?.length === 1) return undefined;
  return filled(
    Math.max(grid.length, row + cells.length),
    Math.max(widthOf(grid), column + widthOf(cells)),
    (r, c) => cells[r - row]?.[c - column] ?? grid[r]?.[c] ?? '',
  );
}
