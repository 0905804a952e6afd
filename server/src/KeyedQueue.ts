import pLimit, { type LimitFunction } from 'p-limit';

/** The queue of one key, and its number of pending jobs. */
interface Queue {
  run: LimitFunction;
  pending: number;
}

/** Serializes work per key; work under different keys runs concurrently. */
export class KeyedQueue {
  readonly #byKey = new Map<string, Queue>();

  /** Pending jobs for a key, queued or running. */
  pending(key: string): number {
    return this.#byKey.get(key)?.pending ?? 0;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#byKey.get(key) ?? { run: pLimit(1), pending: 0 };
    this.#byKey.set(key, queue);
    queue.pending += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.pending -= 1;
      if (queue.pending === 0) this.#byKey.delete(key);
    }
  }
}
