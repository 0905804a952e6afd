import { HttpError } from '../HttpError.ts';
import { networkOf } from '../networkOf.ts';

/** Uploads under way at once, in all and from one network. */
const most = { all: 24, ofOne: 6 } as const;

/** What tells that a request is over. */
interface Over {
  once(event: 'close', told: () => void): unknown;
}

/**
 * Bounds the memory that uploads take: a file is held in memory until it is stored, and a slow
 * connection holds it for minutes.
 */
export class UploadPlaces {
  readonly #byNetwork = new Map<string, number>();
  #taken = 0;

  /**
   * Takes a place, until the response is over or its connection has gone.
   * @throws HttpError 429 if all are taken
   */
  take(ip: string, response: Over): void {
    const network = networkOf(ip);
    const own = this.#byNetwork.get(network) ?? 0;
    if (this.#taken >= most.all || own >= most.ofOne) {
      throw new HttpError(429, { code: 'photosBusy' }, { retryAfter: 3 });
    }
    this.#taken += 1;
    this.#byNetwork.set(network, own + 1);
    response.once('close', () => {
      this.#taken -= 1;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.#byNetwork.delete(network);
      else this.#byNetwork.set(network, left);
    });
  }
}
