import { createWorkerPool, type WorkerPool } from '../workers/createWorkerPool.ts';
import type * as statementTasks from './statementTasks.ts';

/** A thread that reads bank statement files. */
export type StatementPool = WorkerPool<typeof statementTasks>;

export const createStatementPool = (): StatementPool =>
  createWorkerPool({
    module: new URL('./statementTasks.ts', import.meta.url),
    subject: 'statementFile',
    cure: { status: 413, what: 'split' },
    threads: 1,
    // The largest file that is read takes a few seconds; a busy machine takes many times as long.
    timeoutMs: 60_000,
    memoryMb: 768,
    maxWaiting: 50,
  });
