import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SecurityEvent } from 'shared-api/contract/history/securityLog';
import { startTestAccounts, type TestAccounts } from '../../../harness/testing/testAccounts.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await startTestAccounts();
});
afterAll(() => accounts.server.close());
beforeEach(() => accounts.makeNext());

describe('the security log', () => {
  it('tells of logins, logouts and refusals, for Admins alone', async () => {
    const headers = await accounts.session();
    await accounts.logIn({ password: 'not the password' });
    await accounts.call('GET', 'people/', headers);
    await accounts.call('POST', 'rest-auth/logout/', headers);
    const events = await accounts.eventsOf(accounts.username);
    expect(events.map(({ kind, who, detail }) => [kind, who, detail])).toEqual([
      ['logout', accounts.username, ''],
      ['refused', accounts.username, 'GET /api/people/'],
      ['login-failed', '', ''],
      ['login', accounts.username, ''],
      ['login-made', 'test-admin', 'Employee'],
    ]);
    expect((await accounts.server.call('GET', 'security-log/', { as: 'Employee' })).status).toBe(
      403,
    );
  });

  it('keeps nothing that somebody typed for a name', async () => {
    await accounts.logIn({ username: 'my secret password' });
    const { text, body } = await accounts.server.call('GET', 'security-log/?kind=login-failed', {
      as: 'Admin',
    });
    expect((body['results'] as SecurityEvent[])[0]).toMatchObject({ username: null, who: '' });
    const { rows } = await accounts.server.database.query<{ text: string }>(
      `SELECT concat(a::text, ' ') AS text FROM attempts a
       UNION ALL SELECT t::text FROM login_turns t UNION ALL SELECT e::text FROM security_events e`,
    );
    expect(`${text} ${rows.map((row) => row.text).join(' ')}`).not.toContain('secret password');
  });

  it('is read by person and kind, part by part', async () => {
    const { rows } = await accounts.server.database.query<{ id: number }>(
      `INSERT INTO staff (username, password_hash, role) VALUES ('many', '', 'Employee') RETURNING id`,
    );
    const id = rows[0]?.id ?? 0;
    await accounts.server.database.query(
      `INSERT INTO security_events (kind, staff_id)
       SELECT CASE WHEN n % 2 = 0 THEN 'login' ELSE 'logout' END, $1 FROM generate_series(1, 120) n`,
      [id],
    );
    const seen: number[] = [];
    let path: string | null = `security-log/?person=${id}&kind=logout`;
    while (path !== null) {
      const { body } = await accounts.server.call('GET', path, { as: 'Admin' });
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
    const { status } = await accounts.server.call('GET', `security-log/?${query}`, { as: 'Admin' });
    expect(status).toBe(400);
  });

  it('is only ever added to', async () => {
    await expect(accounts.server.database.query('DELETE FROM security_events')).rejects.toThrow(
      'append-only',
    );
  });
});
