/** The format-independent content of a statement file. */

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
  /** The account number, or its name if a CSV file has only that; '' if unknown. */
  account: string;
  /** The bank's name, or else its number; '' if unknown. */
  bank: string;
  kind: 'bank' | 'card';
  currency: string | null;
  /**
   * Whether `reference` is the bank's unique id of a line, by which a line is recognized when its
   * other texts have changed.
   */
  hasIds: boolean;
  /**
   * When the bank generated the statement, `2026-02-03T14:05:00` in the bank's time, or its last
   * day if the file does not say. If two files differ about a line, the later one wins.
   */
  asOf: string | null;
  lines: StatementLine[];
}

/** The order of year, month and day in all-numeric dates. */
export type DayFormat = 'ymd' | 'mdy' | 'dmy';

/** The columns of a CSV file, by header name. */
export interface ColumnMapping {
  day: string;
  dayFormat: DayFormat;
  /** Joined in this order, after the counterparty. */
  description: string[];
  counterparty?: string;
  /** One column with a sign; without it, `moneyIn` or `moneyOut` or both are needed. */
  amount?: string;
  /** True if `amount` is positive for money out, as in some card exports. */
  outIsPositive?: boolean;
  moneyIn?: string;
  moneyOut?: string;
  reference?: string;
  kind?: string;
  check?: string;
  currency?: string;
  /** Lines are grouped into accounts by this column; without it the file is one account. */
  account?: string;
}

export interface StatementFile {
  format: 'ofx' | 'csv';
  accounts: StatementAccount[];
  /** CSV only: the mapping used, to be shown, and remembered for these headers. */
  columns?: ColumnMapping;
  /** CSV only: the names of the header row, trimmed. */
  headers?: string[];
}

/** The last day of the lines as a timestamp, for files without a generation time. */
export function lastMoment(lines: readonly StatementLine[]): string | null {
  let last = '';
  for (const { day } of lines) if (day > last) last = day;
  return last === '' ? null : `${last}T00:00:00`;
}
