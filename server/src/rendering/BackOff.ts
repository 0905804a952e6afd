/** A pause that doubles with each failure, up to a maximum, until something succeeds. */
export class BackOff {
  readonly #pausesMs: (failures: number) => number;
  #failures = 0;
  #until = 0;

  /** @param pausesMs the pause after so many failures in a row */
  constructor(pausesMs: (failures: number) => number) {
    this.#pausesMs = pausesMs;
  }

  get isPausing(): boolean {
    return performance.now() < this.#until;
  }

  failed(): void {
    this.#failures += 1;
    this.#until = performance.now() + this.#pausesMs(this.#failures);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#until = 0;
  }
}

/** A process is started again at once, and then ever later: after 1 s, 2 s, 4 s … a minute. */
export const processPauses = (failures: number): number =>
  failures === 1 ? 0 : Math.min(1000 * 2 ** (failures - 2), 60_000);

/** A page that failed is left to the browser for 10 s, 20 s, 40 s … ten minutes. */
export const pagePauses = (failures: number): number =>
  Math.min(10_000 * 2 ** (failures - 1), 600_000);
