import type { FastifyInstance } from 'fastify';

/** What a server that ends has to know of its requests, so that none fails. */
export class Draining {
  /** Set once the server is to end: it is not ready any more, and each answer closes its connection. */
  isEnding = false;
  /** When a connection or a request came last, by `performance.now()`. */
  lastArrival = 0;
  /** Requests that have no whole answer yet. */
  underWay = 0;
  #held: Promise<void> | undefined;
  #release: () => void = () => undefined;

  /** Keeps requests that come from now on waiting, until `release`. */
  hold(): void {
    this.#held = new Promise((resolve) => (this.#release = resolve));
  }

  release(): void {
    this.#held = undefined;
    this.#release();
  }

  /** Watches the requests of a server. */
  watch(app: FastifyInstance): void {
    app.server.on('connection', () => (this.lastArrival = performance.now()));
    app.addHook('onRequest', (_request, reply, done) => {
      this.lastArrival = performance.now();
      this.underWay += 1;
      // Also when its client goes away before the answer, which `onResponse` is not told.
      reply.raw.once('close', () => (this.underWay -= 1));
      if (this.isEnding) reply.header('connection', 'close');
      if (this.#held) void this.#held.then(() => done());
      else done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      // Those that came before the end began.
      if (this.isEnding) reply.header('connection', 'close');
      done(null, payload);
    });
  }
}
