import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { Database } from '../../db/Database.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';

let server: TestServer;
/** Holds locks on connections other than the server's. */
let aside: Database;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 });
  aside = new Database(server.databaseUrl, () => undefined);
});
afterAll(async () => {
  await aside.close();
  await server.close();
});

const password = 'a good long phrase';
const address = '192.0.2.1';
const changed = { message: 'Your login was changed just now. Please log in again.' };

const logIn = (username: string, body: object = {}, from = address) =>
  server.call('POST', 'rest-auth/login/', {
    body: { username, password, ...body },
    headers: { 'x-forwarded-for': from },
  });

async function make(username: string, role = 'Employee'): Promise<number> {
  const body = { username, email: '', role, password };
  expect((await server.call('POST', 'people/create', { as: 'Admin', body })).status).toBe(201);
  const { rows } = await server.database.query<{ id: number }>(
    'SELECT id FROM staff WHERE username = $1',
    [username],
  );
  return rows[0]?.id ?? 0;
}

async function sessionOf(username: string): Promise<Record<string, string>> {
  const { body } = await logIn(username, {}, '192.0.2.2');
  return { authorization: `Token ${String(body['token'])}` };
}

/** Logs in, and makes a change after the password hash was read and before it is checked. */
async function logInDuring(username: string, change: () => Promise<unknown>, body: object = {}) {
  let answer: ReturnType<typeof logIn> | undefined;
  await aside.transaction(async (connection) => {
    // Blocks the attempt's count, so that it waits here.
    await connection.query("SELECT lock_attempts('{login-address}', ARRAY[$1])", [address]);
    answer = logIn(username, body);
    for (;;) {
      const { rows } = await connection.query(
        // Of this database: other tests' databases are in the same PostgreSQL.
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      if (rows.length > 0) break;
      await delay(5);
    }
    await change();
  });
  if (!answer) throw new Error('Nobody has logged in.');
  return answer;
}

/** Starts to set up a factor and returns a function that confirms it. */
async function beginFactor(headers: Record<string, string>): Promise<() => Promise<string>> {
  const { body } = await server.call('POST', 'account/factor/begin', {
    headers,
    body: { currentPassword: password },
  });
  const secret = Secret.fromBase32(String(body['secret']).replaceAll(' ', ''));
  return async () => {
    const code = TOTP.generate({ secret });
    const path = 'account/factor/confirm';
    const answer = await server.call('POST', path, { headers, body: { code } });
    expect(answer.status).toBe(200);
    return TOTP.generate({ secret, timestamp: Date.now() + 30_000 });
  };
}

describe('a log-in that is under way', () => {
  it('is refused when an Admin replaces the password', async () => {
    const id = await make('replaced');
    const { status, body } = await logInDuring('replaced', async () => {
      const next = { password: 'another long phrase' };
      const answer = await server.call('PUT', `people/${id}/password`, { as: 'Admin', body: next });
      expect(answer.status).toBe(200);
    });
    expect([status, body]).toEqual([401, changed]);
  });

  it('is refused when its owner changes the password', async () => {
    await make('own');
    const headers = await sessionOf('own');
    const { status, body } = await logInDuring('own', async () => {
      const next = { currentPassword: password, password: 'another long phrase' };
      const answer = await server.call('PUT', 'account/password', { headers, body: next });
      expect(answer.status).toBe(200);
    });
    expect([status, body]).toEqual([401, changed]);
  });

  it('is refused when a second factor is set up', async () => {
    await make('factor-on');
    const confirm = await beginFactor(await sessionOf('factor-on'));
    const { status, body } = await logInDuring('factor-on', confirm);
    expect([status, body]).toEqual([401, changed]);
    // The next log-in is asked for a code.
    expect((await logIn('factor-on')).body['needs']).toBe('code');
  });

  it('is refused when its second factor is reset', async () => {
    const id = await make('factor-off');
    const confirm = await beginFactor(await sessionOf('factor-off'));
    const code = await confirm();
    const reset = async (): Promise<void> => {
      const answer = await server.call('POST', `people/${id}/factor/reset`, { as: 'Admin' });
      expect(answer.status).toBe(200);
    };
    expect((await logInDuring('factor-off', reset, { code })).status).toBe(401);
  });

  it('is refused when the login is disabled', async () => {
    const id = await make('disabled');
    const { status, body } = await logInDuring('disabled', async () => {
      const disabled = { disabled: true };
      await server.call('PUT', `people/${id}/disabled`, { as: 'Admin', body: disabled });
    });
    expect([status, body]).toEqual([401, changed]);
  });

  it('has the role that was given meanwhile', async () => {
    const id = await make('promoted');
    const { status, body } = await logInDuring('promoted', async () => {
      await server.call('PUT', `people/${id}/role`, { as: 'Admin', body: { role: 'Admin' } });
    });
    expect([status, body['role']]).toEqual([200, 'Admin']);
  });
});
