import { availableParallelism } from 'node:os';
import type * as statementTasks from '../bank/statementTasks.ts';
import type * as documentTasks from '../documents/documentTasks.ts';
import type * as strengthTasks from '../session/strengthTasks.ts';
import { createWorkerPool, type WorkerPool } from './createWorkerPool.ts';

/** Work that would hold up the event loop, on threads of its own kind: one kind cannot starve another. */
export interface Workers {
  /** Writes PDFs. */
  documents: WorkerPool<typeof documentTasks>;
  /** Reads bank statement files. */
  statements: WorkerPool<typeof statementTasks>;
  /** Judges new passwords. */
  passwords: WorkerPool<typeof strengthTasks>;
  /** Finishes what was asked for, then ends all threads. */
  close(): Promise<void>;
}

/** The pools of a server. No thread is started before there is work for it. */
export function createWorkers(): Workers {
  const documents = createWorkerPool<typeof documentTasks>({
    module: new URL('../documents/documentTasks.ts', import.meta.url),
    subject: 'The document',
    // One core stays with the main thread.
    threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
    timeoutMs: 30_000,
    memoryMb: 256,
    maxWaiting: 100,
  });
  const statements = createWorkerPool<typeof statementTasks>({
    module: new URL('../bank/statementTasks.ts', import.meta.url),
    subject: 'The statement file',
    threads: 1,
    // The largest file that is read takes a few seconds; a busy machine takes many times as long.
    timeoutMs: 60_000,
    memoryMb: 768,
    maxWaiting: 50,
  });
  // Judging takes up to a second for some passwords, and its dictionaries about 100 MB, which are there
  // only while passwords are being set.
  const passwords = createWorkerPool<typeof strengthTasks>({
    module: new URL('../session/strengthTasks.ts', import.meta.url),
    subject: 'The password',
    threads: 1,
    timeoutMs: 30_000,
    memoryMb: 512,
    maxWaiting: 20,
    idleMs: 30_000,
  });
  return {
    documents,
    statements,
    passwords,
    async close() {
      await Promise.all([documents.close(), statements.close(), passwords.close()]);
    },
  };
}
