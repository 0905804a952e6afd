import type { Period } from 'shared-api/contract/quotes/period';
import { fromCents } from 'shared-api/contract/values/money';
import type { TrialPrice } from 'shared-api/contract/quotes/priceAnswers';
import type { MinimumParams } from 'shared-api/contract/quotes/texts.en';
import type { QuoteTexts } from './texts.ts';

/**
 * A line that raises the price to the minimum. Its parameter stands beside `params`, since a server of
 * the release before takes a line with `params` for one that it knows.
 */
type MinimumLine = { code: 'minimum' } & MinimumParams;

type LinesOf = Omit<QuoteTexts['linesOf'], MinimumLine['code']>;
type ParamsOf = { [C in keyof LinesOf]: Parameters<LinesOf[C]>[0] };

/** A line whose text needs parameters. */
type LineWithParams<C extends keyof ParamsOf = keyof ParamsOf> = {
  [K in C]: { code: K; params: ParamsOf[K] };
}[C];

/** The language-independent description of a line: the key of its text and the parameters. */
export type LineCode = { code: keyof QuoteTexts['lines'] } | MinimumLine | LineWithParams;

/** One line of a price, in whole cents. */
export type PricedLine = LineCode & { quantity: number; unitCents: number; amountCents: number };

/** A whole price in cents. */
export interface Price {
  lines: PricedLine[];
  subTotalCents: number;
  taxCents: number;
  totalCents: number;
}

/**
 * A generated row. `cells` holds the texts of a row that staff have edited since; it keeps its
 * code.
 */
type KeyedRow = (
  | PricedLine
  | { code: 'headings' }
  | { code: 'subTotal' | 'tax' | 'total'; amountCents: number }
  | { code: 'total' }
) & { cells?: string[] };

/**
 * A row in `quotes.lines`: cells as written by staff, or a code with its numbers, which a catalogue
 * renders.
 */
export type StoredRow = string[] | KeyedRow;

/** The rows stored for a price: headings, lines, totals. */
export const rowsOf = ({ lines, subTotalCents, taxCents, totalCents }: Price): StoredRow[] => [
  { code: 'headings' },
  ...lines,
  { code: 'subTotal', amountCents: subTotalCents },
  { code: 'tax', amountCents: taxCents },
  { code: 'total', amountCents: totalCents },
];

const textWithParams = <C extends keyof ParamsOf>(
  texts: QuoteTexts,
  { code, params }: LineWithParams<C>,
): string => {
  const linesOf: { [K in keyof ParamsOf]: (of: ParamsOf[K]) => string } = texts.linesOf;
  return linesOf[code](params);
};

/** Renders a line's description. */
export function describeLine(texts: QuoteTexts, line: LineCode): string {
  if (line.code === 'minimum') return texts.linesOf.minimum(line);
  return 'params' in line ? textWithParams(texts, line) : texts.lines[line.code];
}

/** What a price is for, if it is not for the whole of the work. */
export function periodOf(lines: readonly LineCode[]): Period | undefined {
  const visit = lines.find((line) => line.code === 'commercial.visit');
  return visit?.params.frequency;
}

function cellsOf(texts: QuoteTexts, row: StoredRow): string[] {
  if (Array.isArray(row)) return row;
  if (row.cells) return row.cells;
  if ('quantity' in row) {
    const { quantity, unitCents, amountCents } = row;
    return [
      describeLine(texts, row),
      texts.quantity(quantity),
      texts.money(unitCents),
      texts.money(amountCents),
    ];
  }
  if (row.code === 'headings') return texts.headings;
  return [texts[row.code], '', '', 'amountCents' in row ? texts.money(row.amountCents) : ''];
}

/** Renders the rows as the table that people read and edit. */
export const tableOf = (texts: QuoteTexts, rows: readonly StoredRow[]): string[][] =>
  rows.map((row) => cellsOf(texts, row));

/**
 * Converts an edited table for storage: unchanged rows keep their code and numbers.
 * @param texts in the language that the table was shown in
 */
export function editedRows(
  texts: QuoteTexts,
  before: readonly StoredRow[],
  table: readonly string[][],
): StoredRow[] {
  const known = new Map(before.map((row) => [JSON.stringify(cellsOf(texts, row)), row]));
  const headings = JSON.stringify(texts.headings);
  return table.map((cells, index): StoredRow => {
    const written = JSON.stringify(cells);
    // The usual headings are those of the reader's language in documents.
    const isHead = index === 0 && written === headings;
    return known.get(written) ?? (isHead ? { code: 'headings' } : cells);
  });
}

/** Whether a row is a sum as it was priced; what staff wrote into one stays a row among others. */
const isSum = (row: StoredRow): boolean =>
  !Array.isArray(row) && row.cells === undefined && 'amountCents' in row && !('quantity' in row);

/** Splits off the sums (subtotal, tax, total) at the end of the rows. */
export function partsOf(rows: readonly StoredRow[]): { rows: StoredRow[]; sums: StoredRow[] } {
  const end = rows.findLastIndex((row) => !isSum(row)) + 1;
  return { rows: rows.slice(0, end), sums: rows.slice(end) };
}

/** Whether the rows of a quote still have the lines of a price, in whatever order, and no others. */
export function keepsLines(rows: readonly StoredRow[], { lines }: Price): boolean {
  const isHead = (row: StoredRow): boolean => 'code' in row && row.code === 'headings';
  const now = partsOf(rows).rows.filter((row) => !isHead(row));
  // Both come from the database, which writes the keys of an object in one order.
  const written = (all: readonly StoredRow[]): string =>
    all
      .map((row) => JSON.stringify(row))
      .sort()
      .join();
  return written(now) === written(lines);
}

/** A price for the API: rendered lines, amounts in dollars. */
export function priceAnswer(
  texts: QuoteTexts,
  { lines, subTotalCents, taxCents, totalCents }: Price,
): TrialPrice {
  const period = periodOf(lines);
  return {
    lines: lines.map((line) => ({
      description: describeLine(texts, line),
      quantity: line.quantity,
      unitPrice: fromCents(line.unitCents),
      amount: fromCents(line.amountCents),
    })),
    subTotal: fromCents(subTotalCents),
    tax: fromCents(taxCents),
    total: fromCents(totalCents),
    ...(period && { period }),
  };
}
