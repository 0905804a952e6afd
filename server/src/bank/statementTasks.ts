/** Statement-file tasks of worker threads. The main thread accesses the database. */
import { createHash } from 'node:crypto';
import type { ColumnPreview } from 'shared-api/contract/billing/bankImports';
import type { Reason } from './reasons/texts.ts';
import { packStatement, type PackedStatement } from './packStatement.ts';
import { previewOf } from './statements/csv/csvPreview.ts';
import { readStatementFile } from './statements/readStatementFile.ts';
import type { ColumnMapping } from './statements/statement.ts';
import { StatementError } from './statements/StatementError.ts';

interface Input {
  /** The file's name, for messages. */
  name: string;
  bytes: Uint8Array;
  /** Column mapping, if a person has chosen one. */
  mapping: ColumnMapping | undefined;
  /** Earlier column mappings, keyed by the headers as JSON. */
  remembered: Map<string, ColumnMapping>;
}

/** The parsed file, or why it is refused. */
export type ReadAnswer = { sha256?: Uint8Array } & (
  | { statement: PackedStatement }
  // With the first rows, where somebody has to say what its columns hold.
  | { refused: Reason; preview?: ColumnPreview }
);

/** Reads a statement file. */
export function read({ name, bytes, mapping, remembered }: Input): ReadAnswer {
  const sha256 = new Uint8Array(createHash('sha256').update(bytes).digest());
  try {
    const file = readStatementFile(
      name,
      bytes,
      (headers) => mapping ?? remembered.get(JSON.stringify(headers)),
    );
    return { sha256, statement: packStatement(file) };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const { reason, headers } = error;
    return { sha256, refused: reason, ...(headers && { preview: previewOf(bytes, headers) }) };
  }
}
