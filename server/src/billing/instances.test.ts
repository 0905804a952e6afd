import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paymentKeys, startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

/** Two servers, each a process of its own, on one database. */
let server: TestServer;
const children: ChildProcess[] = [];
const urls: string[] = [];
let dataDir: string;

beforeAll(async () => {
  server = await startTestServer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'instances-'));
  for (let count = 0; count < 2; count += 1) {
    const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: server.databaseUrl,
        DATA_DIR: dataDir,
        PORT: '0',
        NODE_ENV: 'production',
        ...paymentKeys,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    urls.push(
      await new Promise<string>((resolve, reject) => {
        let output = '';
        child.stdout.on('data', (chunk) => {
          output += String(chunk);
          const url = /is open at (http:\/\/\S+)/.exec(output)?.[1];
          if (url !== undefined) resolve(url);
        });
        child.on('exit', () => reject(new Error(`A server ended:\n${output}`)));
      }),
    );
  }
});

afterAll(async () => {
  for (const child of children) {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
  await server.close();
});

const token = async (): Promise<string> => {
  const { body } = await server.call('POST', 'rest-auth/login/', {
    body: { username: 'test-admin', password: 'correct horse battery' },
  });
  return `Token ${String(body['token'])}`;
};

/** Eight concurrent calls, alternating between the servers. */
async function eight(address: string, method = 'GET'): Promise<Record<string, unknown>[]> {
  const headers = { authorization: await token() };
  return Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const answer = await fetch(`${urls[index % 2] ?? ''}/api/${address}`, { method, headers });
      expect(answer.status).toBe(200);
      return (await answer.json()) as Record<string, unknown>;
    }),
  );
}

const sum = (answers: Record<string, unknown>[], name: string): number =>
  answers.reduce((total, answer) => total + Number(answer[name]), 0);

it('makes services, invoices and payments once, whichever server is asked', async () => {
  const create = async (entity: string, body: object) =>
    (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body;
  const client = await create('clients', { fullName: 'Shared Client' });
  const contract = await create('contracts', {
    isActive: true,
    clientId: client['id'],
    tuesday: true,
    thursday: true,
  });
  const made = sum(await eight(`create-contract-services/${String(contract['id'])}`), 'created');
  const { body: services } = await server.call(
    'GET',
    `services/?contractId=${String(contract['id'])}`,
    { as: 'Admin' },
  );
  expect(made).toBe(services['count']);

  for (let count = 0; count < 6; count += 1) {
    await create('services', {
      clientId: client['id'],
      serviceStatus: 'Complete',
      dateTs: '2026-01-15T09:00',
      price: 50,
    });
  }
  expect(sum(await eight('daily-update'), 'invoices')).toBe(6);

  const { body: invoices } = await server.call(
    'GET',
    `invoices/?clientId=${String(client['id'])}`,
    {
      as: 'Admin',
    },
  );
  expect(invoices['count']).toBe(6);
  const [invoice] = invoices['results'] as { id: number }[];
  await eight(`receive-payment/${invoice?.id ?? 0}/`, 'PUT');
  const { rows } = await server.database.query('SELECT amount_cents FROM payments');
  expect(rows).toEqual([{ amount_cents: 5_650 }]);
});

it('bills and mails each invoice of a contract that is billed by itself once, whichever server is asked', async () => {
  const create = async (entity: string, body: object) =>
    (await server.call('POST', `${entity}/create`, { as: 'Admin', body })).body;
  const client = await create('clients', { fullName: 'Billed Client', email: 'bill@example.com' });
  const contract = await create('contracts', { clientId: client['id'], autoBill: true });
  await server.database.query(
    `INSERT INTO services (client_id, contract_id, service_status, date_ts, price_cents)
     SELECT $1, $2, 'Complete', '2026-01-15T09:00', 5000 FROM generate_series(1, 40)`,
    [client['id'], contract['id']],
  );
  expect(sum(await eight('daily-update'), 'billed')).toBe(40);
  const { rows } = await server.database.query(
    `SELECT count(DISTINCT i.id) AS invoices, count(m.id) AS mails, count(DISTINCT m.record_id) AS mailed
     FROM invoices i JOIN mails m ON m.entity = 'invoices' AND m.record_id = i.id
     WHERE i.client_id = $1 AND i.billed AND i.invoice_number IS NOT NULL`,
    [client['id']],
  );
  expect(rows).toEqual([{ invoices: 40, mails: 40, mailed: 40 }]);
});

it('has one schedule for the morning run, however many servers start', async () => {
  const { rows } = await server.database.query<{ name: string; cron: string; timezone: string }>(
    'SELECT name, cron, timezone FROM pgboss.schedule',
  );
  expect(rows).toEqual([
    { name: 'daily-update', cron: '0 5 * * *', timezone: server.company.timeZone },
  ]);
});
