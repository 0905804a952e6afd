import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './Draining.ts';

/** Milliseconds. */
const limits = {
  /** Requests under way may take so long once the server listens no more. */
  patience: 20_000,
  /** Nothing has arrived for so long: clients that are answered at once and ask again are waiting. */
  quiet: 50,
  /** Requests are kept waiting for quiet no longer than this. */
  hold: 1_000,
  /** Connections on which nothing is asked are kept open so long for a request that is on its way. */
  idle: 500,
};

/**
 * Ends a server without a failed request: it says that it is no longer ready, waits until balancers
 * have heard it, stops listening, and finishes the requests that are under way. Each answer closes
 * its connection meanwhile.
 *
 * Closing a listener resets the connections that the system has accepted and the process has not, so
 * a busy server would break some. New requests are therefore kept waiting for a moment before it is
 * closed: once all clients wait for an answer, nobody is connecting.
 */
export async function endGently(
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
  // Who takes the answer for ever, or has connected and asks nothing, must not keep the process.
  await Promise.race([closed, isDone(draining)]);
  app.server.closeAllConnections();
  await closed;
}

/** Waits until nothing has arrived for some milliseconds; at most for so many. */
async function quiet(draining: Draining, enough: number, most: number): Promise<void> {
  const end = performance.now() + most;
  while (performance.now() < end && performance.now() - draining.lastArrival < enough) {
    await delay(5);
  }
}

/** Waits until every request is answered and no other has come for a while. */
async function isDone(draining: Draining): Promise<void> {
  const end = performance.now() + limits.patience;
  let idleSince = performance.now();
  while (performance.now() < end && performance.now() - idleSince < limits.idle) {
    await delay(20);
    if (draining.underWay > 0) idleSince = performance.now();
    idleSince = Math.max(idleSince, draining.lastArrival);
  }
}
