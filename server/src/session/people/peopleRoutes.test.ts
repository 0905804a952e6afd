import { describe, expect, it } from '@jest/globals';
import type { LoginHistoryEntry, Person } from 'shared-api/contract/staff/people';
import { testPasswords } from '../../../harness/testing/testDatabases.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

const password = 'a good long phrase';
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, path, { as: 'Admin', ...(body ? { body } : {}) });
const logIn = (username: string, word = password) =>
  server.call('POST', 'rest-auth/login/', { body: { username, password: word } });
const people = async (): Promise<Person[]> =>
  (await call('GET', 'people/')).body['results'] as Person[];
const make = (username: string, role = 'Employee') =>
  call('POST', 'people/create', { username, email: 'new@example.com', role, password });

async function named(username: string): Promise<Person> {
  const found = (await people()).find((person) => person.username === username);
  if (!found) throw new Error(`There is no ${username}.`);
  return found;
}

/** The authorization header of a new session. */
async function sessionOf(username: string, word = password): Promise<Record<string, string>> {
  const { body } = await logIn(username, word);
  return { authorization: `Token ${String(body['token'])}` };
}

const statusWith = async (headers: Record<string, string>): Promise<number> =>
  (await server.call('GET', 'clients/', { headers })).status;

it('lists the logins, without their passwords', async () => {
  const admin = await named('test-admin');
  expect(admin).toEqual({
    id: expect.any(Number),
    username: 'test-admin',
    role: 'Admin',
    email: '',
    since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    disabledAt: null,
    hasFactor: false,
    employee: null,
  });
  const { text } = await call('GET', 'people/');
  expect(text).not.toContain('argon2');
});

it('is for Admins alone', async () => {
  expect((await server.call('GET', 'people/')).status).toBe(401);
  expect((await server.call('GET', 'people/', { as: 'Employee' })).status).toBe(403);
});

describe('a new login', () => {
  it.each(['Admin', 'Employee'])('is made for an %s, who can log in', async (role) => {
    const username = `new-${role}`;
    expect((await make(username, role)).status).toBe(201);
    expect((await logIn(username)).body).toMatchObject({ role, username });
    expect(await named(username)).toMatchObject({ role, email: 'new@example.com' });
    const again = await make(username, role);
    expect([again.status, Object.keys(again.body['errors'] as object)]).toEqual([
      409,
      ['username'],
    ]);
  });

  it.each([
    [{ username: '' }, 'username'],
    [{ username: 'x'.repeat(26) }, 'username'],
    [{ email: 'nobody' }, 'email'],
    [{ role: 'Owner' }, 'role'],
    [{ role: undefined }, 'role'],
    [{ password: 'short' }, 'password'],
    [{ password: 'password12345' }, 'password'],
    [{ password: 'x'.repeat(26) }, 'password'],
    [{ isOwner: true }, 'isOwner'],
  ])('is refused with %j, at the field', async (change, field) => {
    const person = { username: 'refused', email: '', role: 'Employee', password, ...change };
    const { status, body } = await call('POST', 'people/create', person);
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
    expect((await people()).some(({ username }) => username === 'refused')).toBe(false);
  });
});

describe('a disabled login', () => {
  const setDisabled = (id: number, disabled: unknown) =>
    call('PUT', `people/${id}/disabled`, { disabled });

  it('is out at once, cannot log in as with a wrong password, and can be enabled', async () => {
    await make('leaver');
    const { id } = await named('leaver');
    const session = await sessionOf('leaver');
    expect(await statusWith(session)).toBe(200);
    expect((await setDisabled(id, true)).status).toBe(200);
    expect(await statusWith(session)).toBe(401);
    const { disabledAt } = await named('leaver');
    expect(disabledAt).not.toBeNull();
    // Disabling it again keeps the original time.
    await setDisabled(id, true);
    expect((await named('leaver')).disabledAt).toBe(disabledAt);
    const refused = await logIn('leaver');
    const wrong = await logIn('test-employee', 'not the password');
    expect([refused.status, refused.body]).toEqual([401, wrong.body]);
    expect((await setDisabled(id, false)).status).toBe(200);
    expect((await logIn('leaver')).status).toBe(200);
    expect(await statusWith(session)).toBe(401);
  });

  it('has no session that works, even one that began while it was disabled', async () => {
    await make('racer');
    const { id } = await named('racer');
    const session = await sessionOf('racer');
    await server.database.query('UPDATE staff SET disabled_at = now() WHERE id = $1', [id]);
    expect(await statusWith(session)).toBe(401);
    await setDisabled(id, false);
    expect(await statusWith(session)).toBe(401);
  });

  it("is never one's own", async () => {
    const { id } = await named('test-admin');
    expect((await setDisabled(id, true)).status).toBe(409);
    expect((await named('test-admin')).disabledAt).toBeNull();
  });

  it("is never the last Admin's, whoever is faster", async () => {
    await server.database.query(
      "DELETE FROM staff WHERE role = 'Admin' AND username <> 'test-admin'",
    );
    // One of these two will lose its session; the one that other tests use is not involved.
    const [second, third] = await Promise.all(
      ['second-admin', 'third-admin'].map(async (username) => {
        await make(username, 'Admin');
        const { id } = await named(username);
        return { id, headers: await sessionOf(username) };
      }),
    );
    await server.database.query(
      "UPDATE staff SET disabled_at = now() WHERE username = 'test-admin'",
    );
    const disable = (id = 0, headers: Record<string, string> = {}) =>
      server.call('PUT', `people/${id}/disabled`, { headers, body: { disabled: true } });
    const answers = await Promise.all([
      disable(second?.id, third?.headers),
      disable(third?.id, second?.headers),
    ]);
    const left = await server.database.query<{ username: string }>(
      "SELECT username FROM staff WHERE role = 'Admin' AND disabled_at IS NULL",
    );
    expect(left.rows).toHaveLength(1);
    expect(answers.map(({ status }) => status)).toContain(200);
    await server.database.query('UPDATE staff SET disabled_at = NULL');
  });

  it('has to be there, and to be said plainly', async () => {
    expect((await setDisabled(999_999, true)).status).toBe(404);
    expect((await setDisabled(1, 'yes')).status).toBe(400);
    expect((await call('PUT', 'people/x/disabled', { disabled: true })).status).toBe(404);
  });
});

describe('another password', () => {
  it('ends the sessions and replaces the old one', async () => {
    await make('forgetful');
    const { id } = await named('forgetful');
    const session = await sessionOf('forgetful');
    const next = 'another long phrase';
    expect((await call('PUT', `people/${id}/password`, { password: next })).status).toBe(200);
    expect(await statusWith(session)).toBe(401);
    expect((await logIn('forgetful')).status).toBe(401);
    expect((await logIn('forgetful', next)).status).toBe(200);
  });

  it('is refused when registration would refuse it, and for nobody', async () => {
    const { id } = await named('test-employee');
    const refused = await call('PUT', `people/${id}/password`, { password: 'password12345' });
    expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([
      400,
      ['password'],
    ]);
    expect((await logIn('test-employee', testPasswords.Employee)).status).toBe(200);
    expect((await call('PUT', 'people/999999/password', { password })).status).toBe(404);
    const { id: own } = await named('test-admin');
    const ofOwn = await call('PUT', `people/${own}/password`, { password: 'another long phrase' });
    expect([ofOwn.status, ofOwn.body['message']]).toEqual([
      409,
      'Change your own password under "My account".',
    ]);
    expect((await logIn('test-admin', testPasswords.Admin)).status).toBe(200);
  });
});

describe('the audit trail', () => {
  it('tells who did what to a login, and never a password', async () => {
    await make('watched');
    const { id } = await named('watched');
    await call('PUT', `people/${id}/disabled`, { disabled: true });
    // Nothing changes, so nothing is logged.
    await call('PUT', `people/${id}/disabled`, { disabled: true });
    await call('PUT', `people/${id}/disabled`, { disabled: false });
    await call('PUT', `people/${id}/password`, { password: 'yet another phrase' });
    const { body, text } = await call('GET', 'people/history/');
    const own = (body['results'] as LoginHistoryEntry[]).filter((e) => e.username === 'watched');
    expect(own.map(({ who, action, after }) => [who, action, after])).toEqual([
      ['test-admin', 'update', { password: 'replaced' }],
      ['test-admin', 'update', { disabled: false }],
      ['test-admin', 'update', { disabled: true }],
      ['test-admin', 'create', { username: 'watched', email: 'new@example.com', role: 'Employee' }],
    ]);
    expect(text).not.toMatch(/phrase|argon2/);
  });

  it('tells of who was registered as well', async () => {
    const username = 'registered';
    const body = { username, email: '', password };
    await server.call('POST', 'rest-auth/registration/', { as: 'Admin', body });
    const { body: history } = await call('GET', 'people/history/');
    expect((history['results'] as LoginHistoryEntry[])[0]).toMatchObject({
      username,
      action: 'create',
      after: { role: 'Employee' },
    });
  });

  it('is for Admins alone', async () => {
    const { status } = await server.call('GET', 'people/history/', { as: 'Employee' });
    expect(status).toBe(403);
  });
});

describe('another role', () => {
  const setRole = (id: number, role: string) => call('PUT', `people/${id}/role`, { role });

  it('is in force at once, in the session that runs', async () => {
    await make('riser');
    const { id } = await named('riser');
    const session = await sessionOf('riser');
    expect((await setRole(id, 'Admin')).status).toBe(200);
    expect(await statusWith(session)).toBe(200);
    expect((await logIn('riser')).body['role']).toBe('Admin');
    expect((await setRole(id, 'Employee')).status).toBe(200);
    expect((await setRole(id, 'Owner')).status).toBe(400);
    expect((await setRole(999_999, 'Employee')).status).toBe(404);
  });

  it('is never taken from oneself, nor from the last Admin, whoever is faster', async () => {
    const own = await named('test-admin');
    expect((await setRole(own.id, 'Employee')).status).toBe(409);
    await server.database.query(
      "DELETE FROM staff WHERE role = 'Admin' AND username <> 'test-admin'",
    );
    const [left, right] = await Promise.all(
      ['left-admin', 'right-admin'].map(async (username) => {
        await make(username, 'Admin');
        return { ...(await named(username)), headers: await sessionOf(username) };
      }),
    );
    await server.database.query(
      "UPDATE staff SET disabled_at = now() WHERE username = 'test-admin'",
    );
    const demote = (id = 0, headers: Record<string, string> = {}) =>
      server.call('PUT', `people/${id}/role`, { headers, body: { role: 'Employee' } });
    await Promise.all([demote(left?.id, right?.headers), demote(right?.id, left?.headers)]);
    const { rows } = await server.database.query(
      "SELECT FROM staff WHERE role = 'Admin' AND disabled_at IS NULL",
    );
    expect(rows).toHaveLength(1);
    await server.database.query('UPDATE staff SET disabled_at = NULL');
  });
});
