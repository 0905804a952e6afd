import { availableParallelism } from 'node:os';
import type * as documentTasks from '../documents/documentTasks.ts';
import { createWorkerPool, type WorkerPool } from './createWorkerPool.ts';

/** Work that would hold up the event loop, on threads of its own kind: one kind cannot starve another. */
export interface Workers {
  /** Writes PDFs. */
  documents: WorkerPool<typeof documentTasks>;
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
  return {
    documents,
    async close() {
      await documents.close();
    },
  };
}
