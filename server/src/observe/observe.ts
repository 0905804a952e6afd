import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../telemetry/metrics.ts';
import { whyUnready, type Needs } from './readiness.ts';
import { requestIdHeader } from '../telemetry/requestId.ts';

/** Whether this server still takes work; a server that ends says so before it stops. */
export interface Readiness {
  isEnding: boolean;
}

interface Options extends Needs {
  readiness: Readiness;
}

/**
 * Makes every answer carry its request's id and be counted, and says whether the server lives
 * (`/healthz`) and whether it is to be sent requests (`/readyz`).
 */
export function observe(app: FastifyInstance, { readiness, ...needs }: Options): void {
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
    const unready = await whyUnready(needs);
    if (unready) return reply.code(503).header('retry-after', '1').send(unready);
    return { status: 'ok' };
  });
}
