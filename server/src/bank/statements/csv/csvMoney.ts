import { decimalMark, readAmount } from '../amounts.ts';
import type { Columns } from './csvHeader.ts';
import { plainName } from './csvNames.ts';
import type { CsvRow } from './csvRows.ts';
import { StatementError } from '../StatementError.ts';
import { excerpt } from '../text.ts';

/** The text of a row's cell; '' if there is no such column or cell. */
export type CellOf = (row: CsvRow, column: string | undefined) => string;

const outWords = new Set(['debit', 'dr', 'withdrawal', 'retrait']);
const inWords = new Set(['credit', 'cr', 'deposit', 'depot']);

/** Some banks write a dash in empty cells. */
const isBlank = (text: string): boolean => /^[-–—]*$/.test(text);

/**
 * Reads the amounts of rows in cents, money in positive, money out negative; undefined if a row has
 * none. Inspects all rows first, since a single row does not show what the signs mean.
 * @returns a function that throws a StatementError naming the line of an unreadable amount
 */
export function createMoneyReader(
  rows: readonly CsvRow[],
  columns: Columns,
  cell: CellOf,
): (row: CsvRow) => number | undefined {
  const { amount, moneyIn, moneyOut, kind, outIsPositive } = columns;
  const texts = rows.flatMap((row) => [amount, moneyIn, moneyOut].map((name) => cell(row, name)));
  const mark = decimalMark(texts);
  const valueOf = (row: CsvRow, column: string | undefined): number =>
    readAmount(cell(row, column), mark) ?? 0;

  const read = (row: CsvRow, column: string | undefined): number | undefined => {
    const text = cell(row, column);
    if (isBlank(text)) return undefined;
    const cents = readAmount(text, mark);
    if (cents !== undefined) return cents;
    throw new StatementError({
      code: 'amountInLine',
      params: { line: row.line, amount: excerpt(text), column: column ?? '' },
    });
  };

  if (amount === undefined) {
    // Some banks write withdrawals as negative numbers in their own column; a single negative among
    // positive ones is a reversed withdrawal.
    const out = rows.map((row) => valueOf(row, moneyOut)).filter((cents) => cents !== 0);
    const outIsNegative = out.every((cents) => cents < 0);
    return (row) => {
      const came = read(row, moneyIn);
      const went = read(row, moneyOut);
      if (came === undefined && went === undefined) return undefined;
      if (came && went) {
        throw new StatementError({ code: 'inAndOut', params: { line: row.line } });
      }
      return (came ?? 0) + (outIsNegative ? (went ?? 0) : 0 - (went ?? 0));
    };
  }

  const word = (row: CsvRow): string => plainName(cell(row, kind));
  const signed = rows.some(
    (row) => valueOf(row, amount) < 0 || cell(row, amount).trimStart().startsWith('+'),
  );
  if (signed || !rows.some((row) => outWords.has(word(row)))) {
    return (row) => {
      const cents = read(row, amount);
      return cents === undefined || !outIsPositive ? cents : 0 - cents;
    };
  }
  // No signs, but types such as "debit": the type gives the sign.
  return (row) => {
    const cents = read(row, amount);
    if (!cents || inWords.has(word(row))) return cents;
    if (outWords.has(word(row))) return 0 - cents;
    const type = excerpt(cell(row, kind));
    throw new StatementError({ code: 'directionUnknown', params: { line: row.line, type } });
  };
}
