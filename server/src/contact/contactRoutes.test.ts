import { beforeEach, expect, it } from '@jest/globals';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => server.database.query('DELETE FROM attempts'));

const message = {
  name: 'Amara Osei',
  email: 'amara@example.com',
  subject: 'An office\r\nBcc: everybody@example.com',
  phone: '519-555-0101',
  message: 'Two rooms.\n<b>After 18:00</b>',
};
const send = (body: object) => server.call('POST', 'contact/', { body });

it('becomes a lead and a mail to the company, and is answered', async () => {
  const { status, body } = await send(message);
  expect(status).toBe(200);
  expect(body['message']).toContain('Thank you');
  const { rows } = await server.database.query(
    `SELECT l.name, l.message, l.source, l.status, m.recipient, m.subject, m.html_body
     FROM leads l JOIN mails m ON m.entity = 'leads' AND m.record_id = l.id ORDER BY l.id DESC LIMIT 1`,
  );
  expect(rows[0]).toMatchObject({
    name: 'Amara Osei',
    message: message.message,
    source: 'Contact',
    status: 'New',
    recipient: server.company.email,
    subject: 'Contact: An office Bcc: everybody@example.com',
    html_body: expect.stringContaining('&lt;b&gt;After 18:00'),
  });
});

it('is taken once when it is sent again, also at the same time', async () => {
  const again = { ...message, message: 'Sent by a double click.' };
  const answers = await Promise.all([send(again), send(again)]);
  answers.push(await send(again));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await server.database.query(
    `SELECT count(*)::int AS mails, count(DISTINCT l.id)::int AS leads
     FROM leads l JOIN mails m ON m.entity = 'leads' AND m.record_id = l.id WHERE l.message = $1`,
    [again.message],
  );
  expect(rows).toEqual([{ mails: 1, leads: 1 }]);
});

it('says to the company that a visitor wrote in French', async () => {
  const mailOf = async (language: string, subject: string): Promise<string> => {
    const body = { ...message, subject };
    await server.call('POST', 'contact/', { body, headers: { 'x-language': language } });
    const { rows } = await server.database.query<{ text_body: string }>(
      'SELECT text_body FROM mails WHERE subject = $1',
      [`Contact: ${subject}`],
    );
    return rows[0]?.text_body ?? '';
  };
  expect(await mailOf('fr', 'Un bureau')).toContain('Language: French. Please answer in it.');
  expect(await mailOf('en', 'One office')).not.toContain('Language:');
});

it.each([
  [{ message: '  \n' }, 'message', "Message body can't be blank"],
  [{ email: 'amara@example' }, 'email', 'You must enter a valid email address.'],
  [{ email: '' }, 'email', 'You must enter a valid email address.'],
  [{ colour: 'red' }, 'colour', 'There is no field "colour".'],
])('is refused with %j', async (change, field, text) => {
  const { status, body } = await send({ ...message, ...change });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ [field]: text });
});

it('is refused for a while when one address sends many', async () => {
  const another = (count: number) => send({ ...message, subject: `Office ${count}` });
  for (let count = 0; count < 10; count += 1) expect((await another(count)).status).toBe(200);
  expect((await another(10)).status).toBe(405);
  // What was taken already is not another message.
  expect((await another(0)).status).toBe(200);
});
