import { setTimeout as wait } from 'node:timers/promises';

/** Minimum milliseconds between reads caused by requests for unknown releases. */
const minInterval = 1000;

/**
 * Reads of the storage for releases that are not known: another server may already know them. One read
 * serves all concurrent callers, and begins after they called.
 */
export class UnknownReads {
  readonly #read: () => Promise<unknown>;
  #reading: Promise<void> | undefined;
  #readAt = 0;

  constructor(read: () => Promise<unknown>) {
    this.#read = read;
  }

  once(): Promise<void> {
    this.#reading ??= (async () => {
      await wait(Math.max(0, this.#readAt + minInterval - Date.now()));
      this.#reading = undefined;
      this.#readAt = Date.now();
      await this.#read();
    })();
    return this.#reading;
  }
}
