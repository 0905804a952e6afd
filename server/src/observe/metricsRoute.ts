import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { registry } from '../telemetry/metrics.ts';
import type { ReleaseLabels } from './ReleaseLabels.ts';

/** Who may read the metrics: holders of the token; without a token, this machine or nobody. */
export type MetricsAccess = { token: string } | 'this machine' | 'nobody';

interface Options {
  access: MetricsAccess;
  database: Database;
  jobs: Pick<Jobs, 'waiting'>;
  labels: ReleaseLabels;
}

/** `/metrics`, for Prometheus. */
export const metricsRoute: FastifyPluginAsync<Options> = async (app, options) => {
  const { access } = options;
  const gauges = gaugesOf(options);
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

/** Gauges whose values are read when metrics are scraped. */
function gaugesOf({ database, jobs, labels }: Options): Registry {
  const own = new Registry();
  const registers = [own];
  new Gauge({
    name: 'database_connections',
    help: "Connections of this server's pool, and requests that wait for one.",
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.use)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs of all servers that wait to be done.',
    labelNames: ['name'] as const,
    registers,
    async collect() {
      this.reset();
      // The other metrics matter most while the database is down.
      const waiting = await jobs.waiting().catch(() => []);
      for (const { name, count } of waiting) this.set({ name }, count);
    },
  });
  new Gauge({
    name: 'release_live',
    help: '1 for the release of each app that is live.',
    labelNames: ['app', 'release'] as const,
    registers,
    async collect() {
      this.reset();
      await labels.refresh().catch(() => undefined);
      for (const [app, release] of Object.entries(labels.live)) this.set({ app, release }, 1);
    },
  });
  return own;
}

const isLocal = ({ ip }: FastifyRequest): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
