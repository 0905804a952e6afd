import { Gauge, Registry } from 'prom-client';
import { appNames } from 'shared-api/contract/releases/release';
import type { Database } from '../db/Database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { whyUnready, type Needs } from './readiness.ts';
import type { ReleaseLabels } from './ReleaseLabels.ts';

/** What the gauges are read from. */
export interface Measured extends Needs {
  database: Database;
  jobs: Pick<Jobs, 'waiting' | 'lastDone'>;
  labels: ReleaseLabels;
  store: ReleaseStore;
}

/**
 * Gauges whose values are read when metrics are scraped. What the database cannot tell is left out: the
 * other metrics matter most while it is down.
 */
export function createGauges(measured: Measured): Registry {
  const registry = new Registry();
  serverGauges(registry, measured);
  jobGauges(registry, measured);
  paymentGauges(registry, measured);
  releaseGauges(registry, measured);
  return registry;
}

function serverGauges(registry: Registry, { database, store, dataDir }: Measured): void {
  const registers = [registry];
  new Gauge({
    name: 'server_ready',
    help: '1 if /readyz of this server answers 200, otherwise 0.',
    registers,
    async collect() {
      this.set((await whyUnready({ database, store, dataDir })) ? 0 : 1);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: "Connections of this server's pool, and requests that wait for one.",
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.use)) this.set({ state }, count);
    },
  });
}

/** A gauge whose values, by `name` if they have one, are asked for at each scrape; none while that fails. */
function askedGauge(
  registry: Registry,
  { name, help, labelNames = [] }: { name: string; help: string; labelNames?: 'name'[] },
  ask: () => Promise<{ of?: string; value: number }[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      // Without a label, resetting makes it zero, which would be a claim.
      if (labelNames.length === 0) this.remove();
      for (const { of, value } of await ask().catch(() => [])) {
        if (of === undefined) this.set(value);
        else this.set({ name: of }, value);
      }
    },
  });
}

function jobGauges(registry: Registry, { jobs }: Measured): void {
  const labelNames: 'name'[] = ['name'];
  askedGauge(
    registry,
    { name: 'jobs_waiting', help: 'Jobs of all servers that wait to be done.', labelNames },
    async () => (await jobs.waiting()).map(({ name, count }) => ({ of: name, value: count })),
  );
  askedGauge(
    registry,
    {
      name: 'jobs_oldest_waiting_seconds',
      help: 'For how long the oldest waiting job of a kind has waited.',
      labelNames,
    },
    async () => (await jobs.waiting()).map(({ name, seconds }) => ({ of: name, value: seconds })),
  );
  askedGauge(
    registry,
    {
      name: 'scheduled_job_last_done_timestamp_seconds',
      help: 'When a recurring job last ended well on any server; when first scheduled, if never.',
      labelNames,
    },
    async () => (await jobs.lastDone()).map(({ name, at }) => ({ of: name, value: at })),
  );
}

function paymentGauges(registry: Registry, { database }: Measured): void {
  askedGauge(
    registry,
    {
      name: 'payment_attempts_open',
      help: 'Card payments of all servers whose outcome is not known yet.',
    },
    async () => {
      const { rows } = await database.query<{ value: number }>(
        `SELECT count(*) AS value FROM payment_attempts WHERE status = 'pending'`,
      );
      return rows;
    },
  );
  askedGauge(
    registry,
    {
      name: 'unexplained_charges',
      help: 'Charges that the provider reported and no payment attempt explains.',
    },
    async () => {
      const { rows } = await database.query<{ value: number }>(
        'SELECT count(*) AS value FROM unexplained_charges',
      );
      return rows;
    },
  );
}

function releaseGauges(registry: Registry, { labels, store }: Measured): void {
  const labelNames = ['app', 'release'] as const;
  const registers = [registry];
  new Gauge({
    name: 'release_rollout_percent',
    help: 'Percentage of visitors who get a release that is rolled out.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const app of appNames) {
        const { share } = store.states[app];
        if (share) this.set({ app, release: share.version }, share.percent);
      }
    },
  });
  new Gauge({
    name: 'release_live',
    help: '1 for the release of each app that is live.',
    labelNames,
    registers,
    async collect() {
      this.reset();
      await labels.refresh().catch(() => undefined);
      for (const [app, release] of Object.entries(labels.live)) this.set({ app, release }, 1);
    },
  });
}
