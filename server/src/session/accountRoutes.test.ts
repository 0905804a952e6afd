import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Account } from 'shared-api/contract/staff/account';
import type { SecurityEvent } from 'shared-api/contract/history/securityLog';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 });
}, 60_000);
afterAll(() => server.close());

const password = 'a good long phrase';
let username = '';
let count = 0;

/** Limits and events are per login, so each test has its own. */
beforeEach(async () => {
  count += 1;
  username = `person-${count}`;
  await make('Employee');
});

const make = (role: string) =>
  server.call('POST', 'people/create', {
    as: 'Admin',
    body: { username, email: '', role, password },
  });

const logIn = (body: object = {}, headers: Record<string, string> = {}) =>
  server.call('POST', 'rest-auth/login/', {
    body: { username, password, ...body },
    headers: { 'x-forwarded-for': `192.0.2.${count}`, ...headers },
  });

type Headers = Record<string, string>;
const session = async (body: object = {}, headers: Headers = {}): Promise<Headers> => ({
  authorization: `Token ${String((await logIn(body, headers)).body['token'])}`,
});
const call = (method: 'GET' | 'POST' | 'PUT', path: string, headers: Headers, body?: object) =>
  server.call(method, path, { headers, ...(body ? { body } : {}) });
const account = async (headers: Headers) =>
  (await call('GET', 'account/', headers)).body as unknown as Account;
const isIn = async (headers: Headers) => (await call('GET', 'clients/', headers)).status === 200;

/** The secret's code, offset by steps of thirty seconds; one step early is accepted too. */
const codeOf = (secret: string, steps: number): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + steps * 30_000,
  });

/** Sets up a second factor with the current step's code, which leaves the next one unused. */
async function setUp(
  headers: Headers,
): Promise<{ secret: string; first: string; codes: string[] }> {
  const { body } = await call('POST', 'account/factor/begin', headers, {
    currentPassword: password,
  });
  const secret = String(body['secret']);
  const first = codeOf(secret, 0);
  const done = await call('POST', 'account/factor/confirm', headers, { code: first });
  expect(done.status).toBe(200);
  return { secret, first, codes: done.body['codes'] as string[] };
}

/** An Admin resets somebody's second factor. */
async function resetOf(name: string, headers?: Headers) {
  const { rows } = await server.database.query<{ id: number }>(
    'SELECT id FROM staff WHERE username = $1',
    [name],
  );
  const path = `people/${rows[0]?.id}/factor/reset`;
  return server.call('POST', path, headers ? { headers } : { as: 'Admin' });
}

const eventsOf = async (name: string): Promise<SecurityEvent[]> => {
  const { body } = await server.call('GET', 'security-log/', { as: 'Admin' });
  return (body['results'] as SecurityEvent[]).filter((event) => event.username === name);
};
const kindsOf = async (name: string) => (await eventsOf(name)).map(({ kind }) => kind);

describe("one's own password", () => {
  const change = (headers: Headers, body: object) =>
    call('PUT', 'account/password', headers, { currentPassword: password, ...body });

  it('is changed with the current one, and ends the other sessions', async () => {
    const [own, other] = [await session(), await session()];
    const next = 'another long phrase';
    expect((await change(own, { password: next })).status).toBe(200);
    expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
    expect((await logIn()).status).toBe(401);
    expect((await logIn({ password: next })).status).toBe(200);
    expect(await kindsOf(username)).toContain('password-changed');
  });

  it('leaves the other sessions if asked to', async () => {
    const [own, other] = [await session(), await session()];
    await change(own, { password: 'another long phrase', endOthers: false });
    expect(await isIn(other)).toBe(true);
  });

  it.each([
    [{ currentPassword: 'not the password', password: 'another long phrase' }, 'currentPassword'],
    [{ password: 'password12345' }, 'password'],
    [{ password }, 'password'],
    [{ password: 'another long phrase', endOthers: 'no' }, 'endOthers'],
  ])('is refused with %j, at the field', async (body, field) => {
    const headers = await session();
    const answer = await change(headers, body);
    expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([400, [field]]);
    expect((await logIn()).status).toBe(200);
  });

  it('cannot be guessed by who has the session', async () => {
    const headers = await session();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        change(headers, { currentPassword: 'not the password', password: 'another long phrase' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

describe("one's own sessions", () => {
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('are listed with browser and address, this one first', async () => {
    await session({}, { 'user-agent': firefox });
    const own = await session({}, { 'user-agent': '' });
    const { sessions } = await account(own);
    expect(sessions).toMatchObject([
      { isThis: true, device: '' },
      { isThis: false, device: 'Firefox on Windows', address: `192.0.2.${count}` },
    ]);
  });

  it('are ended one by one or all but this, and only by their owner', async () => {
    const [own, second, third] = [await session(), await session(), await session()];
    const admin = await server.call('GET', 'account/', { as: 'Admin' });
    const foreign = (admin.body as unknown as Account).sessions[0]?.id ?? 0;
    const end = (id: number) => call('POST', `account/sessions/${id}/end`, own);
    expect((await end(foreign)).status).toBe(404);
    const { sessions } = await account(second);
    const ofSecond = sessions.find(({ isThis }) => isThis)?.id ?? 0;
    expect((await end(ofSecond)).status).toBe(200);
    expect((await end(ofSecond)).status).toBe(404);
    expect([await isIn(second), await isIn(third)]).toEqual([false, true]);
    const { body } = await call('POST', 'account/sessions/end-others', own);
    expect(body['message']).toBe('1 session has ended.');
    expect([await isIn(own), await isIn(third)]).toEqual([true, false]);
  });
});

describe('a second factor', () => {
  it('is set up with the password and a right code, and asked for from then on', async () => {
    const headers = await session();
    const wrong = { currentPassword: 'not the password' };
    expect((await call('POST', 'account/factor/begin', headers, wrong)).status).toBe(400);
    const { body } = await call('POST', 'account/factor/begin', headers, {
      currentPassword: password,
    });
    expect(body['uri']).toMatch(
      new RegExp(`^otpauth://totp/Northbank:${username}\\?issuer=Northbank&secret=`),
    );
    const confirm = (code: string) => call('POST', 'account/factor/confirm', headers, { code });
    expect((await confirm('000000')).status).toBe(400);
    // Until the first correct code, the password is enough.
    expect((await logIn()).status).toBe(200);
    const secret = String(body['secret']);
    expect((await confirm(codeOf(secret, 0))).status).toBe(200);
    expect((await account(headers)).factor).toMatchObject({ codesLeft: 10, isRequired: false });

    const asked = await logIn();
    expect([asked.status, asked.body['needs']]).toEqual([401, 'code']);
    const mistyped = await logIn({ code: '000000' });
    expect([mistyped.status, mistyped.body['needs']]).toEqual([401, 'code']);
    // Only those who know the password learn that a code is needed.
    expect((await logIn({ password: 'not the password', code: '000000' })).body).toEqual({
      message: 'The user name or the password is wrong.',
    });
    expect((await logIn({ code: codeOf(secret, 1) })).status).toBe(200);
    expect(await kindsOf(username)).toEqual(
      expect.arrayContaining(['factor-on', 'code-failed', 'login-failed', 'login']),
    );
  });

  it('is begun again when setting it up took longer than a quarter of an hour', async () => {
    const headers = await session();
    const { body } = await call('POST', 'account/factor/begin', headers, {
      currentPassword: password,
    });
    await server.database.query(
      "UPDATE second_factors SET pending_at = now() - interval '16 minutes'",
    );
    const late = await call('POST', 'account/factor/confirm', headers, {
      code: codeOf(String(body['secret']), 0),
    });
    expect([late.status, late.body]).toEqual([
      409,
      { message: 'This took longer than 15 minutes. Please begin again.' },
    ]);
  });

  it('takes no code twice, nor an older one, however many are sent at once', async () => {
    const { secret, first } = await setUp(await session());
    expect((await logIn({ code: first })).status).toBe(401);
    const code = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { codes } = await setUp(await session());
    const [code = ''] = codes;
    expect(new Set(codes).size).toBe(10);
    const written = code.toUpperCase().replaceAll('-', ' ');
    expect((await logIn({ code: written })).status).toBe(200);
    expect((await logIn({ code })).status).toBe(401);
    const headers = await session({ code: codes[1] });
    expect((await account(headers)).factor.codesLeft).toBe(8);
    const made = await call('POST', 'account/factor/recovery-codes', headers, {
      currentPassword: password,
    });
    expect((await logIn({ code: codes[2] })).status).toBe(401);
    expect((await logIn({ code: (made.body['codes'] as string[])[0] })).status).toBe(200);
    expect(await kindsOf(username)).toEqual(
      expect.arrayContaining(['recovery-code-used', 'recovery-codes-made']),
    );
  });

  it('lets no more than ten codes be guessed, from wherever', async () => {
    await setUp(await session());
    const guess = (index: number) =>
      logIn({ code: String(index).padStart(6, '0') }, { 'x-forwarded-for': `203.0.113.${index}` });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
    const wereTried = answers.map(({ body }) => body['errors'] !== undefined);
    expect(wereTried.filter(Boolean)).toHaveLength(10);
  });

  it('is stored in a form that the database alone does not give away', async () => {
    const { secret, codes } = await setUp(await session());
    const { rows } = await server.database.query<{ text: string }>(
      'SELECT f::text || c::text AS text FROM second_factors f JOIN recovery_codes c USING (staff_id)',
    );
    const bytes = Secret.fromBase32(secret.replaceAll(' ', '')).hex.toLowerCase();
    const stored = rows.map(({ text }) => text).join(' ');
    expect(stored).not.toContain(bytes);
    expect(stored).not.toContain(codes[0]);
  });

  it('is removed with the password, and by an Admin for a colleague', async () => {
    const headers = await session();
    const { secret } = await setUp(headers);
    const body = { currentPassword: password };
    expect((await call('POST', 'account/factor/remove', headers, body)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    await setUp(headers);
    expect((await logIn({ code: codeOf(secret, 1) })).status).toBe(401);
    const reset = await resetOf(username);
    expect([reset.status, reset.body['message']]).toEqual([
      200,
      `${username} logs in with the password alone now.`,
    ]);
    expect((await resetOf(username)).body['message']).toBe(`${username} has no second factor.`);
    expect(await isIn(headers)).toBe(false);
    expect((await logIn()).status).toBe(200);
    expect(await kindsOf(username)).toEqual(expect.arrayContaining(['factor-off', 'factor-reset']));
  });
});

describe('the rule that Admins need a second factor', () => {
  const setRule = (headers: Headers, adminsNeedFactor: boolean) =>
    call('PUT', 'people/factor-rule', headers, { adminsNeedFactor });

  it('is set by an Admin who has one, and leads the others to set theirs up', async () => {
    username = 'first-admin';
    await make('Admin');
    const first = await session();
    expect((await setRule(first, true)).status).toBe(409);
    await setUp(first);
    expect((await setRule(first, true)).status).toBe(200);

    username = 'second-admin';
    expect(
      (await call('POST', 'people/create', first, { username, email: '', role: 'Admin', password }))
        .status,
    ).toBe(201);
    expect((await logIn()).body['mustSetUpFactor']).toBe(true);
    const second = await session();
    const refused = await call('GET', 'clients/', second);
    expect([refused.status, refused.body['needs']]).toEqual([403, 'factor']);
    expect((await call('GET', 'people/', second)).status).toBe(403);
    expect((await account(second)).factor.isRequired).toBe(true);
    await setUp(second);
    expect(await isIn(second)).toBe(true);
    const body = { currentPassword: password };
    expect((await call('POST', 'account/factor/remove', second, body)).status).toBe(409);

    // The response says that the rule requires a new one.
    const rule = 'Admins need one here: it has to be set up after the next log-in.';
    expect((await resetOf('first-admin', second)).body['message']).toBe(
      `first-admin logs in with the password alone now. ${rule}`,
    );
    expect((await resetOf('first-admin', second)).body['message']).toBe(
      `first-admin has no second factor. ${rule}`,
    );

    // Employees do not need one.
    expect((await server.call('GET', 'clients/', { as: 'Employee' })).status).toBe(200);
    expect((await setRule(second, false)).status).toBe(200);
    expect((await server.call('GET', 'clients/', { as: 'Admin' })).status).toBe(200);
  });
});

describe('the security log', () => {
  it('tells of logins, logouts and refusals, for Admins alone', async () => {
    const headers = await session();
    await logIn({ password: 'not the password' });
    await call('GET', 'people/', headers);
    await call('POST', 'rest-auth/logout/', headers);
    const events = await eventsOf(username);
    expect(events.map(({ kind, who, detail }) => [kind, who, detail])).toEqual([
      ['logout', username, ''],
      ['refused', username, 'GET /api/people/'],
      ['login-failed', '', ''],
      ['login', username, ''],
      ['login-made', 'test-admin', 'Employee'],
    ]);
    expect((await server.call('GET', 'security-log/', { as: 'Employee' })).status).toBe(403);
  });

  it('keeps nothing that somebody typed for a name', async () => {
    await logIn({ username: 'my secret password' });
    const { text, body } = await server.call('GET', 'security-log/?kind=login-failed', {
      as: 'Admin',
    });
    expect((body['results'] as SecurityEvent[])[0]).toMatchObject({ username: null, who: '' });
    const { rows } = await server.database.query<{ text: string }>(
      `SELECT concat(a::text, ' ') AS text FROM attempts a
       UNION ALL SELECT t::text FROM login_turns t UNION ALL SELECT e::text FROM security_events e`,
    );
    expect(`${text} ${rows.map((row) => row.text).join(' ')}`).not.toContain('secret password');
  });

  it('is read by person and kind, part by part', async () => {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO staff (username, password_hash, role) VALUES ('many', '', 'Employee') RETURNING id`,
    );
    const id = rows[0]?.id ?? 0;
    await server.database.query(
      `INSERT INTO security_events (kind, staff_id)
       SELECT CASE WHEN n % 2 = 0 THEN 'login' ELSE 'logout' END, $1 FROM generate_series(1, 120) n`,
      [id],
    );
    const seen: number[] = [];
    let path: string | null = `security-log/?person=${id}&kind=logout`;
    while (path !== null) {
      const { body } = await server.call('GET', path, { as: 'Admin' });
      seen.push(...(body['results'] as SecurityEvent[]).map((event) => event.id));
      path = (body['next'] as string | null)?.replace('/api/', '') ?? null;
    }
    expect(new Set(seen).size).toBe(60);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it.each([
    'person=x',
    'kind=nonsense',
    'before=-1',
    'other=1',
    'kind=login&kind=logout',
    'kind=%00',
  ])('refuses the filter %s', async (query) => {
    const { status } = await server.call('GET', `security-log/?${query}`, { as: 'Admin' });
    expect(status).toBe(400);
  });

  it('is only ever added to', async () => {
    await expect(server.database.query('DELETE FROM security_events')).rejects.toThrow(
      'append-only',
    );
  });
});
