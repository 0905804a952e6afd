import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './Draining.ts';

/**
 * All in milliseconds, counted by looks at the event loop: after a look that came late, because the
 * processor was busy elsewhere, there may be arrivals that nobody has taken yet.
 */
const limits = {
  /** How long requests in flight may take once the server has stopped listening. */
  patience: 20_000,
  /** After this long without arrivals, all active clients are waiting for a response. */
  quiet: 50,
  /** The longest that requests are held back while waiting for quiet. */
  hold: 1_000,
  /** How long idle connections are kept open for a request that may be in transit. */
  idle: 500,
};

/**
 * Shuts down without failing a request: reports not ready, waits for load balancers to notice,
 * stops listening, and finishes the requests in flight. Meanwhile, each response closes its
 * connection.
 *
 * Closing a listener resets connections that the kernel has accepted but the process has not, which
 * would break requests on a busy server. So new requests are briefly held back before it is closed:
 * once every client waits for a response, none is connecting.
 */
export async function shutDown(
  app: FastifyInstance,
  draining: Draining,
  drainSeconds: number,
): Promise<void> {
  draining.isEnding = true;
  await delay(drainSeconds * 1000);
  draining.hold();
  await quiet(draining);
  const closed = app.close();
  while (app.server.listening) await nextTurn();
  draining.release();
  // Slow readers and silent connections must not keep the process alive.
  await Promise.race([closed, isDone(draining)]);
  app.server.closeAllConnections();
  await closed;
}

/** Waits, then lets the event loop take what has arrived meanwhile. */
async function look(pause: number): Promise<void> {
  await delay(pause);
  await nextTurn();
}

/** Waits until nothing arrives any more. */
async function quiet(draining: Draining): Promise<void> {
  const pause = 5;
  let quietFor = 0;
  for (let waited = 0; waited < limits.hold && quietFor < limits.quiet; waited += pause) {
    const { lastArrival } = draining;
    await look(pause);
    quietFor = draining.lastArrival === lastArrival ? quietFor + pause : 0;
  }
}

/** Waits until all requests are answered and none has arrived for a while. */
async function isDone(draining: Draining): Promise<void> {
  const pause = 20;
  let idleFor = 0;
  for (let waited = 0; waited < limits.patience && idleFor < limits.idle; waited += pause) {
    const { lastArrival } = draining;
    await look(pause);
    const isIdle = draining.underWay === 0 && draining.lastArrival === lastArrival;
    idleFor = isIdle ? idleFor + pause : 0;
  }
}
