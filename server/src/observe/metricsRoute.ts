import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { HttpError } from '../HttpError.ts';
import { registry } from '../telemetry/metrics.ts';
import { createGauges, type Measured } from './gauges.ts';

/** Who may read the metrics: holders of the token; without a token, this machine or nobody. */
export type MetricsAccess = { token: string } | 'this machine' | 'nobody';

interface Options extends Measured {
  access: MetricsAccess;
}

/** `/metrics`, for Prometheus. */
export const metricsRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { access } = options;
  const gauges = createGauges(options);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (access === 'nobody' || (access === 'this machine' && !isLocal(request))) {
      throw new HttpError(404, { code: 'nothingHere' });
    }
    if (typeof access === 'object' && !isBearer(request, access.token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401, { code: 'metricsToken' });
    }
    const texts = await Promise.all([registry.metrics(), gauges.metrics()]);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(texts.join('\n'));
  });
};

const isLocal = ({ ip }: FastifyRequest): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
