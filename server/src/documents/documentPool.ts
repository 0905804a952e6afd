import { availableParallelism } from 'node:os';
import { createWorkerPool, type WorkerPool } from '../workers/createWorkerPool.ts';
import type * as documentTasks from './documentTasks.ts';

/** Threads that write PDFs. */
export type DocumentPool = WorkerPool<typeof documentTasks>;

export const createDocumentPool = (): DocumentPool =>
  createWorkerPool({
    module: new URL('./documentTasks.ts', import.meta.url),
    subject: 'document',
    cure: { status: 413, what: 'split' },
    // One core stays with the main thread.
    threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
    timeoutMs: 30_000,
    memoryMb: 256,
    maxWaiting: 100,
  });
