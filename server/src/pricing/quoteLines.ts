import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import type { TrialPrice } from 'shared-api/contract/quotes/rules';
import type { QuoteTexts } from './texts.ts';

type ParamsOf = { [C in keyof QuoteTexts['linesOf']]: Parameters<QuoteTexts['linesOf'][C]>[0] };

/** A line whose words need parameters. */
type LineWithParams<C extends keyof ParamsOf = keyof ParamsOf> = {
  [K in C]: { code: K; params: ParamsOf[K] };
}[C];

/** What a line is for, without words: the key of its text, and what the text names. */
export type LineCode = { code: keyof QuoteTexts['lines'] } | LineWithParams;

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
 * A row that the server made. `cells` holds what staff wrote into it since: it stays the row that
 * it was, and its words are theirs.
 */
type KeyedRow = (
  | PricedLine
  | { code: 'headings' }
  | { code: 'subTotal' | 'tax' | 'total'; amountCents: number }
  | { code: 'total' }
) & { cells?: string[] };

/**
 * A row of a quote's lines as `quotes.lines` holds it: cells as staff wrote them, or a code with its
 * numbers, which a catalogue turns into words.
 */
export type StoredRow = string[] | KeyedRow;

/** The rows that a price is stored as: headings, lines, totals. */
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

/** What a line is for, in words. */
export const describeLine = (texts: QuoteTexts, line: LineCode): string =>
  'params' in line ? textWithParams(texts, line) : texts.lines[line.code];

function cellsOf(texts: QuoteTexts, row: StoredRow): string[] {
  if (Array.isArray(row)) return row;
  if (row.cells) return row.cells;
  if ('quantity' in row) {
    const { quantity, unitCents, amountCents } = row;
    return [
      describeLine(texts, row),
      String(quantity),
      formatMoney(unitCents),
      formatMoney(amountCents),
    ];
  }
  if (row.code === 'headings') return texts.headings;
  return [texts[row.code], '', '', 'amountCents' in row ? formatMoney(row.amountCents) : ''];
}

/** The rows as the table that a person reads and edits. */
export const tableOf = (texts: QuoteTexts, rows: readonly StoredRow[]): string[][] =>
  rows.map((row) => cellsOf(texts, row));

/**
 * A table that a person has edited, as it is stored: rows that were left alone keep their code and
 * numbers, and a row that goes by the name of the total is one.
 * @param texts of the language that the person was shown the table in
 */
export function editedRows(
  texts: QuoteTexts,
  before: readonly StoredRow[],
  table: readonly string[][],
): StoredRow[] {
  const known = new Map(before.map((row) => [JSON.stringify(cellsOf(texts, row)), row]));
  return table.map((cells): StoredRow => {
    const row = known.get(JSON.stringify(cells));
    if (row) return row;
    return cells[0] === texts.total ? { code: 'total', cells } : cells;
  });
}

/** Whether the lines end with a total of their own. */
export const haveTotal = (rows: readonly StoredRow[]): boolean =>
  rows.some((row) => !Array.isArray(row) && row.code === 'total');

/** A price as JSON tells it: lines in words, amounts in dollars. */
export const priceAnswer = (
  texts: QuoteTexts,
  { lines, subTotalCents, taxCents, totalCents }: Price,
): TrialPrice => ({
  lines: lines.map((line) => ({
    description: describeLine(texts, line),
    quantity: line.quantity,
    unitPrice: fromCents(line.unitCents),
    amount: fromCents(line.amountCents),
  })),
  subTotal: fromCents(subTotalCents),
  tax: fromCents(taxCents),
  total: fromCents(totalCents),
});
