import { createWorkerPool, type WorkerPool } from '../workers/createWorkerPool.ts';
import type * as importTasks from './importTasks.ts';

/** Worker threads that read files to import. */
export type ImportPool = WorkerPool<typeof importTasks>;

export const createImportPool = (): ImportPool =>
  createWorkerPool({
    module: new URL('./importTasks.ts', import.meta.url),
    subject: 'importFile',
    cure: { status: 413, what: 'split' },
    threads: 1,
    // The largest file takes a few seconds, and many times as long on a busy machine.
    timeoutMs: 60_000,
    memoryMb: 768,
    maxWaiting: 20,
    // Imports are rare.
    idleMs: 60_000,
  });
