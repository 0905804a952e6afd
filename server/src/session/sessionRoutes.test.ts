import { describe, expect, it } from '@jest/globals';
import { testPasswords } from '../../harness/testing/testDatabases.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

const logIn = (username: string, password: string) =>
  server.call('POST', 'rest-auth/login/', { body: { username, password } });

describe('login', () => {
  it('answers token, role and user name, and the token opens lists', async () => {
    const { status, body } = await logIn('test-admin', testPasswords.Admin);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), role: 'Admin', username: 'test-admin' });
    const headers = { authorization: `Token ${String(body['token'])}` };
    expect((await server.call('GET', 'clients/', { headers })).status).toBe(200);
  });

  it('stores no token, only its hash', async () => {
    const { body } = await logIn('test-admin', testPasswords.Admin);
    const { rows } = await server.database.query<{ row: string }>(
      'SELECT sessions::text AS row FROM sessions',
    );
    expect(rows.some(({ row }) => row.includes(String(body['token'])))).toBe(false);
  });

  it('says the same for a wrong password and an unknown user', async () => {
    const wrong = await logIn('test-employee', 'not the password');
    const unknown = await logIn('nobody-at-all', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('names what is missing, too long or unknown', async () => {
    const { status, body } = await server.call('POST', 'rest-auth/login/', {
      body: { username: 'x'.repeat(26), pass: 'x' },
    });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({
      username: "Username can't be longer than 25 characters.",
      password: 'Password is missing.',
      pass: 'There is no field "pass".',
    });
  });

  it('makes somebody who guesses wait, also with the right password', async () => {
    for (let count = 0; count < 5; count += 1) await logIn('guessed', 'a wrong password');
    const { status, headers, body } = await logIn('guessed', 'a wrong password');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body['message']).toContain('wait');
  });
});

describe('a session', () => {
  const started = async (): Promise<{ authorization: string }> => {
    const { body } = await logIn('test-admin', testPasswords.Admin);
    return { authorization: `Token ${String(body['token'])}` };
  };

  it('ends at logout', async () => {
    const headers = await started();
    expect((await server.call('POST', 'rest-auth/logout/', { headers })).status).toBe(200);
    expect((await server.call('GET', 'clients/', { headers })).status).toBe(401);
  });

  it.each([
    ['12 hours without use', "used_at = now() - interval '12 hours 1 second'"],
    ['30 days', "created_at = now() - interval '30 days 1 second'"],
  ])('ends after %s', async (_when, change) => {
    const headers = await started();
    // Only the newest session: the others belong to other tests.
    await server.database.query(
      `UPDATE sessions SET ${change}
       WHERE token_hash = (SELECT token_hash FROM sessions ORDER BY created_at DESC LIMIT 1)`,
    );
    expect((await server.call('GET', 'clients/', { headers })).status).toBe(401);
  });
});

describe('registration', () => {
  const register = (body: object, as?: 'Admin' | 'Employee') =>
    server.call('POST', 'rest-auth/registration/', { body, ...(as ? { as } : {}) });
  const person = { username: 'newcomer', email: 'new@example.com', password: 'a good long phrase' };

  it('needs no e-mail address', async () => {
    const body = { username: 'without-address', password: 'stapled horses swim' };
    expect((await register(body, 'Admin')).status).toBe(201);
    const { rows } = await server.database.query('SELECT email FROM staff WHERE username = $1', [
      body.username,
    ]);
    expect(rows).toEqual([{ email: '' }]);
  });

  it('makes an Employee who can log in, for an Admin alone', async () => {
    expect((await register(person)).status).toBe(401);
    expect((await register(person, 'Employee')).status).toBe(403);
    expect((await register(person, 'Admin')).status).toBe(201);
    expect((await logIn(person.username, person.password)).body).toMatchObject({
      role: 'Employee',
    });
    expect((await register(person, 'Admin')).status).toBe(409);
  });

  it('names what is wrong', async () => {
    const { status, body } = await register({ username: 'x', password: 'short' }, 'Admin');
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ password: 'A password has 12 to 25 characters.' });
  });
});
