import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../telemetry/metrics.ts';
import { whyUnready, type Needs } from './readiness.ts';
import { requestIdHeader } from '../telemetry/requestId.ts';

/** Whether this server accepts work; during shutdown it reports "not ready" first. */
export interface Readiness {
  isEnding: boolean;
}

interface Options extends Needs {
  readiness: Readiness;
}

/**
 * Adds the request id to each response, counts requests, and serves the liveness (`/healthz`) and
 * readiness (`/readyz`) probes.
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

  // Load balancers poll these every second or so; do not log each request.
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (readiness.isEnding) return reply.code(503).send({ status: 'ending' });
    const unready = await whyUnready(needs);
    if (unready) return reply.code(503).header('retry-after', '1').send(unready);
    return { status: 'ok' };
  });
}
