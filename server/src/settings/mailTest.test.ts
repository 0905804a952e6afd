import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from 'shared-api/contract/staff/roles';
import { stopQueueClock } from '../../harness/testing/crowd.ts';
import { startSmtp } from '../../harness/testing/smtp/startSmtp.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { createMailJob } from '../mail/mailJob.ts';
import { smtpDelivery } from '../mail/transports.ts';

const server = serverPerFile();

const own = 'me@northbank.example';

beforeEach(async () => {
  for (const table of ['mails', 'attempts', 'client_contacts', 'clients']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
  await setOwn('');
});

stopQueueClock();

/** The address of every login. */
const setOwn = (email: string) => server.database.query('UPDATE staff SET email = $1', [email]);

interface Test {
  as?: Role;
  to?: string;
  words?: object;
  language?: string;
}

const sendTest = ({ as = 'Admin', to = '', words = {}, language = 'fr' }: Test = {}) =>
  server.call('POST', 'mail-words/test', {
    as,
    body: { kind: 'reminder', language, words, to },
  });

const mails = async () =>
  (
    await server.database.query<{ id: number; entity: string; recipient: string; subject: string }>(
      'SELECT id, entity, recipient, subject FROM mails ORDER BY id',
    )
  ).rows;

describe('a test of words', () => {
  it('goes to the address of the login as the mail would be, in its language, with what is typed', async () => {
    await setOwn(own);
    const words = { reminderFrSubject: 'Petit rappel: {number}', reminderFrGreeting: 'Salut,' };
    const { status, body } = await sendTest({ words });
    expect([status, body['message']]).toEqual([202, `The test is on its way to ${own}.`]);
    const [mail] = await mails();
    const smtp = await startSmtp();
    await createMailJob(server, smtpDelivery(smtp.url)).run(
      { mailId: mail?.id ?? 0 },
      { isLast: false },
    );
    await smtp.stop();
    const [received] = smtp.received;
    expect(received?.subject).toBe('Petit rappel: 10234');
    expect(received?.text).toMatch(/^Salut,/);
    expect(received?.html).toContain('Payer la facture');
    expect(await sendTest({ language: 'en' })).toMatchObject({ status: 202 });
    expect((await mails())[1]?.subject).toBe('A reminder of your invoice #10234');
  });

  it('stands in the list of mails as a test, about no record, and needs nobody today', async () => {
    await setOwn(own);
    await sendTest();
    await server.database.query("UPDATE mails SET status = 'failed'");
    const { body } = await server.call('GET', 'mails/', { as: 'Office' });
    expect(body['results']).toMatchObject([{ entity: 'mailTest', recipient: own }]);
    const [mail] = await mails();
    const read = await server.call('GET', `mails/${mail?.id}/`, { as: 'Admin' });
    expect(read.body).toMatchObject({ to: [own], attachments: [] });
    const today = await server.call('GET', 'today/', { as: 'Admin' });
    expect(JSON.stringify(today.body)).not.toContain(own);
  });

  it('goes to no other address than that of the login', async () => {
    await setOwn(own);
    const other = await sendTest({ to: 'friend@example.com' });
    expect([other.status, other.body['errors']]).toEqual([
      403,
      { to: `A test goes to the address of your login, ${own}, and to no other.` },
    ]);
    expect(await sendTest({ to: own.toUpperCase() })).toMatchObject({ status: 202 });
    expect(await mails()).toMatchObject([{ recipient: own }]);
  });

  it('goes to a typed address for an owner whose login has none, and for nobody else', async () => {
    const none = await sendTest();
    expect([none.status, Object.keys(none.body['errors'] ?? {})]).toEqual([400, ['to']]);
    expect(await sendTest({ to: own })).toMatchObject({ status: 202 });
    const office = await sendTest({ as: 'Office', to: own });
    expect([office.status, office.body['message']]).toEqual([
      409,
      'Your login has no e-mail address. An owner, who may type one, can send the test.',
    ]);
    expect(await sendTest({ as: 'Employee', to: own })).toMatchObject({ status: 403 });
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['a client', "INSERT INTO clients (since_ts, email) VALUES (current_date, 'Zoe@Example.com')"],
    [
      'a copy of a client',
      "INSERT INTO clients (since_ts, cc_emails) VALUES (current_date, 'a@b.ca, ZOE@example.com')",
    ],
    [
      'a contact',
      `WITH c AS (INSERT INTO clients (since_ts) VALUES (current_date) RETURNING id)
       INSERT INTO client_contacts (client_id, email) SELECT id, 'zoe@example.com' FROM c`,
    ],
  ])('never goes to the address of %s', async (_whom, sql) => {
    await server.database.query(sql);
    const { status, body } = await sendTest({ to: 'zoe@example.com' });
    expect([status, body['message']]).toEqual([
      409,
      'zoe@example.com is an address of a client or lead, and a test goes to none of them. Type one of your own.',
    ]);
    expect(await mails()).toEqual([]);
  });

  it('is refused for words that could not be saved', async () => {
    const { status } = await sendTest({ to: own, words: { reminderFrSubject: 'Rappel' } });
    expect(status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('is sent twenty times in an hour, of forty at once', async () => {
    await setOwn(own);
    const answers = await Promise.all(Array.from({ length: 40 }, () => sendTest()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    expect(refused[0]?.body['message']).toMatch(
      /^You have sent 20 tests within an hour\. Send the next one in \d+ minutes\.$/,
    );
    expect(await mails()).toHaveLength(20);
  });
});

it('the words say to which address a test goes', async () => {
  const look = async () =>
    (await server.call('GET', 'mail-words/', { as: 'Office' })).body['testTo'];
  expect(await look()).toBe('');
  await setOwn(own);
  expect(await look()).toBe(own);
});
