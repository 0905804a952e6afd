import { expect, it } from '@jest/globals';
import { machine, Overriding } from '../../../harness/testing/releases/Overriding.ts';
import { endSessions, forgetOldSessions } from '../../session/sessions.ts';
import { forgetOldOverrides } from './Overrides.ts';

const on = new Overriding();

/** Ages all sessions, and removes those that are too old, as the server does each hour. */
async function ageSessions(change: string): Promise<void> {
  await on.server.database.query(`UPDATE sessions SET ${change}`);
  await forgetOldSessions(on.server.database);
}

async function endAllSessions(): Promise<void> {
  const { rows } = await on.server.database.query<{ id: number }>(
    "SELECT id FROM staff WHERE username = 'test-admin'",
  );
  await endSessions(on.server.database, rows[0]?.id ?? 0);
}

/** The id of the last entry of the security log. */
async function lastEvent(): Promise<number> {
  const { rows } = await on.server.database.query<{ id: number | null }>(
    'SELECT max(id) AS id FROM security_events',
  );
  return rows[0]?.id ?? 0;
}

/** Ends of overrides that stand in the log after an entry. */
async function endsAfter(id: number) {
  const { rows } = await on.server.database.query<{ who: string; detail: string }>(
    `SELECT who, detail FROM security_events
     WHERE id > $1 AND kind = 'override-ended' ORDER BY id`,
    [id],
  );
  return rows;
}

async function expectNone(): Promise<void> {
  expect((await on.server.database.query('SELECT FROM overrides')).rows).toEqual([]);
}

it('overrides that are over are forgotten, and the log says so once', async () => {
  const headers = await on.logIn();
  await on.begin(headers);
  await on.server.database.query("UPDATE overrides SET expires_at = now() - interval '1 second'");
  const before = await lastEvent();
  await forgetOldOverrides(on.server.database);
  await on.server.call('POST', 'rest-auth/logout/', { headers });
  await expectNone();
  expect(await endsAfter(before)).toEqual([
    { who: 'test-admin', detail: `public-site: ${machine}, after 24 hours` },
  ]);
});

it('overrides that give way to another of their app stand in the log, also of forty at once', async () => {
  const headers = await on.logIn();
  const before = await lastEvent();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      on.begin(headers, { app: 'public-site', origin: `http://localhost:${9000 + index}` }),
    ),
  );
  const { rows } = await on.server.database.query<{ origin: string }>(
    'SELECT origin FROM overrides',
  );
  expect(rows).toHaveLength(1);
  const ends = await endsAfter(before);
  expect(ends).toHaveLength(39);
  expect(ends.map(({ detail }) => detail)).not.toContain(`public-site: ${rows[0]?.origin}`);
});

it.each([
  [
    'a log-out',
    (headers: Record<string, string>) => on.server.call('POST', 'rest-auth/logout/', { headers }),
  ],
  ['12 hours without use', () => ageSessions("used_at = now() - interval '13 hours'")],
  ['30 days', () => ageSessions("created_at = now() - interval '31 days'")],
  ['the end of all sessions of the login', endAllSessions],
])('overrides that end with their session by %s stand in the log, each app', async (_way, end) => {
  const headers = await on.logIn();
  await on.begin(headers);
  await on.begin(headers, { app: 'back-office', origin: 'http://127.0.0.1:8083' });
  const before = await lastEvent();
  await end(headers);
  await expectNone();
  expect(await endsAfter(before)).toEqual([
    { who: 'test-admin', detail: `public-site: ${machine}, with its session` },
    { who: 'test-admin', detail: 'back-office: http://127.0.0.1:8083, with its session' },
  ]);
});

it('one whose time is over is not said to end with its session, nor by whoever begins the next', async () => {
  const headers = await on.logIn();
  await on.begin(headers);
  const age =
    "UPDATE overrides SET begun_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'";
  await on.server.database.query(age);
  const before = await lastEvent();
  await on.begin(headers);
  await on.server.database.query(age);
  await on.server.call('POST', 'rest-auth/logout/', { headers });
  const end = { who: 'test-admin', detail: `public-site: ${machine}, after 24 hours` };
  expect(await endsAfter(before)).toEqual([end, end]);
});

it('one of somebody who gets a lower role ends for good, and does not come back with the role', async () => {
  const headers = await on.logIn();
  const cookie = await on.begin(headers);
  const before = await lastEvent();
  const give = (role: string) =>
    on.server.database.query("UPDATE staff SET role = $1 WHERE username = 'test-admin'", [role]);
  await give('Office');
  await give('Admin');
  await on.expectReleased(cookie);
  await expectNone();
  expect(await endsAfter(before)).toEqual([
    { who: 'test-admin', detail: `public-site: ${machine}, with the role` },
  ]);
});
