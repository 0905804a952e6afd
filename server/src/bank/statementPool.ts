import { createWorkerPool, type WorkerPool } from '../workers/createWorkerPool.ts';
import type * as statementTasks from './statementTasks.ts';

/** A thread that reads bank statement files. */
export type StatementPool = WorkerPool<typeof statementTasks>;

export const createStatementPool = (): StatementPool =>
  createWorkerPool({
    module: new URL('./statementTasks.ts', import.meta.url),
    subject: 'The statement file',
    cure: { status: 413, text: 'Split it into smaller parts.' },
    threads: 1,
    // The largest file that is read takes a few seconds; a busy machine takes many times as long.
    timeoutMs: 60_000,
    memoryMb: 768,
    maxWaiting: 50,
  });
