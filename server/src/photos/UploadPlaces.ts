import type { FastifyRequest } from 'fastify';
import { HttpError } from '../HttpError.ts';
import { networkOf } from '../networkOf.ts';

interface UploadLimits {
  /** Uploads under way at once. */
  all: number;
  /** Those from one network. */
  ofOne: number;
  /** Which uploads give way to others: those that bring less in each second, on average, after some of them. */
  slow: { bytesPerSecond: number; afterSeconds: number };
}

/** At 32 kB a second the largest photo would not arrive within the time that an upload may take. */
const uploadLimits: UploadLimits = {
  all: 24,
  ofOne: 6,
  slow: { bytesPerSecond: 32 * 1024, afterSeconds: 10 },
};

/** What tells that a request is over. */
interface Over {
  once(event: 'close', told: () => void): unknown;
}

/** What an upload comes in. */
type Sender = Pick<FastifyRequest, 'ip' | 'arrival'>;

interface Upload {
  network: string;
  sender: Sender;
  begunAt: number;
}

const busy = (): HttpError => new HttpError(429, { code: 'photosBusy' }, { retryAfter: 3 });

/**
 * Bounds the memory that uploads take: a file is held in memory until it is stored. Where all places are taken, an upload
 * gives its own up that is slow, or comes from a network that has more of them than the one that asks: a place costs
 * its sender nothing but an open connection, and nobody shall keep others out by a few dozen of those.
 */
export class UploadPlaces {
  readonly #limits: UploadLimits;
  readonly #uploads = new Set<Upload>();

  constructor(limits: UploadLimits = uploadLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place, until the response is over or its connection has gone, or until another needs it.
   * @throws HttpError 429 if all are taken
   */
  take(sender: Sender, response: Over): void {
    const network = networkOf(sender.ip);
    this.#makeRoom(network);
    const upload: Upload = { network, sender, begunAt: performance.now() };
    this.#uploads.add(upload);
    response.once('close', () => this.#uploads.delete(upload));
  }

  /** @throws HttpError 429 */
  #makeRoom(network: string): void {
    const own = this.#of(network).length;
    if (own >= this.#limits.ofOne) {
      this.#end(this.#of(network).filter((upload) => this.#isSlow(upload)));
    } else if (this.#uploads.size >= this.#limits.all) {
      this.#end(
        [...this.#uploads].filter(
          (upload) => this.#isSlow(upload) || this.#of(upload.network).length > own + 1,
        ),
      );
    }
  }

  /** Ends the slowest upload of some whose body is still arriving. */
  #end(uploads: readonly Upload[]): void {
    const [slowest] = uploads
      .filter(({ sender: { arrival } }) => arrival && !arrival.waitsForUs)
      .sort((one, other) => rateOf(one) - rateOf(other));
    if (!slowest) throw busy();
    // Its place is free at once, and not only when its sender has gone.
    this.#uploads.delete(slowest);
    slowest.sender.arrival?.abandon(busy());
  }

  #of(network: string): Upload[] {
    return [...this.#uploads].filter((upload) => upload.network === network);
  }

  #isSlow(upload: Upload): boolean {
    const { bytesPerSecond, afterSeconds } = this.#limits.slow;
    return secondsOf(upload) >= afterSeconds && rateOf(upload) < bytesPerSecond;
  }
}

const secondsOf = ({ begunAt }: Upload): number => (performance.now() - begunAt) / 1000;

/** Bytes a second, of at least one. */
const rateOf = (upload: Upload): number =>
  (upload.sender.arrival?.received ?? 0) / Math.max(1, secondsOf(upload));
