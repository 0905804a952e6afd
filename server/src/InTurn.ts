import pLimit, { type LimitFunction } from 'p-limit';

/** Work of one key, and how much of it has been asked for and is not over. */
interface Turns {
  take: LimitFunction;
  asked: number;
}

/** Does work of one key one after the other, and that of different keys side by side. */
export class InTurn {
  readonly #byKey = new Map<string, Turns>();

  /** Work of a key that waits or is under way. */
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
