import type { FastifyInstance } from 'fastify';

/** Tracks requests and connections for a graceful shutdown. */
export class Draining {
  /**
   * Set when shutdown begins: the server is no longer ready, and responses close their connections.
   */
  isEnding = false;
  /** When the last connection or request arrived, by `performance.now()`. */
  lastArrival = 0;
  /** Requests without a complete response. */
  underWay = 0;
  #held: Promise<void> | undefined;
  #release: () => void = () => undefined;

  /** Holds new requests back until `release`. */
  hold(): void {
    this.#held = new Promise((resolve) => (this.#release = resolve));
  }

  release(): void {
    this.#held = undefined;
    this.#release();
  }

  /** Tracks the requests of an app. */
  watch(app: FastifyInstance): void {
    app.server.on('connection', () => (this.lastArrival = performance.now()));
    app.addHook('onRequest', (_request, reply, done) => {
      this.lastArrival = performance.now();
      this.underWay += 1;
      // Not `onResponse`, which is not called if the client disconnects first.
      reply.raw.once('close', () => (this.underWay -= 1));
      if (this.isEnding) reply.header('connection', 'close');
      if (this.#held) void this.#held.then(() => done());
      else done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      // Requests that arrived before shutdown began.
      if (this.isEnding) reply.header('connection', 'close');
      done(null, payload);
    });
  }
}
