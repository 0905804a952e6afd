import pLimit from 'p-limit';
import { HttpError } from '../HttpError.ts';
import { InTurn } from '../InTurn.ts';
import { networkOf } from '../networkOf.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

/** Connections that visitors may use at a time. */
const connections = 4;

/** Visitors' work that may wait, of all together and of one network. */
const mostWaiting = { all: 1_000, ofOne: 100 } as const;

/** Milliseconds after which work is not begun any more: whoever waits has given up by then. */
const patience = 8_000;

/** Who asks; a request of Fastify is one. */
export interface Visitor {
  /** Address of the visitor's machine. */
  readonly ip: string;
  readonly socket: { readonly destroyed: boolean };
}

/**
 * Lets visitors use some of the pool's connections. Work of one network is done one after the other,
 * since it waits for itself in the database anyway, for the limits that count its address: holding a
 * connection meanwhile, one address could keep all others out.
 */
export class VisitorTurns {
  readonly #all = pLimit(connections);
  readonly #byNetwork = new InTurn();
  #asked = 0;

  /** Work that has not begun. */
  get waiting(): number {
    return this.#asked - this.#all.activeCount;
  }

  /**
   * Does work when its turn comes.
   * @throws HttpError 429 when the visitor's network waits for too much already
   * @throws DatabaseUnavailableError when all together do, or the turn comes too late
   */
  async take<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
    const network = networkOf(visitor.ip);
    if (this.#byNetwork.asked(network) > mostWaiting.ofOne) {
      throw new HttpError(429, { code: 'tooManyAtOnce' }, { retryAfter: 5 });
    }
    if (this.#asked >= mostWaiting.all + connections) {
      throw new DatabaseUnavailableError(`${mostWaiting.all} wait for the database already.`);
    }
    const since = performance.now();
    const begin = (): Promise<T> => {
      // Nobody reads the answer.
      if (visitor.socket.destroyed) throw new HttpError(499, { code: 'clientGone' });
      if (performance.now() - since > patience) {
        throw new DatabaseUnavailableError('Too many wait for the database.');
      }
      return work();
    };
    this.#asked += 1;
    try {
      return await this.#byNetwork.take(network, () => this.#all(begin));
    } finally {
      this.#asked -= 1;
    }
  }
}
