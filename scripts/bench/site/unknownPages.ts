import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { root } from '../../../webpack/apps.ts';
import { median } from '../tools/percentile.ts';
import { closeConnections, cost, end, start } from '../tools/serverCpu.ts';
import { printTable } from '../tools/table.ts';

const headers = { 'accept-encoding': 'br' };
/** Duration of the measurement. */
const measuredMs = 8_000;

let made = 0;
const unknownPath = (): string => `/w${made++}/${Math.random().toString(36).slice(2)}`;
const unknownService = (): string => `/services/Janitorial/${unknownPath().slice(1, -1)}x`;

/** Response time of a URL in milliseconds, whatever the status. */
function timeOf(url: string, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

/** Median response time of sequential API calls. */
async function apiMedian(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const until = performance.now() + measuredMs;
  while (performance.now() < until) {
    times.push(await timeOf(`${url}/api/deal-tiers/`, agent));
  }
  agent.destroy();
  return median(times);
}

/** The same median while 50 connections request paths that do not exist. */
async function apiMedianUnderAttack(url: string): Promise<[time: number, pages: number]> {
  const attack = fork(path.join(import.meta.dirname, 'askUnknownPages.ts'), {
    env: { ...process.env, URL: url },
  });
  const found = await apiMedian(url);
  attack.send('how many');
  const [pages] = (await once(attack, 'message')) as [number];
  attack.kill();
  await once(attack, 'exit');
  return [found, pages];
}

/**
 * What requests for unknown paths cost, and how they affect API calls, with and without the limit.
 */
export async function benchUnknownPages(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMIT: '10000000' };
  spawnSync(process.execPath, ['server/src/releases/publish.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  try {
    const product = await start('server/src/main.ts', { ...env, PAGE_RATE_LIMIT: '10000000' });
    const cached = await cost(product, '/', headers);
    const some = { requests: 1000, warmUp: 100, status: 404 };
    const unknown = await cost(product, unknownPath, headers, some);
    const services = await cost(product, unknownService, headers, some);
    const idle = await apiMedian(product.url);
    const [attacked, pages] = await apiMedianUnderAttack(product.url);
    await end(product);
    const limited = await start('server/src/main.ts', env);
    const [limitedAttacked, refusals] = await apiMedianUnderAttack(limited.url);
    const refused = await cost(limited, unknownPath, headers, { ...some, status: 429 });
    await end(limited);
    const times = (value: number, base: number): string => `${(value / base).toFixed(1)}×`;
    printTable('Addresses that do not exist', [
      ['a page from the cache', `${(cached / 1000).toFixed(2)} ms of CPU`, ''],
      [
        'an unknown path (to reach: 2×)',
        `${(unknown / 1000).toFixed(2)} ms of CPU`,
        times(unknown, cached),
      ],
      [
        'an unknown service (to reach: 2×)',
        `${(services / 1000).toFixed(2)} ms of CPU`,
        times(services, cached),
      ],
      [
        'an unknown path, refused by the limit',
        `${(refused / 1000).toFixed(2)} ms of CPU`,
        times(refused, cached),
      ],
      ['median of an API call, idle', `${idle.toFixed(1)} ms`, ''],
      [
        `the same, 50 connections asking unknown paths, no limit, ${pages} pages`,
        `${attacked.toFixed(1)} ms`,
        times(attacked, idle),
      ],
      [
        `the same, with the limit, ${refusals} pages or refusals (to reach: 5×)`,
        `${limitedAttacked.toFixed(1)} ms`,
        times(limitedAttacked, idle),
      ],
    ]);
  } finally {
    closeConnections();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
