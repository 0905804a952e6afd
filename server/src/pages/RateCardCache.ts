import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/Database.ts';
import { currentRateCard, type CurrentRateCard } from '../pricing/rateCard.ts';

/** How long pages show a card before it is read again, in milliseconds. */
const freshFor = 2_000;

/**
 * The rate card that pages show, read every few seconds at most. While the database is away, pages
 * show the last known prices, or none.
 */
export class RateCardCache {
  readonly #database: Queryable;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #card: CurrentRateCard | undefined;
  #freshUntil = 0;
  #reading: Promise<CurrentRateCard | undefined> | undefined;

  /** @param database one that answers soon or fails: pages wait for it */
  constructor(database: Queryable, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#database = database;
    this.#log = log;
  }

  /** The card, if it need not be read again. */
  get fresh(): CurrentRateCard | undefined {
    return this.#isFresh ? this.#card : undefined;
  }

  /** The card; undefined if it has never been read and the database is away. */
  async current(): Promise<CurrentRateCard | undefined> {
    if (this.#isFresh) return this.#card;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  get #isFresh(): boolean {
    return performance.now() < this.#freshUntil;
  }

  async #read(): Promise<CurrentRateCard | undefined> {
    try {
      this.#card = await currentRateCard(this.#database);
    } catch (error) {
      this.#log.error({ err: error }, 'the rate card cannot be read for pages');
    }
    // After a failure too: a page should not wait for the database each time.
    this.#freshUntil = performance.now() + freshFor;
    return this.#card;
  }
}
