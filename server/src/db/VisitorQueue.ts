import pLimit from 'p-limit';
import { HttpError } from '../HttpError.ts';
import { KeyedQueue } from '../KeyedQueue.ts';
import { networkOf } from '../networkOf.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

/** Connections that visitors may use concurrently. */
const maxConnections = 4;

/** Maximum length of the visitors' queue, in total and per network. */
const maxQueued = { total: 1_000, perNetwork: 100 } as const;

/** Milliseconds after which queued work is dropped, because the client has given up by then. */
const queueTimeout = 8_000;

/** The requesting client; a Fastify request is one. */
export interface Visitor {
  /** The client's IP address. */
  readonly ip: string;
  readonly socket: { readonly destroyed: boolean };
}

/**
 * Limits visitors to some of the pool's connections. Work from one network is serialized: the
 * attempt limits on its address would make it wait in the database anyway, and with connections
 * held meanwhile, a single address could lock everybody else out.
 */
export class VisitorQueue {
  readonly #connections = pLimit(maxConnections);
  readonly #byNetwork = new KeyedQueue();
  #pending = 0;

  /** Number of queued jobs. */
  get queued(): number {
    return this.#pending - this.#connections.activeCount;
  }

  /**
   * Runs work when its turn comes.
   * @throws HttpError 429 if too much from the visitor's network is queued
   * @throws DatabaseUnavailableError if the whole queue is full, or the turn comes too late
   */
  async run<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
    const network = networkOf(visitor.ip);
    if (this.#byNetwork.pending(network) > maxQueued.perNetwork) {
      throw new HttpError(429, { code: 'tooManyAtOnce' }, { retryAfter: 5 });
    }
    if (this.#pending >= maxQueued.total + maxConnections) {
      throw new DatabaseUnavailableError(`${maxQueued.total} wait for the database already.`);
    }
    const queuedAt = performance.now();
    const runUnlessLate = (): Promise<T> => {
      // Nobody would read the response.
      if (visitor.socket.destroyed) throw new HttpError(499, { code: 'clientGone' });
      if (performance.now() - queuedAt > queueTimeout) {
        throw new DatabaseUnavailableError('Too many wait for the database.');
      }
      return work();
    };
    this.#pending += 1;
    try {
      return await this.#byNetwork.run(network, () => this.#connections(runUnlessLate));
    } finally {
      this.#pending -= 1;
    }
  }
}
