import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which whoever else waits for the thread comes first. */
const turn = 20;

/** Long work of the thread that answers everybody, in turns with what else there is to do. */
export class Turns {
  #began = performance.now();

  /** To be awaited between two pieces of the work. */
  async give(): Promise<void> {
    if (performance.now() - this.#began < turn) return;
    await nextTurn();
    this.#began = performance.now();
  }
}
