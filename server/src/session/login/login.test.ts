import { beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { testPasswords } from '../../../harness/testing/testDatabases.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile({ trustProxy: 1 });

interface From {
  address: string;
  cookie?: string;
}

const logIn = (username: string, password: string, { address, cookie }: From) =>
  server.call('POST', 'rest-auth/login/', {
    body: { username, password },
    headers: { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) },
  });

/** The cookie of a browser in which somebody has logged in. */
async function knownBrowser(username: string, password: string, address: string): Promise<string> {
  const { headers } = await logIn(username, password, { address });
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** Lets time pass for those in the queue. */
const wait = (seconds: number) =>
  server.database.query('UPDATE login_turns SET since = since - make_interval(secs => $1)', [
    seconds,
  ]);

describe('a thousand wrong guesses from 250 addresses', () => {
  let cookie: string;
  const answers = new Map<string, number[]>();
  beforeAll(async () => {
    cookie = await knownBrowser('test-admin', testPasswords.Admin, '192.0.2.1');
    for (let round = 0; round < 10; round += 1) {
      const guesses = Array.from({ length: 100 }, async (_, index) => {
        const address = `198.51.100.${(round * 100 + index) % 250}`;
        const { status } = await logIn('test-admin', 'not the password', { address });
        answers.set(address, [...(answers.get(address) ?? []), status]);
      });
      await Promise.all(guesses);
    }
  });

  it('are checked at most five times for an address', () => {
    const checked = [...answers.values()].map((all) => all.filter((s) => s === 401).length);
    expect([...answers.values()].flat()).toHaveLength(1000);
    expect(Math.max(...checked)).toBeLessThanOrEqual(5);
    expect(new Set([...answers.values()].flat())).toEqual(new Set([401, 429]));
  });

  it('do not keep the owner out of a browser that is known', async () => {
    const { status } = await logIn('test-admin', testPasswords.Admin, {
      address: '192.0.2.1',
      cookie,
    });
    expect(status).toBe(200);
  });

  it('keep the owner out of a new browser for less than a minute', async () => {
    const address = '192.0.2.77';
    const first = await logIn('test-admin', testPasswords.Admin, { address });
    const seconds = Number(first.headers['retry-after']);
    expect([first.status, first.body['retryAfter']]).toEqual([429, seconds]);
    expect(first.body['message']).toBe(
      `Too many wrong logins. Please wait ${seconds} seconds and try again.`,
    );
    expect(seconds).toBeLessThan(60);
    // Retrying in between does not restart the wait.
    await wait(seconds - 10);
    const again = await logIn('test-admin', testPasswords.Admin, { address });
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(10);
    await wait(10);
    expect((await logIn('test-admin', testPasswords.Admin, { address })).status).toBe(200);
  });

  it('leave others alone', async () => {
    const { status } = await logIn('test-employee', testPasswords.Employee, {
      address: '192.0.2.78',
    });
    expect(status).toBe(200);
  });

  it('add a few lines to the security log', async () => {
    // Counts restart with each clock hour, which may begin during the guesses.
    const { rows: entries } = await server.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM security_events
       WHERE kind IN ('login-failed', 'login-slowed') GROUP BY date_trunc('hour', at)`,
    );
    for (const { count } of entries) expect(count).toBeLessThan(60);
    const { rows: hours } = await server.database.query<{ counted: number; told: number }>(
      `SELECT c.times AS counted, max(e.times) AS told
       FROM security_event_counts c JOIN security_events e USING (kind, staff_id)
       WHERE kind = 'login-slowed' AND date_trunc('hour', e.at) = c.hour
       GROUP BY c.hour, c.kind, c.staff_id`,
    );
    const refused = [...answers.values()].flat().filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(500);
    expect(hours.reduce((sum, { counted }) => sum + counted, 0)).toBeGreaterThanOrEqual(refused);
    // The last entry of an hour is for 1, 2 or 5 times a power of ten.
    for (const { counted, told } of hours) expect(told).toBeGreaterThanOrEqual(counted / 2.5);
  });
});

describe('a name that is guessed at and has a second factor', () => {
  const address = '192.0.2.99';
  it('waits once, not again for the code', async () => {
    const username = 'test-employee';
    const { body } = await logIn(username, testPasswords.Employee, { address });
    const headers = { authorization: `Token ${String(body['token'])}` };
    const begun = await server.call('POST', 'account/factor/begin', {
      headers,
      body: { currentPassword: testPasswords.Employee },
    });
    const secret = Secret.fromBase32(String(begun.body['secret']).replaceAll(' ', ''));
    const confirmed = await server.call('POST', 'account/factor/confirm', {
      headers,
      body: { code: TOTP.generate({ secret }) },
    });
    expect(confirmed.status).toBe(200);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        logIn(username, 'not the password', { address: `203.0.113.${index}` }),
      ),
    );
    const first = await logIn(username, testPasswords.Employee, { address });
    expect(first.status).toBe(429);
    await wait(Number(first.headers['retry-after']));
    const asked = await logIn(username, testPasswords.Employee, { address });
    expect([asked.status, asked.body['needs']]).toEqual([401, 'code']);
    const code = TOTP.generate({ secret, timestamp: Date.now() + 30_000 });
    const { status } = await server.call('POST', 'rest-auth/login/', {
      body: { username, password: testPasswords.Employee, code },
      headers: { 'x-forwarded-for': address },
    });
    expect(status).toBe(200);
    await server.call('POST', 'account/factor/remove', {
      headers,
      body: { currentPassword: testPasswords.Employee },
    });
    await server.database.query('DELETE FROM attempts');
  });
});

describe('a known browser', () => {
  it('is limited too, by itself', async () => {
    const cookie = await knownBrowser('test-employee', testPasswords.Employee, '192.0.2.1');
    const guess = (address: string) =>
      logIn('test-employee', 'not the password', { address, cookie });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => (await guess(`203.0.113.${index}`)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    // The owner can still use another address.
    const other = { address: '192.0.2.2' };
    expect((await logIn('test-employee', testPasswords.Employee, other)).status).toBe(200);
  });

  it('is known only to whom has logged in with it', async () => {
    const cookie = await knownBrowser('test-employee', testPasswords.Employee, '192.0.2.1');
    const { headers } = await logIn('test-employee', testPasswords.Employee, {
      address: '192.0.2.1',
      cookie,
    });
    // It keeps its token, in an HttpOnly, SameSite cookie.
    expect(String(headers['set-cookie'])).toContain(cookie);
    expect(String(headers['set-cookie'])).toMatch(
      /Path=\/api\/rest-auth\/login; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await server.database.query(
      `SELECT DISTINCT s.username FROM known_devices d JOIN staff s ON s.id = d.staff_id
       WHERE d.token_hash = sha256($1)`,
      [cookie.split('=')[1]],
    );
    expect(rows).toEqual([{ username: 'test-employee' }]);
  });

  it('is not believed because it says so', async () => {
    const cookie = `known-device=${'x'.repeat(43)}`;
    const { headers } = await logIn('test-employee', testPasswords.Employee, {
      address: '192.0.2.1',
      cookie,
    });
    expect(String(headers['set-cookie'])).not.toContain('xxx');
  });
});
