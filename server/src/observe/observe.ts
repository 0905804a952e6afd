import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/Database.ts';
import { missingMigrations } from '../db/migrate.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { requestSeconds } from './metrics.ts';
import { requestIdHeader } from './requestId.ts';

/** Whether this server still takes work; a server that ends says so before it stops. */
export interface Readiness {
  isEnding: boolean;
}

interface Options {
  database: Database;
  store: Pick<ReleaseStore, 'ready'>;
  readiness: Readiness;
}

/**
 * Makes every answer carry its request's id and be counted, and says whether the server lives
 * (`/healthz`) and whether it is to be sent requests (`/readyz`).
 */
export function observe(app: FastifyInstance, { database, store, readiness }: Options): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    requestSeconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  // A balancer asks these every second or so: no line of the log for each.
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (readiness.isEnding) return reply.code(503).send({ status: 'ending' });
    const missing = await missingMigrations(database);
    if (missing.length > 0) return reply.code(503).send({ status: 'migrating', missing });
    const isRead = await store.ready().then(
      () => true,
      () => false,
    );
    // Without them it has no page to give; another server may.
    if (!isRead) return reply.code(503).send({ status: 'no releases' });
    return { status: 'ok' };
  });
}
