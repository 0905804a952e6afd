import { createWorkerPool, type WorkerPool } from '../workers/createWorkerPool.ts';
import type * as statementTasks from './statementTasks.ts';

/** Worker threads that read bank statement files. */
export type StatementPool = WorkerPool<typeof statementTasks>;

export const createStatementPool = (): StatementPool =>
  createWorkerPool({
    module: new URL('./statementTasks.ts', import.meta.url),
    subject: 'statementFile',
    cure: { status: 413, what: 'split' },
    threads: 1,
    // The largest file takes a few seconds, and many times as long on a busy machine.
    timeoutMs: 60_000,
    memoryMb: 768,
    maxWaiting: 50,
  });
