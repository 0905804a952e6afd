import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { carpet } from 'shared-api/contract/quotes/carpet';
import { statuses, stopQueueClock } from '../harness/testing/crowd.ts';
import { startTestServer, type Answer, type TestServer } from '../harness/testing/testServer.ts';
import { visitRequest } from '../harness/testing/testVisits.ts';
import { forgetSentForms } from './sentForms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 1 });
});
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts'));
stopQueueClock();

const countOf = async (sql: string, value: string): Promise<number> => {
  const { rows } = await server.database.query<{ count: number }>(sql, [value]);
  return Number(rows[0]?.count);
};
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('a quote form', () => {
  const formOf = () => ({ ...carpet.examples.valid[0], email: `v${randomUUID()}@example.com` });
  const ask = (body: object, ip = '192.0.2.1', language = 'en'): Promise<Answer> =>
    server.call('POST', 'carpet-quote/', {
      body,
      headers: { ...from(ip), 'x-language': language },
    });
  const quotesOf = (email: string) =>
    countOf("SELECT count(*) FROM quotes WHERE request->>'email' = $1", email);
  const mailsTo = (email: string) =>
    countOf('SELECT count(*) FROM mails WHERE recipient = $1', email);

  it('that comes thirty times at once, with other keys and none, is one quote and one mail', async () => {
    const form = formOf();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(index % 2 ? { ...form, formKey: randomUUID() } : form),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const said = answers.map(({ body }) => [body['number'], body['secret'], body['total']].join());
    expect(new Set(said).size).toBe(1);
    expect(await quotesOf(form.email)).toBe(1);
    expect(await mailsTo(form.email)).toBe(1);
    expect(
      await countOf(
        "SELECT count(*) FROM attempts WHERE kind = 'quote-email' AND key = $1",
        form.email,
      ),
    ).toBe(1);
  });

  it('is answered in the language that is read now', async () => {
    const form = formOf();
    const first = await ask(form);
    const second = await ask(form, '192.0.2.1', 'fr');
    expect(second.body['number']).toBe(first.body['number']);
    expect(second.body['message']).not.toBe(first.body['message']);
  });

  it('with other answers, or from another network, is another quote', async () => {
    const form = formOf();
    const numbers = [
      await ask(form),
      await ask({ ...form, room: Number(form.room) + 1 }),
      await ask(form, '192.0.2.2'),
      await ask(form, '2001:db8::1'),
    ].map(({ body }) => body['number']);
    expect(new Set(numbers).size).toBe(4);
    const neighbour = await ask(form, '2001:db8::2');
    expect(neighbour.body['number']).toBe(numbers[3]);
  });

  it('is a new one after half an hour, and no longer known', async () => {
    const form = formOf();
    const first = await ask(form);
    await server.database.query("UPDATE sent_forms SET at = at - interval '31 minutes'");
    const later = await ask(form);
    expect(later.body['number']).not.toBe(first.body['number']);
    await server.database.query("UPDATE sent_forms SET at = at - interval '31 minutes'");
    await forgetSentForms(server.database);
    const { rows } = await server.database.query('SELECT FROM sent_forms');
    expect(rows).toEqual([]);
  });
});

it('a message that comes a hundred times at once is one lead and one mail, and another once that is deleted', async () => {
  const subject = `Office ${randomUUID()}`;
  const body = { name: 'Ann', email: 'ann@example.com', subject, phone: '', message: 'Hello' };
  const send = () => server.call('POST', 'contact/', { body, headers: from('192.0.2.3') });
  expect(await statuses(send)).toEqual({ 200: 100 });
  expect(await countOf('SELECT count(*) FROM leads WHERE subject = $1', subject)).toBe(1);
  expect(await countOf('SELECT count(*) FROM mails WHERE subject LIKE $1', `%${subject}`)).toBe(1);
  await server.database.query('DELETE FROM leads WHERE subject = $1', [subject]);
  expect((await send()).status).toBe(200);
  expect(await countOf('SELECT count(*) FROM leads WHERE subject = $1', subject)).toBe(1);
});

it('a request for a visit that comes a hundred times at once under other keys is one lead', async () => {
  const message = `The driveway ${randomUUID()}`;
  const send = () =>
    server.call('POST', 'visit-requests/', {
      body: { ...visitRequest, message, formKey: randomUUID() },
      headers: from('192.0.2.4'),
    });
  expect(await statuses(send)).toEqual({ 200: 100 });
  expect(await countOf('SELECT count(*) FROM leads WHERE message = $1', message)).toBe(1);
});
