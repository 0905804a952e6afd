/** What a statement file says, the same for every format. */

/** One line of a bank statement. */
export interface StatementLine {
  /** Company-local calendar day, `YYYY-MM-DD`, as the file says it. */
  day: string;
  /** Whole cents: money in is positive, money out negative. */
  cents: number;
  /** `CAD`, …; null when the file does not say. */
  currency: string | null;
  /** Name and memo in one line of text; may be '' where the bank gives neither. */
  description: string;
  /** The name alone, '' when unknown. */
  counterparty: string;
  /** The OFX TRNTYPE or the CSV's type column, '' when none. */
  kind: string;
  /** The bank's own id of the line, '' when none. */
  reference: string;
  /** Cheque number, '' when none. */
  check: string;
}

export interface StatementAccount {
  /** Number, or name where a CSV file has only that; '' when the file does not say. */
  account: string;
  /** The bank's name, or else its number; '' when the file does not say. */
  bank: string;
  kind: 'bank' | 'card';
  currency: string | null;
  /**
   * Whether `reference` is the bank's own id of a line, by which the line is known again when its
   * other words have changed.
   */
  hasIds: boolean;
  /**
   * The moment at which the bank made the statement, `2026-02-03T14:05:00` in the bank's time; where
   * the file does not say, its last day. Of two texts of one line the later counts.
   */
  asOf: string | null;
  lines: StatementLine[];
}

/** The order of year, month and day where a day is written in digits only. */
export type DayFormat = 'ymd' | 'mdy' | 'dmy';

/** Which column of a CSV file holds what; columns by their name in the header row. */
export interface ColumnMapping {
  day: string;
  dayFormat: DayFormat;
  /** Joined in this order, after the counterparty. */
  description: string[];
  counterparty?: string;
  /** One column with a sign; without it, `moneyIn` or `moneyOut` or both are needed. */
  amount?: string;
  /** True where `amount` is positive for money out, as some cards write their purchases. */
  outIsPositive?: boolean;
  moneyIn?: string;
  moneyOut?: string;
  reference?: string;
  kind?: string;
  check?: string;
  currency?: string;
  /** Lines are put into accounts by this column; without it the file is one account. */
  account?: string;
}

export interface StatementFile {
  format: 'ofx' | 'csv';
  accounts: StatementAccount[];
  /** CSV only: how the columns were read, to be shown, and remembered by their headers. */
  columns?: ColumnMapping;
  /** CSV only: the names of the header row, trimmed. */
  headers?: string[];
}

/** The last day of some lines as a moment, for a file that does not say when it was made. */
export function lastMoment(lines: readonly StatementLine[]): string | null {
  let last = '';
  for (const { day } of lines) if (day > last) last = day;
  return last === '' ? null : `${last}T00:00:00`;
}
