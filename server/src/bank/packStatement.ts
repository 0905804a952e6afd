import type { StatementAccount, StatementFile } from './statements/statement.ts';

/** An account's lines in the form the database inserts them. */
export interface PackedAccount extends Omit<StatementAccount, 'lines'> {
  /** Whether it or a line says a currency. */
  saysCurrency: boolean;
  /** How many lines there are. */
  count: number;
  /** JSON arrays of lines, each with its `position` in the file. */
  batches: string[];
}

/** A parsed statement file, ready to be stored without iterating over its lines. */
export interface PackedStatement extends Pick<StatementFile, 'columns' | 'headers'> {
  accounts: PackedAccount[];
}

/** A currency's code; null for anything else that a file has in its place. */
const currencyCode = (text: string | null): string | null =>
  text !== null && /^[A-Z]{3}$/.test(text) ? text : null;

/** Lines per SQL statement: a few hundred kilobytes. */
const batchSize = 2_000;

/**
 * Packs a file's lines as JSON, so that the main thread can pass many thousands of them from a
 * worker thread to the database as a few strings.
 */
export const packStatement = ({
  accounts,
  columns,
  headers,
}: Omit<StatementFile, 'format'>): PackedStatement => ({
  accounts: accounts.map(({ lines, ...account }) => ({
    ...account,
    currency: currencyCode(account.currency),
    saysCurrency: lines.some(({ currency }) => currencyCode(currency) !== null),
    count: lines.length,
    batches: Array.from({ length: Math.ceil(lines.length / batchSize) }, (_, batch) =>
      JSON.stringify(
        lines.slice(batch * batchSize, (batch + 1) * batchSize).map((line, index) => ({
          ...line,
          currency: currencyCode(line.currency),
          position: batch * batchSize + index,
        })),
      ),
    ),
  })),
  ...(columns && { columns }),
  ...(headers && { headers }),
});
