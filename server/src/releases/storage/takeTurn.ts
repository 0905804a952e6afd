import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseStorage } from './ReleaseStorage.ts';

const prefix = 'turns/';

/** Milliseconds; shorter in tests. */
export interface TurnTimes {
  /** Between two marks of a turn that lasts. */
  renewedEvery: number;
  /** After which a mark that stays the same is one of a process that died. */
  abandonedAfter: number;
  /** After which somebody who waits is told why. */
  reportedAfter: number;
}

const usualTimes: TurnTimes = {
  renewedEvery: 10_000,
  abandonedAfter: 60_000,
  reportedAfter: 3_000,
};

/** Milliseconds. */
const longestSpread = 10_000;

/** Something, since Amazon's client warns of an object without content. */
const content = 'taken';

const markOf = (): string => `${prefix}${randomUUID()}`;

/**
 * Runs work while no other process does that takes turns on the same storage. Whoever wants a turn writes a mark, and has
 * it if no other is listed: of two at once at least the later to list sees the other, and both may step back. So it needs a
 * storage that lists a new object at once, as S3 does, and no conditional writes, which not every object store knows.
 *
 * A turn that lasts replaces its mark, so that a mark which stays was left by a process that died. That is judged by how long
 * one process has seen it: clocks need not agree.
 * @param report called once if it waits for long
 */
export async function takeTurn<T>(
  storage: ReleaseStorage,
  work: () => Promise<T>,
  report: (text: string) => void = () => undefined,
  times: TurnTimes = usualTimes,
): Promise<T> {
  const turn = new Turn(storage, await waitForTurn(storage, report, times));
  const renewing = setInterval(() => void turn.renew(), times.renewedEvery);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await turn.end();
  }
}

/** @returns the mark of the turn */
async function waitForTurn(
  storage: ReleaseStorage,
  report: (text: string) => void,
  { abandonedAfter, reportedAfter }: TurnTimes,
): Promise<string> {
  const firstSeen = new Map<string, number>();
  const start = performance.now();
  let isReported = false;
  // Milliseconds over which those who wait spread their tries.
  let spread = 200;
  for (;;) {
    const now = performance.now();
    let isFree = true;
    for (const mark of await storage.list(prefix)) {
      const seen = firstSeen.get(mark) ?? now;
      firstSeen.set(mark, seen);
      if (now - seen > abandonedAfter) await storage.remove(mark);
      else isFree = false;
    }
    if (isFree) {
      const mine = await claim(storage);
      if (mine !== undefined) return mine;
      // Where the storage is slow, or many wait, those who tried together would do so again and again.
      spread = Math.min(2 * Math.max(spread, performance.now() - now), longestSpread);
    }
    if (!isReported && now - start > reportedAfter) {
      isReported = true;
      report(
        `Another command or server is changing releases in ${storage.location}: this waits for it, ${abandonedAfter / 1000} s at most if it has died.`,
      );
    }
    // Not in step with others who wait.
    await delay(100 + spread * Math.random());
  }
}

/** @returns the mark of the turn, or undefined where another tries at the same time */
async function claim(storage: ReleaseStorage): Promise<string | undefined> {
  const mine = markOf();
  try {
    await storage.write(mine, content);
    const marks = await storage.list(prefix);
    if (marks.every((mark) => mark === mine)) return mine;
    await storage.remove(mine);
    return undefined;
  } catch (error) {
    // A write whose answer was lost has been made: others would wait for it as for one that died.
    await storage.remove(mine).catch(() => undefined);
    throw error;
  }
}

class Turn {
  readonly #storage: ReleaseStorage;
  #mark: string;
  #renewing: Promise<void> = Promise.resolve();

  constructor(storage: ReleaseStorage, mark: string) {
    this.#storage = storage;
    this.#mark = mark;
  }

  /** Replaces the mark; where that fails, the next time will do. */
  renew(): Promise<void> {
    this.#renewing = this.#renewing.then(() => this.#replaceMark()).catch(() => undefined);
    return this.#renewing;
  }

  /** What was done is done, even if the mark cannot be taken away. */
  async end(): Promise<void> {
    await this.#renewing;
    await this.#storage.remove(this.#mark).catch(() => undefined);
  }

  async #replaceMark(): Promise<void> {
    const before = this.#mark;
    const next = markOf();
    await this.#storage.write(next, content);
    this.#mark = next;
    await this.#storage.remove(before);
  }
}
