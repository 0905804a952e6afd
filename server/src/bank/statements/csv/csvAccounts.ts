import type { Columns } from './csvHeader.ts';
import type { CellOf } from './csvMoney.ts';
import { isIdColumn, plainName } from './csvNames.ts';
import type { CsvRow } from './csvRows.ts';
import { lastMoment, type StatementAccount, type StatementLine } from '../statement.ts';

const cardWords = /credit card|store card|visa|master ?card|amex|american express|carte de credit/;
const accountTypes = ['account type', 'type de compte'];

/** An account or card number in the title rows: `Credit Card Number: 1234XXXXXXXX7890`. */
function numberIn(titles: string): string {
  const found =
    /\b(?:account|card|compte|carte)\b[^\dX*]{0,20}(?!\d{4}-\d\d-\d\d)([\dX*][\dX* -]{2,}[\dX*])/i;
  return found.exec(titles)?.[1] ?? '';
}

/** The currency of all lines; null if they differ or have none. */
function commonCurrency(lines: readonly StatementLine[]): string | null {
  const first = lines[0]?.currency ?? null;
  return lines.every(({ currency }) => currency === first) ? first : null;
}

/**
 * Groups lines by the account column, or else into a single account, whose number may be in the
 * rows above the header.
 */
export function groupByAccount(
  lines: readonly { row: CsvRow; line: StatementLine }[],
  titles: string,
  headers: readonly string[],
  columns: Columns,
  cell: CellOf,
): StatementAccount[] {
  const typeColumn = headers.find((header) => accountTypes.includes(plainName(header)));
  const cardColumn = /\b(card|carte)\b/.test(plainName(columns.account ?? ''));
  const start = (account: string, type: string): StatementAccount => ({
    account,
    bank: '',
    kind: cardColumn || cardWords.test(plainName(type)) ? 'card' : 'bank',
    currency: null,
    hasIds: isIdColumn(columns.reference),
    asOf: null,
    lines: [],
  });

  const accounts = new Map<string, StatementAccount>();
  for (const { row, line } of lines) {
    const own = cell(row, columns.account);
    const account =
      accounts.get(own) ??
      start(own === '' ? numberIn(titles) : own, `${titles} ${own} ${cell(row, typeColumn)}`);
    accounts.set(own, account);
    account.lines.push(line);
  }
  if (accounts.size === 0) return [start(numberIn(titles), titles)];
  return [...accounts.values()].map((account) => ({
    ...account,
    currency: commonCurrency(account.lines),
    asOf: lastMoment(account.lines),
  }));
}
