import { createWorkerPool, type WorkerPool } from '../../workers/createWorkerPool.ts';
import type * as strengthTasks from './strengthTasks.ts';

/** A worker thread that judges new passwords. */
export type StrengthPool = WorkerPool<typeof strengthTasks>;

/**
 * Judging can take a second, and its dictionaries about 100 MB, so the thread exists only while
 * passwords are being set.
 */
export const createStrengthPool = (): StrengthPool =>
  createWorkerPool({
    module: new URL('./strengthTasks.ts', import.meta.url),
    subject: 'password',
    // No password takes this long by itself; the machine is busy.
    cure: { status: 503, what: 'again' },
    threads: 1,
    timeoutMs: 30_000,
    memoryMb: 512,
    maxWaiting: 20,
    idleMs: 30_000,
  });
