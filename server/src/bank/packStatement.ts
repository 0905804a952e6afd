import type { StatementAccount, StatementFile } from './statements/statement.ts';

/** An account's lines as the database takes them in. */
export interface PackedAccount extends Omit<StatementAccount, 'lines'> {
  /** How many lines there are. */
  count: number;
  /** JSON lists of some lines each, with their `position` in the file. */
  batches: string[];
}

/** What a statement file says, ready to be stored without looking at each line again. */
export interface PackedStatement extends Pick<StatementFile, 'columns' | 'headers'> {
  accounts: PackedAccount[];
}

/** Lines that one statement of the database takes in: some hundred kilobytes. */
const batchSize = 2_000;

/**
 * Packs the lines of a file as JSON, so that the main thread hands a file of many thousands on from a
 * worker thread to the database as a few texts.
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
