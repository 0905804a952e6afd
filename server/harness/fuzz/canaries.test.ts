import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import pg from 'pg';
import type { Role } from 'shared-api/contract/staff/roles';
import { validBodies } from './bodies.ts';
import { routesOf, type Route } from './routesOf.ts';
import { startTarget, type Target } from './startTarget.ts';

// Every call of the server is made several times, which is slow on some machines.
const canary = 'Zanzibar';
const consoleLines: unknown[][] = [];
let target: Target;
beforeAll(async () => {
  for (const method of ['log', 'warn', 'error', 'info', 'debug'] as const) {
    jest.spyOn(console, method).mockImplementation((...args) => void consoleLines.push(args));
  }
  target = await startTarget('trace');
});
afterAll(() => target.close());

/**
 * Inserts the canary into a text of a body. E-mail addresses stay valid, so that validation passes.
 */
const planted = (text: string): string =>
  text.includes('@') ? `${canary.toLowerCase()}@example.com` : canary;

const plantAll = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? planted(inner) : inner,
  );

/**
 * Copies of a body, each with the canary in one field, so that the other fields pass validation.
 */
const plantEach = (body: object): object[] =>
  Object.entries(body)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => ({ ...body, [name]: planted(String(value)) }));

/** A route's URL with canaries as its secrets and search terms. */
function addressOf({ path }: Route): string {
  const asked = ['q', 'type', 'category', 'counterparty', 'cursor', 'name', 'to', canary];
  const address = path
    .replace(/:(secret|token|key)/g, canary)
    .replace(/:(id|clientId)/g, '1')
    .replace(':number', '10001')
    .replace(':category', 'Janitorial')
    .replace(':title', 'Carpet')
    .replace('*', '');
  return `${address}?${asked.map((name) => `${name}=${canary}@example.com`).join('&')}`;
}

/** Number of routes after which both roles log in again, since some calls end sessions. */
const batch = 12;

/** Calls routes with canaries in the URL and in every field of the body. */
async function callAll(routes: readonly Route[]): Promise<void> {
  const bodies = validBodies(target.due);
  for (let start = 0; start < routes.length; start += batch) {
    const tokens = await target.logInAgain();
    const calls = routes.slice(start, start + batch).flatMap((route) => {
      if (route.method === 'GET') return [call(route, undefined, tokens)];
      const valid = bodies[`${route.method} ${route.path.replace(/\/$/, '')}`] ?? fc.constant({});
      const [body] = fc.sample(valid, { numRuns: 1, seed: 7 }) as object[];
      const sent = [plantAll(body), { ...body, [canary]: canary }, ...plantEach(body ?? {})];
      return sent.map((one) => call(route, one, tokens));
    });
    await Promise.all(calls);
  }
}

const call = ({ method, path }: Route, body: unknown, { Admin }: Record<Role, string>) =>
  target.app.inject({
    method,
    // For some calls, an unknown query parameter would be refused before the body is read.
    url:
      method === 'GET'
        ? addressOf({ method, path })
        : (addressOf({ method, path }).split('?')[0] ?? ''),
    headers: {
      authorization: `Token ${Admin}`,
      referer: `/?q=${canary}`,
      cookie: `a=${canary}`,
      'user-agent': canary,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });

const upload = (name: string, bytes: string, token: string) =>
  target.app.inject({
    method: 'POST',
    url: `/api/bank-statements/?name=${encodeURIComponent(name)}&account=${canary}`,
    headers: { authorization: `Token ${token}`, 'content-type': 'text/csv' },
    payload: bytes,
  });

const codes = (lines: readonly string[]): Set<unknown> =>
  new Set(lines.map((line) => (JSON.parse(line) as { err?: { code?: unknown } }).err?.code));

async function expectNoCanary(lines: readonly string[]): Promise<void> {
  const postgres = await readFile(process.env['TEST_POSTGRES_LOG'] ?? '', 'utf8');
  for (const text of [...lines, JSON.stringify(consoleLines), postgres]) {
    // Asserts on the line itself, so that a failure shows it.
    if (text.toLowerCase().includes(canary.toLowerCase())) expect(text.slice(0, 2_000)).toBe('');
  }
}

it('holds nothing of what is sent, at any level', async () => {
  await callAll(routesOf(target.app));
  const { Admin } = await target.logInAgain();
  await upload(
    `${canary}.csv`,
    `"Date","Description","Amount"\n2026-02-03,${canary},-45.10\n`,
    Admin,
  );
  await upload(`${canary}.ofx`, `OFXHEADER:100\n<OFX><${canary}>`, Admin);
  const lines = target.takeLines();
  expect(lines.length).toBeGreaterThan(300);
  await expectNoCanary(lines);
});

it('holds of what browsers report no quoted, asked for or mailed word', async () => {
  const sent = `"${canary}" of ${canary}@example.com at /clients?q=${canary} and /schedule/${canary}`;
  const answer = await target.app.inject({
    method: 'POST',
    url: '/api/reports/',
    payload: {
      path: `/schedule/${canary}`,
      releases: {},
      vitals: [],
      errors: [
        { kind: 'error', message: sent, stack: `Error: ${sent}\n at f (/x.js?${canary}:1:2)` },
      ],
    },
  });
  expect(answer.statusCode).toBe(204);
  const lines = target.takeLines();
  expect(lines.join('')).toContain('browserError');
  await expectNoCanary(lines);
});

it('holds nothing of what the database refuses', async () => {
  const tables = ['leads', 'clients', 'contracts', 'employees', 'services', 'invoices', 'quotes'];
  for (const table of tables) {
    await target.database.query(
      `ALTER TABLE ${table} ADD CONSTRAINT nothing CHECK (id < 0) NOT VALID`,
    );
  }
  await callAll(routesOf(target.app).filter(({ method }) => method !== 'GET'));
  const lines = target.takeLines();
  expect(codes(lines)).toContain('23514');
  await expectNoCanary(lines);
});

it('holds nothing of what was under way when the database went away', async () => {
  const tokens = await target.logInAgain();
  const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await admin.connect();
  const name = new URL(target.databaseUrl).pathname.slice(1);
  await admin.query(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
  await admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user',
    [name],
  );
  const bodies = validBodies(target.due);
  const body = fc.sample(bodies['POST /api/contact'] ?? fc.constant({}), { numRuns: 1, seed: 7 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      call({ method: 'POST', path: '/api/contact/' }, plantAll(body[0]), tokens),
    ),
  );
  await admin.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
  await admin.end();
  expect(answers.map(({ statusCode }) => statusCode)).toContain(503);
  await expectNoCanary(target.takeLines());
});
