import { describe, expect, it } from '@jest/globals';
import { machine, Overriding, site } from '../../../harness/testing/releases/Overriding.ts';

const on = new Overriding();

describe('a machine', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:1', 'http://localhost:65535'])(
    'may be %s',
    async (origin) => {
      await on.begin(await on.logIn(), { ...site, origin });
    },
  );

  it('may be written as IPv6 writes it, which a policy cannot name, and is called localhost then', async () => {
    const cookie = await on.begin(await on.logIn(), { ...site, origin: 'http://[::1]:8082' });
    const { body, headers } = await on.open(cookie);
    expect(body).toContain(`${machine}/__dev/public-site/remoteEntry.js`);
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${machine};`);
    expect(body).not.toContain('[::1]');
  });

  it.each([
    ...['http://localhost.evil.com', 'http://localhost.evil.com:80', 'http://evil.com:8082'],
    ...['http://127.0.0.1@evil.com', 'http://127.0.0.1:80@evil.com:80', 'https://10.0.0.1'],
    ...['http://10.0.0.1:8082', 'http://192.168.0.2:8082', 'http://0.0.0.0:8082'],
    ...['http://user:pass@localhost:8082', 'http://localhost:8082/', 'http://localhost:8082/x'],
    ...['http://localhost:8082?x', 'http://localhost:8082#x', 'http://localhost', 'localhost:8082'],
    ...[
      'http://localhost:0',
      'http://localhost:65536',
      'http://localhost:99999',
      'http://localhost:',
    ],
    ...['https://localhost:8082', 'ws://localhost:8082', 'javascript:alert(1)', '//localhost:8082'],
    ...['http://localhost:8082 https://evil.com', 'http://localhost:8082;script-src *', ''],
    ...['http://localhost:8082\nx', '\thttp://localhost:8082', 'http://LOCALHOST:8082', '*'],
    ...[
      'http://2130706433:8082',
      'http://127.1:8082',
      'http://[::1]',
      'http://[::2]:3000',
      'http://[0:0:0:0:0:0:0:1]:3000',
      'http://localhost.:80',
    ],
  ])('may not be %j', async (origin) => {
    const answer = await on.server.call('POST', 'releases/overrides/', {
      as: 'Admin',
      body: { ...site, origin },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body['errors'] as object)).toEqual(['origin']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('is named with what to write instead', async () => {
    const { body } = await on.server.call('POST', 'releases/overrides/', {
      as: 'Admin',
      body: { ...site, origin: 'http://evil.com' },
    });
    expect(body['errors']).toEqual({
      origin:
        'origin must be the address of a development server on your own machine, and nothing besides: http://localhost:8082, say.',
    });
  });

  it('has no shell', async () => {
    const body = { app: 'shell', origin: machine };
    const answer = await on.server.call('POST', 'releases/overrides/', { as: 'Admin', body });
    expect(Object.keys(answer.body['errors'] as object)).toEqual(['app']);
  });
});

describe('the cookie', () => {
  it('is for the server alone, and for pages of this site', async () => {
    const { headers } = await on.server.call('POST', 'releases/overrides/', {
      as: 'Admin',
      body: site,
    });
    expect(headers['set-cookie']).toMatch(
      /^override-public-site=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await on.server.database.query<{ row: string }>(
      'SELECT overrides::text AS row FROM overrides',
    );
    const token = String(headers['set-cookie']).slice(21, 64);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('is given to no visitor and no Employee', async () => {
    for (const headers of [{}, await on.logIn('Employee')]) {
      const answer = await on.server.call('POST', 'releases/overrides/', { headers, body: site });
      expect([401, 403]).toContain(answer.status);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([
    'override-public-site=forged',
    `override-public-site=${'A'.repeat(43)}`,
    'override-public-site=',
    `override-public-site=${'A'.repeat(4000)}`,
    'override-shell=x; override-public-site=%00',
  ])('cannot be made up: %s', async (cookie) => {
    await on.begin(await on.logIn());
    await on.expectReleased(cookie);
    expect(String((await on.open(cookie)).headers['set-cookie'])).toContain('Max-Age=0');
  });

  it('of one app is none of another', async () => {
    const cookie = await on.begin(await on.logIn());
    await on.expectReleased(cookie.replace('public-site', 'back-office'));
  });

  it.each([
    ['a day', "UPDATE overrides SET expires_at = now() - interval '1 second'"],
    ['12 hours without use', "UPDATE sessions SET used_at = now() - interval '12 hours 1 second'"],
    ['30 days of the session', "UPDATE sessions SET created_at = now() - interval '31 days'"],
    ['the end of the login', "UPDATE staff SET disabled_at = now() WHERE username = 'test-admin'"],
    ['the end of the right', "UPDATE staff SET role = 'Office' WHERE username = 'test-admin'"],
    ['second factors became compulsory', 'UPDATE login_rules SET admins_need_factor = true'],
  ])('is worth nothing after %s', async (_when, change) => {
    const cookie = await on.begin(await on.logIn());
    await on.server.database.query(change);
    await on.expectReleased(cookie);
    await on.server.database.query(
      "UPDATE staff SET disabled_at = NULL, role = 'Admin' WHERE username = 'test-admin'",
    );
    await on.server.database.query('UPDATE sessions SET used_at = now(), created_at = now()');
    await on.server.database.query('UPDATE login_rules SET admins_need_factor = false');
  });

  it('is worth nothing after the log-out, nor that of another session', async () => {
    const [own, other] = [await on.logIn(), await on.logIn()];
    const cookies = [await on.begin(own), await on.begin(other)];
    await on.server.call('POST', 'rest-auth/logout/', { headers: own });
    await on.expectReleased(cookies[0] ?? '');
    expect((await on.open(cookies[1] ?? '')).body).toContain(machine);
  });

  it('is worth nothing once another has been given to the same session', async () => {
    const headers = await on.logIn();
    const first = await on.begin(headers);
    const second = await on.begin(headers, { ...site, origin: 'http://127.0.0.1:9000' });
    await on.expectReleased(first);
    expect((await on.open(second)).body).toContain('http://127.0.0.1:9000');
  });
});

describe('overrides', () => {
  const list = async (headers: Record<string, string>) =>
    (await on.server.call('GET', 'releases/overrides/', { headers })).body['results'] as {
      id: number;
    }[];

  /** The id of the last entry of the security log. */
  const lastEvent = async (): Promise<number> => {
    const { rows } = await on.server.database.query<{ id: number | null }>(
      'SELECT max(id) AS id FROM security_events',
    );
    return rows[0]?.id ?? 0;
  };

  it('are listed with who and since when, and ended by any Admin, which stands in the log', async () => {
    const [own, other] = [await on.logIn(), await on.logIn()];
    const cookie = await on.begin(own);
    const [override] = await list(own);
    expect(override).toMatchObject({ ...site, by: 'test-admin', isOwn: true });
    expect(await list(other)).toMatchObject([{ isOwn: false }]);
    const end = () =>
      on.server.call('DELETE', `releases/overrides/${override?.id}`, { headers: other });
    expect((await end()).body).toEqual({
      message: 'public-site is given as it is released again.',
    });
    expect((await end()).status).toBe(404);
    await on.expectReleased(cookie);
    const { rows } = await on.server.database.query(
      "SELECT kind, who, detail FROM security_events WHERE kind LIKE 'override%' ORDER BY id DESC LIMIT 2",
    );
    const detail = `public-site: ${machine}`;
    expect(rows).toEqual([
      { kind: 'override-ended', who: 'test-admin', detail },
      { kind: 'override-begun', who: 'test-admin', detail },
    ]);
  });

  it('end by the button of the badge, which leads back to the page', async () => {
    const headers = await on.logIn();
    const cookie = await on.begin(headers);
    const post = (referer: string) =>
      on.open(cookie, '/override/end', {
        method: 'POST',
        payload: '',
        headers: { referer, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const before = await lastEvent();
    const ended = await post('http://localhost/gallery?x=1');
    expect([ended.statusCode, ended.headers['location']]).toEqual([303, '/gallery']);
    expect(String(ended.headers['set-cookie'])).toContain('override-public-site=; Max-Age=0');
    expect(await list(headers)).toEqual([]);
    await on.expectReleased(cookie);
    // A button that is pressed again ends nothing, and neither does a cookie that was made up.
    await post('/');
    await on.open('override-public-site=forged', '/override/end', { method: 'POST' });
    const { rows } = await on.server.database.query(
      'SELECT kind, who, address, detail FROM security_events WHERE id > $1',
      [before],
    );
    expect(rows).toEqual([
      {
        kind: 'override-ended',
        who: 'test-admin',
        address: '127.0.0.1',
        detail: `public-site: ${machine}`,
      },
    ]);
    for (const referer of ['', 'nonsense', 'http://x//evil.com', 'http://x/\\evil.com']) {
      expect((await post(referer)).headers['location']).toMatch(/^\/(?!\/)/);
    }
  });

  it('end by nothing larger than the button sends', async () => {
    const cookie = await on.begin(await on.logIn());
    const answer = await on.open(cookie, '/override/end', {
      method: 'POST',
      payload: 'x'.repeat(2_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(413);
    expect((await on.open(cookie)).body).toContain(machine);
  });

  it('are each in the log with their address, however many begin, the one in force as the last', async () => {
    const headers = await on.logIn();
    const before = await lastEvent();
    const cookies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        on.begin(headers, { ...site, origin: `http://localhost:${8100 + n}` }),
      ),
    );
    const pages = await Promise.all(cookies.map((cookie) => on.open(cookie)));
    const origins = pages.flatMap(({ body }) => /http:\/\/localhost:81\d\d/.exec(body) ?? []);
    const { rows } = await on.server.database.query<{ detail: string }>(
      "SELECT detail FROM security_events WHERE kind = 'override-begun' AND id > $1 ORDER BY id",
      [before],
    );
    expect(rows).toHaveLength(60);
    expect(origins.map((origin) => `public-site: ${origin}`)).toEqual([rows.at(-1)?.detail]);
  });

  it('of one session and app are one, however many begin at once', async () => {
    const headers = await on.logIn();
    const cookies = await Promise.all(Array.from({ length: 40 }, () => on.begin(headers)));
    expect(await list(headers)).toHaveLength(1);
    const pages = await Promise.all(cookies.map((cookie) => on.open(cookie)));
    expect(pages.filter(({ body }) => body.includes(machine))).toHaveLength(1);
  });

  it('do not outlive a session that ends meanwhile', async () => {
    const headers = await on.logIn();
    const begun = Promise.all(
      Array.from({ length: 40 }, () =>
        on.server.call('POST', 'releases/overrides/', { headers, body: site }),
      ),
    );
    await on.server.call('POST', 'rest-auth/logout/', { headers });
    expect([200, 401]).toEqual(
      expect.arrayContaining([...new Set((await begun).map(({ status }) => status))]),
    );
    const { rows } = await on.server.database.query('SELECT FROM overrides');
    expect(rows).toEqual([]);
  });
});

it('the button is held for the browser that has the cookies, and stops nobody else', async () => {
  const answer = await on.open('', '/override/end', { method: 'POST' });
  expect(answer.statusCode).toBe(303);
});
