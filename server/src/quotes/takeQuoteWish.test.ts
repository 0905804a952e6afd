import { beforeEach, expect, it } from '@jest/globals';
import { quoteKinds } from 'shared-api/contract/quotes/kinds';
import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { languageHeader } from 'shared-api/contract/values/language';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM sent_forms'));

let asked = 0;
async function askForQuote(): Promise<QuoteAnswer> {
  asked += 1;
  const { body } = await server.call('POST', 'carpet-quote/', {
    body: {
      timestamp: exampleTimestamp,
      room: 3,
      stairCase: 1,
      basement: true,
      email: `wishes-${asked}@example.com`,
    },
  });
  return body as unknown as QuoteAnswer;
}

const booking = {
  wish: 'book',
  name: 'Amara Osei',
  phone: '519-555-0101',
  address: '22 King St N, Waterloo, N2J 2W9',
  message: '',
};
const wish = ({ secret }: QuoteAnswer, body: object, headers = {}) =>
  server.call('POST', `quote-answers/${secret}/wishes/`, { body, headers });

interface LeadRow {
  name: string;
  email: string;
  phone: string;
  address: string;
  subject: string;
  message: string;
  language: string;
  /** To the company, and to whoever has the quote. */
  mails: { recipient: string; subject: string }[];
}
async function leadsOf({ number }: QuoteAnswer): Promise<LeadRow[]> {
  const { rows } = await server.database.query<LeadRow>(
    `SELECT l.name, l.email, l.phone, l.address, l.subject, l.message, l.language,
       (SELECT jsonb_agg(jsonb_build_object('recipient', m.recipient, 'subject', m.subject) ORDER BY m.id)
        FROM mails m WHERE m.entity = 'leads' AND m.record_id = l.id) AS mails
     FROM leads l JOIN quotes q ON q.id = l.quote_id
     WHERE q.number = $1 AND l.quote_wish IS NOT NULL ORDER BY l.id`,
    [number],
  );
  return rows;
}

it('is a lead of the quote, a mail to the company and one to its reader, and stands on the quote', async () => {
  const quote = await askForQuote();
  const { status, body } = await wish(quote, booking, { [languageHeader]: 'fr' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ number: quote.number, wishes: [{ wish: 'book' }] });
  expect(await leadsOf(quote)).toEqual([
    {
      name: 'Amara Osei',
      email: `wishes-${asked}@example.com`,
      phone: '(519) 555-0101',
      address: '22 King St N, Waterloo, N2J 2W9',
      subject: `Book quote #${quote.number}`,
      message: 'Please book it as it was quoted.',
      language: 'fr',
      mails: [
        { recipient: server.company.email, subject: `Contact: Book quote #${quote.number}` },
        {
          recipient: `wishes-${asked}@example.com`,
          subject: `Votre demande de réservation, soumission nº\u00a0${quote.number}`,
        },
      ],
    },
  ]);
  const { rows } = await server.database.query<{ id: number }>('SELECT max(id) AS id FROM leads');
  const thread = await server.call('GET', `leads/${String(rows[0]?.id)}/thread`, { as: 'Admin' });
  expect(thread.body['events']).toContainEqual(
    expect.objectContaining({ kind: 'quoteMailed', note: expect.stringContaining('réservation') }),
  );
  const again = await server.call('GET', `quote-answers/${quote.secret}`);
  expect(again.body['wishes']).toEqual(body['wishes']);
});

it('is one however many send it at once; what says something else is another', async () => {
  const quote = await askForQuote();
  const all = await Promise.all(Array.from({ length: 60 }, () => wish(quote, booking)));
  // Corrected after its answer was lost, or sent from another window.
  await wish(quote, { ...booking, message: 'Unit 12, buzzer 44.' });
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  const change = { ...booking, wish: 'change', message: 'Two rooms more.' };
  await Promise.all(Array.from({ length: 40 }, () => wish(quote, change)));
  const { body } = await wish(quote, { ...change, message: 'And the stairs.' });
  expect(body['wishes']).toMatchObject([
    { wish: 'book', count: 2 },
    { wish: 'change', count: 2 },
  ]);
  expect((await leadsOf(quote)).map(({ subject }) => subject)).toEqual([
    `Book quote #${quote.number}`,
    `Book quote #${quote.number}`,
    `Change quote #${quote.number}`,
    `Change quote #${quote.number}`,
  ]);
});

it('can be asked again once its lead is deleted', async () => {
  const quote = await askForQuote();
  await wish(quote, booking);
  const { rows } = await server.database.query<{ id: number }>(
    `SELECT l.id FROM leads l JOIN quotes q ON q.id = l.quote_id
     WHERE q.number = $1 AND l.quote_wish = 'book'`,
    [quote.number],
  );
  const path = `leads/delete/${String(rows[0]?.id)}`;
  expect((await server.call('DELETE', path, { as: 'Admin' })).status).toBe(200);
  const read = await server.call('GET', `quote-answers/${quote.secret}`);
  expect(read.body['wishes']).toEqual([]);
  expect((await wish(quote, booking)).body['wishes']).toMatchObject([{ wish: 'book', count: 1 }]);
  expect(await leadsOf(quote)).toHaveLength(1);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ wish: 'dance' }, 'wish'],
  [{ phone: '' }, 'phone'],
  [{ phone: 'abc' }, 'phone'],
  [{ wish: 'ask', phone: '12345', message: 'When?' }, 'phone'],
  [{ address: ' ' }, 'address'],
  [{ wish: 'change' }, 'message'],
  [{ wish: 'ask', message: ' ' }, 'message'],
  [{ colour: 'red' }, 'colour'],
])('is refused with %j', async (change, field) => {
  const { status, body } = await wish(await askForQuote(), { ...booking, ...change });
  expect(status).toBe(400);
  expect(Object.keys(body['errors'] as object)).toEqual([field]);
});

it('needs no address where the quote or its client has one, nor a phone number to ask something', async () => {
  const { address: _, ...withoutAddress } = booking;
  const quote = await askForQuote();
  expect(quote.needsAddress).toBe(true);
  expect((await wish(quote, { ...booking, wish: 'ask', message: 'When?', phone: '' })).status).toBe(
    200,
  );
  const client = await server.database.query<{ id: number }>(
    "INSERT INTO clients (since_ts, full_name, address) VALUES ('2026-01-01', 'Known', '1 Main St') RETURNING id",
  );
  await server.database.query('UPDATE quotes SET client_id = $2 WHERE number = $1', [
    quote.number,
    client.rows[0]?.id,
  ]);
  expect((await wish(quote, withoutAddress)).status).toBe(200);
  const { body } = await server.call('POST', 'student-quote/', {
    body: quoteKinds.student.examples.valid[0] ?? {},
  });
  const student = body as unknown as QuoteAnswer;
  expect(student.needsAddress).toBe(false);
  expect((await wish(student, withoutAddress)).status).toBe(200);
});

it('of an unknown quote, or to book one whose price has run out, is refused', async () => {
  const quote = await askForQuote();
  expect((await wish({ ...quote, secret: 'unknown' }, booking)).status).toBe(404);
  await server.database.query("UPDATE quotes SET valid_until = '2026-01-31' WHERE number = $1", [
    quote.number,
  ]);
  const { status, body } = await wish(quote, booking);
  expect(status).toBe(409);
  expect(body['message']).toContain('cannot be booked any more');
  expect((await wish(quote, { ...booking, wish: 'ask', message: 'Why?' })).status).toBe(200);
});

it('that books one whose money was given back is refused in words of its language', async () => {
  const quote = await askForQuote();
  await server.database.query(
    `WITH paid AS (
       INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
       SELECT id, price_cents, 'cash', since_ts, 'test' FROM quotes WHERE number = $1 RETURNING *)
     INSERT INTO refunds (payment_id, amount_cents, method, day, reason, status, made_by)
     SELECT id, amount_cents, method, received_on, 'Called off', 'pending', 'test' FROM paid`,
    [quote.number],
  );
  const inEnglish = await wish(quote, booking);
  expect(inEnglish.status).toBe(409);
  expect(inEnglish.body['message']).toContain('We have refunded what was paid');
  const inFrench = await wish(quote, booking, { [languageHeader]: 'fr' });
  expect(inFrench.status).toBe(409);
  expect(inFrench.body['message']).toContain('Nous avons remboursé');
  expect(await leadsOf(quote)).toEqual([]);
  expect((await wish(quote, { ...booking, wish: 'ask', message: 'Why?' })).status).toBe(200);
});

it('is refused for a while when one address sends many', async () => {
  const quote = await askForQuote();
  const ask = (count: number) => wish(quote, { ...booking, wish: 'ask', message: `Nº ${count}` });
  for (let count = 0; count < 20; count += 1) expect((await ask(count)).status).toBe(200);
  expect((await ask(20)).status).toBe(405);
  // What was taken already is not another message.
  expect((await ask(0)).status).toBe(200);
});

it('confirms to one address five times an hour, whatever quotes and networks the messages come from', async () => {
  const email = 'victim@example.com';
  const quotes: QuoteAnswer[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { body } = await server.call('POST', 'carpet-quote/', {
      body: { timestamp: exampleTimestamp, room: count + 1, stairCase: 1, basement: true, email },
    });
    quotes.push(body as unknown as QuoteAnswer);
  }
  const asks = quotes.flatMap((quote) =>
    Array.from({ length: 12 }, (_, count) =>
      wish(quote, { ...booking, wish: 'ask', message: `Nº ${count}` }),
    ),
  );
  const statuses = (await Promise.all(asks)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { rows } = await server.database.query<{ recipient: string; count: number }>(
    `SELECT recipient, count(*)::integer AS count FROM mails
     WHERE entity = 'leads' AND record_id IN (SELECT id FROM leads WHERE email = $1)
     GROUP BY recipient`,
    [email],
  );
  const counts = Object.fromEntries(rows.map(({ recipient, count }) => [recipient, count]));
  expect(counts).toEqual({ [email]: 5, [server.company.email]: asks.length });
});

it('takes an address of signs that nobody sees for none', async () => {
  const { status, body } = await wish(await askForQuote(), {
    ...booking,
    address: ' \u200b\ufeff',
  });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ address: 'Say where we should come.' });
});
