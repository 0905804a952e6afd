import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { Chosen, LiveReleases } from '../releases/chooseReleases.ts';
import { ReleaseStore } from '../releases/ReleaseStore.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import { completeMark } from '../releases/storage/ReleaseStorage.ts';
import { createMailJob } from '../mail/mailJob.ts';
import { Draining } from './Draining.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { logTo } from '../telemetry/logging.ts';
import { countPage, registry } from '../telemetry/metrics.ts';
import { ReleaseLabels } from './ReleaseLabels.ts';

const token = 'a token for the figures';
const secret = 'HKuAwdjNJgmtlHIDsJQo';
const draining = new Draining();
const lines: Record<string, unknown>[] = [];
let server: TestServer;

/** A store whose releases exist by name only. */
class NamedStore extends ReleaseStore {
  versions: Record<string, string> = { shell: 's1', 'public-site': 'p1', 'back-office': 'b1' };
  override async ready(): Promise<void> {
    await Promise.resolve();
  }
  override get defaultReleases(): Chosen {
    const releases = Object.fromEntries(
      Object.entries(this.versions).map(([app, version]) => [app, { app, version }]),
    ) as LiveReleases;
    return { releases, key: '', header: '', previewed: [] };
  }
}
let folder: string;
let store: NamedStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'observe-'));
  const storage = new FolderStorage(folder);
  for (const release of ['shell/s1', 'public-site/p1', 'back-office/b1']) {
    await storage.write(`${release}/${completeMark}`, '{}');
  }
  store = new NamedStore(storage);
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  server = await startTestServer({
    store,
    draining,
    metrics: { token },
    trustProxy: 1,
    logger: { ...logTo('info'), stream },
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const figures = async (): Promise<string> => {
  const answer = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

const report = {
  path: '/services/Janitorial/Carpet',
  releases: { shell: 's1', 'public-site': 'p1', 'back-office': 'b1' },
  vitals: [],
  errors: [],
};
const send = (body: object) => server.call('POST', 'reports/', { body: { ...report, ...body } });

describe('every answer', () => {
  it("carries its request's id, of its own or from the proxy in front", async () => {
    const own = await server.app.inject('/healthz');
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const headers = { 'x-request-id': 'from-the-proxy.1' };
    const given = await server.app.inject({ url: '/api/nothing', headers });
    expect(given.headers['x-request-id']).toBe('from-the-proxy.1');
    const odd = await server.app.inject({ url: '/', headers: { 'x-request-id': 'a"b\\n{}' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is logged with the address that the proxy gives, not with one that a visitor wrote', async () => {
    await server.app.inject({
      url: '/api/nothing',
      headers: { 'x-request-id': 'forged-address', 'x-forwarded-for': '192.0.2.66, 192.0.2.7' },
    });
    expect(lines.find(({ reqId }) => reqId === 'forged-address')).toMatchObject({
      req: { ip: '192.0.2.7' },
    });
  });

  it('is a line of the log with its id and the releases that asked, and without secrets', async () => {
    await server.app.inject({
      url: `/api/todays-services-summary/${secret}`,
      headers: { 'x-request-id': 'line-of-log', 'x-releases': 'shell=s1, public-site=p1, x=y' },
    });
    const own = lines.filter(({ reqId }) => reqId === 'line-of-log');
    expect(own).toHaveLength(2);
    for (const line of own) {
      expect(line['releases']).toEqual({ shell: 's1', 'public-site': 'p1' });
    }
    expect(own[1]).toMatchObject({ res: { statusCode: 404 }, responseTime: expect.any(Number) });
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});

it('logs with a page the releases that it is composed of', () => {
  const { res } = logTo('info').serializers;
  const page = (header: string) => ({ statusCode: 200, getHeader: () => header });
  expect(res(page('shell=s1, public-site=p1, back-office=none'))).toEqual({
    statusCode: 200,
    releases: { shell: 's1', 'public-site': 'p1' },
  });
});

describe('a server that ends', () => {
  it('lives, and says that it is not to be sent requests', async () => {
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    draining.isEnding = true;
    const ready = await server.app.inject('/readyz');
    const alive = await server.app.inject('/healthz');
    draining.isEnding = false;
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['connection']).toBe('close');
    expect(alive.statusCode).toBe(200);
  });
});

it('is not ready on a database that lacks a migration', async () => {
  const { rows } = await server.database.query<{ name: string; checksum: string }>(
    "DELETE FROM migrations WHERE name LIKE '0003%' RETURNING name, checksum",
  );
  const answer = await server.app.inject('/readyz');
  await server.database.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [
    rows[0]?.name,
    rows[0]?.checksum,
  ]);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'migrating', missing: [rows[0]?.name] });
});

describe('the figures', () => {
  it.each([
    [{}, 401],
    [{ authorization: 'Bearer a token for the figure' }, 401],
    [{ authorization: `Bearer ${token}` }, 200],
  ])('are for who has the token: %j gets %i', async (headers, status) => {
    const answer = await server.app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(status);
  });

  it('are for nobody without a token, in development for this machine', async () => {
    const closed = await startTestServer();
    const open = await startTestServer({ metrics: 'this machine' });
    const ask = async ({ app }: TestServer, remoteAddress: string) =>
      (await app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect(await ask(closed, '127.0.0.1')).toBe(404);
    expect(await ask(open, '127.0.0.1')).toBe(200);
    expect(await ask(open, '::1')).toBe(200);
    expect(await ask(open, '192.0.2.7')).toBe(404);
    await closed.close();
    await open.close();
  }, 60_000);

  it('count requests by the pattern of their route, not by their address', async () => {
    await server.call('GET', 'clients/4711/', { as: 'Admin' });
    await server.app.inject('/api/no/such/call');
    const text = await figures();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/clients/:id/",status="404"} 1',
    );
    // Names and labels alone: a value, such as a time, may hold any digits.
    expect(text.replaceAll(/ \S+$/gm, '')).not.toContain('4711');
    expect(text).not.toContain('/no/such');
  });

  it('tell of pages, mails, jobs, connections, live releases and the process', async () => {
    countPage('cache');
    await server.database.transaction(async (connection) => {
      await server.jobs.sendAll(connection, 'mail', [{ mailId: 0 }, { mailId: 0 }]);
      await connection.query(
        `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body)
         VALUES ('quotes', 1, 'a@example.com', 's', 't', 'h')`,
      );
    });
    expect(await figures()).toContain('jobs_waiting{name="mail"} 2');
    const { rows } = await server.database.query<{ id: number }>('SELECT max(id) AS id FROM mails');
    const deliver = createMailJob(server, () => Promise.resolve());
    await deliver.run({ mailId: rows[0]?.id ?? 0 }, { isLast: false });
    await new Promise<void>((resolve, reject) => {
      let left = 2;
      const run = (): Promise<void> => {
        if (--left === 0) resolve();
        return Promise.resolve();
      };
      server.jobs.work({ ...deliver, run }).catch(reject);
    });
    await server.jobs.stop();
    const text = await figures();
    for (const line of [
      'jobs_finished_total{name="mail",outcome="done"} 2',
      'pages_served_total{from="cache"} 1',
      'mails_total{outcome="sent"} 1',
      'database_connections{state="waiting"} 0',
      'release_live{app="public-site",release="p1"} 1',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(line);
    }
  }, 30_000);
});

describe("a page's report", () => {
  it('becomes figures by release and kind of page', async () => {
    const { status } = await send({
      vitals: [
        { name: 'LCP', value: 1_800 },
        { name: 'CLS', value: 0.02 },
      ],
    });
    expect(status).toBe(204);
    const text = await figures();
    const where = 'app="public-site",release="p1",page="service"';
    expect(text).toContain(`web_vital_seconds_sum{${where},vital="LCP"} 1.8`);
    expect(text).toContain(`web_vital_layout_shift_sum{${where}} 0.02`);
  });

  it('logs each error with its releases, and nothing of the person', async () => {
    const { status } = await send({
      path: `/schedule/${secret}`,
      errors: [
        {
          kind: 'error',
          message: 'Cannot send "Amara Osei" to amara@example.com or 519-555-0101',
          stack: `at f (https://x/releases/back-office/b1/a.js?q=Amara:1:2)\nat /schedule/${secret}`,
        },
      ],
    });
    expect(status).toBe(204);
    const line = lines.find(({ msg }) => msg === 'browser error');
    expect(line).toMatchObject({
      releases: report.releases,
      browserError: { kind: 'error', app: 'back-office', page: '/schedule/…' },
      reqId: expect.any(String),
    });
    for (const personal of ['Amara', 'amara@', '0101', secret]) {
      expect(JSON.stringify(line)).not.toContain(personal);
    }
    expect(await figures()).toContain(
      'browser_errors_total{app="back-office",release="b1",kind="error"} 1',
    );
  });

  it('cannot make a new series by naming a release that never was', async () => {
    await send({
      releases: { 'public-site': 'invented' },
      vitals: [{ name: 'FCP', value: 100 }],
      path: '/no/such/page',
    });
    const text = await figures();
    expect(text).not.toContain('invented');
    expect(text).toContain('release="other",page="other",vital="FCP"');
  });

  it.each([
    [{ vitals: [{ name: 'XXX', value: 1 }] }, 400],
    [{ vitals: [{ name: 'LCP', value: -1 }] }, 400],
    [{ errors: [{ kind: 'error', message: 'm'.repeat(301), stack: '' }] }, 400],
    [{ typed: 'text' }, 400],
    [{ path: 'https://example.com/' }, 400],
    [
      { errors: Array.from({ length: 11 }, () => ({ kind: 'error', message: '', stack: '' })) },
      400,
    ],
    [{ path: `/${'x'.repeat(40_000)}` }, 413],
  ])('is refused when it is none: %#', async (body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('is taken so often from one address, and then no more', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      statuses.push((await server.call('POST', 'reports/', { body: report, headers })).status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]));
    expect(statuses[60]).toBe(429);
  });
});

it('forgets the figures of releases that are long gone', async () => {
  let version = 0;
  const labels = new ReleaseLabels(
    () => Promise.resolve({ live: { 'public-site': { version: `v${version}` } }, others: [] }),
    0,
  );
  const { vitalSeconds } = await import('../telemetry/metrics.ts');
  for (version = 1; version <= 12; version += 1) {
    await labels.refresh();
    const release = labels.labelOf('public-site', { 'public-site': `v${version}` });
    vitalSeconds.observe({ vital: 'LCP', app: 'public-site', release, page: 'home' }, 1);
  }
  const text = await registry.getSingleMetricAsString('web_vital_seconds');
  expect(text).not.toContain('release="v4"');
  expect(text).toContain('release="v5"');
  expect(text).toContain('release="v12"');
});
