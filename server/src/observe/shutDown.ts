import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './Draining.ts';

/** All in milliseconds. */
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
  await quiet(draining, limits.quiet, limits.hold);
  const closed = app.close();
  while (app.server.listening) await nextTurn();
  draining.release();
  // Slow readers and silent connections must not keep the process alive.
  await Promise.race([closed, isDone(draining)]);
  app.server.closeAllConnections();
  await closed;
}

/** Waits until nothing has arrived for `enough` milliseconds, at most `most`. */
async function quiet(draining: Draining, enough: number, most: number): Promise<void> {
  const end = performance.now() + most;
  while (performance.now() < end && performance.now() - draining.lastArrival < enough) {
    await delay(5);
  }
}

/** Waits until all requests are answered and none has arrived for a while. */
async function isDone(draining: Draining): Promise<void> {
  const end = performance.now() + limits.patience;
  let idleSince = performance.now();
  while (performance.now() < end && performance.now() - idleSince < limits.idle) {
    await delay(20);
    if (draining.underWay > 0) idleSince = performance.now();
    idleSince = Math.max(idleSince, draining.lastArrival);
  }
}
