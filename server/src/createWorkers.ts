import { createStatementPool, type StatementPool } from './bank/statementPool.ts';
import { createDocumentPool, type DocumentPool } from './documents/documentPool.ts';
import { createStrengthPool, type StrengthPool } from './session/passwords/strengthPool.ts';

/** Work that would hold up the event loop, on threads of its own kind: one kind cannot starve another. */
export interface Workers {
  documents: DocumentPool;
  statements: StatementPool;
  passwords: StrengthPool;
  /** Finishes what was asked for, then ends all threads. */
  close(): Promise<void>;
}

/** The pools of a server. No thread is started before there is work for it. */
export function createWorkers(): Workers {
  const documents = createDocumentPool();
  const statements = createStatementPool();
  const passwords = createStrengthPool();
  return {
    documents,
    statements,
    passwords,
    async close() {
      await Promise.all([documents.close(), statements.close(), passwords.close()]);
    },
  };
}
