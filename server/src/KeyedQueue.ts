import pLimit, { type LimitFunction } from 'p-limit';

/** The queue of one key: its tail, and how many jobs are pending. */
interface Turns {
  take: LimitFunction;
  asked: number;
}

/** Serializes work per key; work under different keys runs concurrently. */
export class KeyedQueue {
  readonly #byKey = new Map<string, Turns>();

  /** Pending jobs for a key, queued or running. */
  asked(key: string): number {
    return this.#byKey.get(key)?.asked ?? 0;
  }

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#byKey.get(key) ?? { take: pLimit(1), asked: 0 };
    this.#byKey.set(key, turns);
    turns.asked += 1;
    try {
      return await turns.take(work);
    } finally {
      turns.asked -= 1;
      if (turns.asked === 0) this.#byKey.delete(key);
    }
  }
}
