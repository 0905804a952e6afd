import type { StatementAccount, StatementFile } from './statements/statement.ts';

/** An account's lines in the form the database inserts them. */
export interface PackedAccount extends Omit<StatementAccount, 'lines'> {
  /** How many lines there are. */
  count: number;
  /** JSON arrays of lines, each with its `position` in the file. */
  batches: string[];
}

/** A parsed statement file, ready to be stored without iterating over its lines. */
export interface PackedStatement extends Pick<StatementFile, 'columns' | 'headers'> {
  accounts: PackedAccount[];
}

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
    count: lines.length,
    batches: Array.from({ length: Math.ceil(lines.length / batchSize) }, (_, batch) =>
      JSON.stringify(
        lines
          .slice(batch * batchSize, (batch + 1) * batchSize)
          .map((line, index) => ({ ...line, position: batch * batchSize + index })),
      ),
    ),
  })),
  ...(columns && { columns }),
  ...(headers && { headers }),
});
