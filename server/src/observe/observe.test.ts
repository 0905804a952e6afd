import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secret, startTestObserve, type TestObserve } from '../../harness/testing/testObserve.ts';
import { logTo } from '../telemetry/logging.ts';

let observed: TestObserve;
beforeAll(async () => {
  observed = await startTestObserve();
});
afterAll(() => observed.close());

describe('every answer', () => {
  it("carries its request's id, of its own or from the proxy in front", async () => {
    const own = await observed.server.app.inject('/healthz');
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const headers = { 'x-request-id': 'from-the-proxy.1' };
    const given = await observed.server.app.inject({ url: '/api/nothing', headers });
    expect(given.headers['x-request-id']).toBe('from-the-proxy.1');
    const odd = await observed.server.app.inject({
      url: '/',
      headers: { 'x-request-id': 'a"b\\n{}' },
    });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is logged with the address that the proxy gives, not with one that a visitor wrote', async () => {
    await observed.server.app.inject({
      url: '/api/nothing',
      headers: { 'x-request-id': 'forged-address', 'x-forwarded-for': '192.0.2.66, 192.0.2.7' },
    });
    expect(observed.lines.find(({ reqId }) => reqId === 'forged-address')).toMatchObject({
      req: { ip: '192.0.2.7' },
    });
  });

  it('is a line of the log with its id and the releases that asked, and without secrets', async () => {
    await observed.server.app.inject({
      url: `/api/todays-services-summary/${secret}`,
      headers: { 'x-request-id': 'line-of-log', 'x-releases': 'shell=s1, public-site=p1, x=y' },
    });
    const own = observed.lines.filter(({ reqId }) => reqId === 'line-of-log');
    expect(own).toHaveLength(2);
    for (const line of own) {
      expect(line['releases']).toEqual({ shell: 's1', 'public-site': 'p1' });
    }
    expect(own[1]).toMatchObject({ res: { statusCode: 404 }, responseTime: expect.any(Number) });
    expect(JSON.stringify(observed.lines)).not.toContain(secret);
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
    expect((await observed.server.app.inject('/readyz')).statusCode).toBe(200);
    observed.draining.isEnding = true;
    const ready = await observed.server.app.inject('/readyz');
    const alive = await observed.server.app.inject('/healthz');
    observed.draining.isEnding = false;
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['connection']).toBe('close');
    expect(alive.statusCode).toBe(200);
  });
});

it('is not ready on a database that lacks a migration', async () => {
  const { rows } = await observed.server.database.query<{ name: string; checksum: string }>(
    "DELETE FROM migrations WHERE name LIKE '0003%' RETURNING name, checksum",
  );
  const answer = await observed.server.app.inject('/readyz');
  await observed.server.database.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [
    rows[0]?.name,
    rows[0]?.checksum,
  ]);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'migrating', missing: [rows[0]?.name] });
});
