import { createStatementPool, type StatementPool } from './bank/statementPool.ts';
import { createDocumentPool, type DocumentPool } from './documents/documentPool.ts';
import { createImportPool, type ImportPool } from './imports/importPool.ts';
import { createStrengthPool, type StrengthPool } from './session/passwords/strengthPool.ts';

/**
 * CPU-bound work that would block the event loop. Each kind has its own pool, so that none can
 * starve another.
 */
export interface Workers {
  documents: DocumentPool;
  statements: StatementPool;
  imports: ImportPool;
  passwords: StrengthPool;
  /** Finishes queued work, then terminates all threads. */
  close(): Promise<void>;
}

/** The server's worker pools. Threads are started on first use. */
export function createWorkers(): Workers {
  const documents = createDocumentPool();
  const statements = createStatementPool();
  const imports = createImportPool();
  const passwords = createStrengthPool();
  return {
    documents,
    statements,
    imports,
    passwords,
    async close() {
      await Promise.all([documents, statements, imports, passwords].map((pool) => pool.close()));
    },
  };
}
