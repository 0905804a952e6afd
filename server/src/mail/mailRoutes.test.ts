import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { createQueueMail } from './queueMail.ts';

let server: TestServer;
let mailId: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.transaction((connection) =>
    createQueueMail(server.jobs)(connection, {
      entity: 'quotes',
      recordId: 7,
      recipient: 'ann@example.com',
      subject: 'Your quote',
      text: 'text',
      html: '<p>html</p>',
    }),
  );
  const { rows } = await server.database.query<{ id: number }>('SELECT id FROM mails');
  mailId = rows[0]?.id ?? 0;
});
afterAll(() => server.close());

const jobs = async (): Promise<number> => {
  const { rows } = await server.database.query<{ count: number }>(
    "SELECT count(*) FROM pgboss.job WHERE name = 'mail'",
  );
  return rows[0]?.count ?? 0;
};
const resend = (id: number | string, as: 'Admin' | 'Employee' = 'Admin') =>
  server.call('POST', `mails/resend/${id}`, { as, body: {} });

it('says what became of the mails about a record', async () => {
  const { body } = await server.call('GET', 'mails/?entity=quotes&recordId=7', { as: 'Admin' });
  expect(body['results']).toEqual([
    expect.objectContaining({ recipient: 'ann@example.com', status: 'queued', attempts: 0 }),
  ]);
  const other = await server.call('GET', 'mails/?entity=quotes&recordId=8', { as: 'Admin' });
  expect(other.body['results']).toEqual([]);
});

it('sends a failed mail again, once, and leaves alone one that waits', async () => {
  const before = await jobs();
  expect((await resend(mailId)).status).toBe(200);
  expect(await jobs()).toBe(before);
  await server.database.query("UPDATE mails SET status = 'failed', last_error = 'no such host'");
  await Promise.all(Array.from({ length: 8 }, () => resend(mailId)));
  expect(await jobs()).toBe(before + 1);
  const { rows } = await server.database.query('SELECT status, last_error FROM mails');
  expect(rows).toEqual([{ status: 'queued', last_error: null }]);
});

it.each(['queued', 'sent', 'failed'])(
  'sends no test of mail words again that is %s: a new one counts, and goes to an address of one’s own',
  async (status) => {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status)
       SELECT 'mailTest', 1, 'me@example.com', subject, text_body, html_body, $1 FROM mails WHERE id = $2
       RETURNING id`,
      [status, mailId],
    );
    const before = await jobs();
    const answer = await resend(rows[0]?.id ?? 0);
    expect({ status: answer.status, message: answer.body['message'] }).toEqual({
      status: 409,
      message: 'A test of mail words is not sent again. Send a new one from Settings, Mail words.',
    });
    expect(await jobs()).toBe(before);
  },
);

it('is for Admins, and for what is there', async () => {
  expect((await server.call('GET', 'mails/?entity=quotes&recordId=7')).status).toBe(401);
  expect((await resend(mailId, 'Employee')).status).toBe(403);
  expect((await resend(999_999)).status).toBe(404);
  expect((await resend('x')).status).toBe(404);
  for (const [query, field] of [
    ['entity=planes&recordId=7', 'entity'],
    ['entity=quotes&recordId=x', 'recordId'],
  ] as const) {
    const { status, body } = await server.call('GET', `mails/?${query}`, { as: 'Admin' });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]]);
  }
});

it('shows the outbox: failures first, then what waits, then what was sent', async () => {
  await server.database.query('DELETE FROM mails');
  await server.database.query(
    `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body, status)
     SELECT 'quotes', n, n || '@example.com', 'Your quote', '', '',
       CASE n WHEN 2 THEN 'failed' WHEN 3 THEN 'queued' ELSE 'sent' END
     FROM generate_series(1, 120) AS n ORDER BY n`,
  );
  expect((await server.call('GET', 'mails/', { as: 'Employee' })).status).toBe(403);
  const { body } = await server.call('GET', 'mails/', { as: 'Admin' });
  const results = body['results'] as Record<string, unknown>[];
  expect(results).toHaveLength(100);
  expect(results.slice(0, 4).map(({ recordId, status }) => [recordId, status])).toEqual([
    [2, 'failed'],
    [3, 'queued'],
    [120, 'sent'],
    [119, 'sent'],
  ]);
  expect(results[0]).toMatchObject({ entity: 'quotes', attempts: 0, lastError: null });
});
