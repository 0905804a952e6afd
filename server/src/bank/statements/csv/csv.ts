import { groupByAccount } from './csvAccounts.ts';
import { findHeader } from './csvHeader.ts';
import { createMoneyReader, type CellOf } from './csvMoney.ts';
import { plainName } from './csvNames.ts';
import { lineText, longText } from '../lineTexts.ts';
import { readRows, type CsvRow } from './csvRows.ts';
import { dayFormatOf, readDay } from '../days.ts';
import { limits } from '../limits.ts';
import type { ColumnMapping, StatementFile, StatementLine } from '../statement.ts';
import { StatementError } from '../StatementError.ts';
import { decodeEntities, excerpt, joinTexts, tidy } from '../text.ts';

/** CSV has no entities or tags, but some banks' web exports contain them anyway. */
const plain = (text: string): string => tidy(decodeEntities(text).replace(/<br\s*\/?>/gi, ' '));

/** Total and balance rows, which have no day or no amount: "Total", "Opening balance". */
const summary = new RegExp(
  [
    '^(grand |sub ?)?totals?$',
    '^totals? (of|for|debits?|credits?|withdrawals?|deposits?|amount|des|du|retraits?|depots?)\\b',
    '^totaux\\b',
    '^(opening|closing|starting|beginning|ending|previous|current|new) balance\\b',
    '^balance( brought| carried)?( forward)?$',
    '^((ancien|nouveau) )?solde\\b',
  ].join('|'),
);
const isSummary = ({ cells }: CsvRow): boolean =>
  cells.some((cell) => summary.test(plainName(cell)));

/** `CAD` of a column named "Amount (CAD)" or "CAD$". */
const currencyNamed = (header: string | undefined): string | null =>
  /\b(cad|usd|eur|gbp)\b/.exec(plainName(header ?? ''))?.[1]?.toUpperCase() ?? null;

function readLine(
  row: CsvRow,
  money: { day: string; cents: number },
  columns: ColumnMapping,
  cell: CellOf,
): StatementLine {
  const currency = cell(row, columns.currency).toUpperCase();
  const counterparty = plain(cell(row, columns.counterparty));
  const descriptions = columns.description.map((name) => plain(cell(row, name)));
  const kind = plain(cell(row, columns.kind));
  const reference = cell(row, columns.reference);
  const check = cell(row, columns.check);
  const long = longText([
    lineText.payee(counterparty),
    ...descriptions.map(lineText.description),
    lineText.type(kind),
    lineText.reference(reference),
    lineText.chequeNumber(check),
  ]);
  if (long !== undefined) {
    throw new StatementError({ code: 'longTextInLine', params: { line: row.line, ...long } });
  }
  return {
    ...money,
    currency: /^[A-Z]{3}$/.test(currency)
      ? currency
      : currencyNamed(columns.amount ?? columns.moneyIn ?? columns.moneyOut),
    description: joinTexts([counterparty, ...descriptions]),
    counterparty,
    kind,
    reference,
    check: /^0*$/.test(check) ? '' : check,
  };
}

/**
 * Reads a CSV statement: titles, a header row, transactions, totals.
 * @param remembered the mapping chosen before for a file with these headers
 * @throws StatementError if the columns are unknown, or a row has only one of day and amount
 */
export function readCsv(
  text: string,
  remembered: (headers: string[]) => ColumnMapping | undefined = () => undefined,
): StatementFile {
  const all = readRows(text);
  const { index, headers, columns: found } = findHeader(all, remembered);
  const rows = all.slice(index + 1);
  const positions = new Map(headers.map((header, at) => [header, at] as const).reverse());
  const cell: CellOf = (row, column) =>
    (column === undefined ? undefined : row.cells[positions.get(column) ?? -1]) ?? '';

  const columns: ColumnMapping = {
    dayFormat: dayFormatOf(rows.map((row) => cell(row, found.day))),
    ...found,
  };
  const dayIn = (row: CsvRow) => readDay(cell(row, columns.day), columns.dayFormat);
  const dated = rows.filter((row) => dayIn(row) !== undefined);
  const moneyIn = createMoneyReader(dated, columns, cell);

  const lines = rows.flatMap((row) => {
    const day = dayIn(row);
    if (day === undefined) {
      refuseUndated(row, columns, cell);
      return [];
    }
    if (row.cells.slice(headers.length).some((extra) => extra !== '')) {
      throw new StatementError({ code: 'extraCells', params: { line: row.line } });
    }
    const cents = moneyIn(row);
    if (cents !== undefined) return [{ row, line: readLine(row, { day, cents }, columns, cell) }];
    if (isSummary(row)) return [];
    throw new StatementError({ code: 'lineWithoutAmount', params: { line: row.line, day } });
  });

  const titles = all
    .slice(0, index)
    .flatMap(({ cells }) => cells.map((title) => excerpt(title, 200)));
  const accounts = groupByAccount(lines, titles.join(' '), headers, columns, cell);
  if (accounts.length > limits.accounts) {
    const column = columns.account ?? '';
    throw new StatementError({
      code: 'accountsInColumn',
      params: { column, accounts: accounts.length, most: limits.accounts },
    });
  }
  return { format: 'csv', accounts, columns, headers };
}

/** @throws StatementError for a row with an amount but no day, unless it is a total or a balance */
function refuseUndated(row: CsvRow, columns: ColumnMapping, cell: CellOf): void {
  const { amount, moneyIn, moneyOut, day } = columns;
  const text = cell(row, day);
  // Titles between rows and repeated headers have no digits in either.
  const means = (money: string) => /\d/.test(money) || (money !== '' && /^\d/.test(text));
  const hasAmount = [amount, moneyIn, moneyOut].some((name) => means(cell(row, name)));
  if (!hasAmount || isSummary(row)) return;
  throw new StatementError(
    text === ''
      ? { code: 'lineWithoutDate', params: { line: row.line } }
      : {
          code: 'dateInLine',
          params: { line: row.line, date: excerpt(text), order: columns.dayFormat },
        },
  );
}
