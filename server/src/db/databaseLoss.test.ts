import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ChaosServer } from '../../harness/chaos/payments/ChaosServer.ts';
import { freePort } from '../../harness/chaos/payments/freePort.ts';
import { applicationName } from './embedded/session.ts';
import { connectionString, endpointOf } from './embedded/endpoint.ts';
import { clusterFolder, findHome } from './embedded/home.ts';
import { readPostmasterFile } from './embedded/postmasterFile.ts';

// Starts a real server whose PostgreSQL crashes twice; slow machines need time.
let dataDir: string;
let server: ChaosServer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'database-loss-'));
  server = new ChaosServer(await freePort(), {
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000',
    TRUST_PROXY: '1',
  });
  server.start();
  await server.untilReady(120);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

/** Four times as many as the server has connections. */
const many = Array.from({ length: 40 });

let visitors = 0;

/** A new visitor requests a quote, or checks an invoice. */
function send(): Promise<Response> {
  const index = (visitors += 1);
  return fetch(`${server.url}/api/${index % 2 === 0 ? 'grout-quote' : 'check-quote-invoice'}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${index}.1` },
    body: JSON.stringify(
      index % 2 === 0
        ? {
            room: 1,
            bathroom: 0,
            hallway: 0,
            kitchen: 0,
            shower: 0,
            email: `visitor${index}@example.com`,
          }
        : { number: '10001', amount: '1.00' },
    ),
  });
}

/** A connection of the test's own to the server's database. */
async function connect(): Promise<pg.Client> {
  const home = await findHome(dataDir, () => undefined);
  const file = await readPostmasterFile(clusterFolder(home));
  if (!file) throw new Error('There is no PostgreSQL.');
  const endpoint = await endpointOf(home, file);
  const client = new pg.Client(connectionString(endpoint, applicationName, applicationName));
  // Expected to break with the database.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Pauses every transaction that writes a quote or reads a bill, and waits until some are paused.
 */
async function holdTransactions(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('LOCK TABLE quotes, invoices IN ACCESS EXCLUSIVE MODE');
}

async function untilSomeWait(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    if ((rows[0]?.waiting ?? 0) >= 2) return;
    await delay(50);
  }
}

it.each(['SIGKILL', 'SIGINT'] as const)(
  'PostgreSQL that gets a %s under forty callers is answered with 503, and the server lives',
  async (signal) => {
    const client = await connect();
    await holdTransactions(client);
    const calls = many.map(() => send());
    await untilSomeWait(client);
    await server.killDatabase(signal);
    const answers = await Promise.all(calls);
    await client.end().catch(() => undefined);

    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(503);
    const unexpected = answers.filter(({ status }) => ![200, 404, 405, 503].includes(status));
    // With their words, by which somebody can find out why.
    expect(await Promise.all(unexpected.map((answer) => answer.text()))).toEqual([]);
    const unavailable = answers.filter(({ status }) => status === 503);
    expect(unavailable.filter(({ headers }) => !headers.has('retry-after'))).toEqual([]);

    await server.untilReady(60);
    const statusesAfter = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statusesAfter).toContain(200);
    expect(Math.max(...statusesAfter)).toBeLessThan(500);
    expect(server.unplannedExits).toEqual([]);
  },
);
