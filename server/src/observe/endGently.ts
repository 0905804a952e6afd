import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './observe.ts';

/** Seconds that requests under way may take once the server listens no more. */
const patience = 20;

/**
 * Ends a server without a failed request: it says that it is no longer ready, waits until balancers
 * have heard it, stops listening, and finishes the requests that are under way.
 */
export async function endGently(
  app: FastifyInstance,
  readiness: Readiness,
  drainSeconds: number,
): Promise<void> {
  readiness.isEnding = true;
  await delay(drainSeconds * 1000);
  // A client that takes its answer for ever must not keep the process.
  const timer = setTimeout(() => app.server.closeAllConnections(), patience * 1000);
  await app.close();
  clearTimeout(timer);
}
