import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { quoteKindNames, quoteKinds } from 'shared-api/contract/quotes/kinds';
import type { Examples } from 'shared-api/contract/quotes/rules';
import { readCompany } from '../company.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { invalidRequests } from 'shared-api/contract/testing/invalidRequests';

let server: TestServer;
beforeAll(async () => {
  const company = await readCompany();
  server = await startTestServer({
    company: {
      ...company,
      bookableMonths: 120,
      blockedDates: [{ from: '2030-07-01', to: '2030-07-05', kinds: ['carpet'] }],
    },
  });
});
afterAll(() => server.close());
// All visitors in these tests share one address, and so its limits.
beforeEach(() => server.database.query("DELETE FROM attempts WHERE kind = 'quote-address'"));

const inSeconds = (iso: string): number => Date.parse(iso) / 1000;
const request = {
  timestamp: inSeconds('2031-03-03T17:00:00Z'),
  room: 3,
  stairCase: 1,
  basement: true,
  email: 'visitor@example.com',
};
/** A new visitor for each test, so that tests do not use up each other's limits. */
const visitor = (): string => `v${randomUUID()}@example.com`;
const ask = (body: object) => server.call('POST', 'carpet-quote/', { body });

describe('a carpet quote', () => {
  it('is itemised and taxed from the rate card', async () => {
    const { status, body } = await ask({ ...request, email: visitor() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      lines: [
        { description: 'Carpet cleaning, room', quantity: 3, unitPrice: 49, amount: 147 },
        { description: 'Carpet cleaning, staircase', quantity: 1, unitPrice: 79, amount: 79 },
        { description: 'Carpet cleaning, basement', quantity: 1, unitPrice: 119, amount: 119 },
      ],
      subTotal: 345,
      tax: 44.85,
      total: 389.85,
    });
    expect(body['message']).toContain(`#${String(body['number'])}`);
    expect(body['message']).toContain('$ 389.85');
  });

  it('is never below the least visit, and says so in a line', async () => {
    const { body } = await ask({
      ...request,
      room: 1,
      stairCase: 0,
      basement: false,
      email: visitor(),
    });
    expect(body).toMatchObject({ subTotal: 129, tax: 16.77, total: 145.77 });
    expect(body['lines']).toContainEqual(
      expect.objectContaining({ description: 'Top-up to our minimum of $129', amount: 80 }),
    );
  });

  it('says until when its price holds and for which day it was asked, in its mail too', async () => {
    const { body } = await ask({ ...request, email: visitor() });
    const { rows } = await server.database.query<{ day: string; text: string }>(
      `SELECT q.valid_until AS day, m.text_body AS text FROM quotes q
       JOIN mails m ON m.entity = 'quotes' AND m.record_id = q.id WHERE q.number = $1`,
      [body['number']],
    );
    expect(body).toMatchObject({ requestedOn: '2031-03-03', validUntil: rows[0]?.day });
    expect(rows[0]?.text).toContain('Requested day: March 3, 2031.');
    expect(rows[0]?.text).toMatch(/The price is valid until \w+ \d+, \d{4}\./);
  });

  it('has the rush fee as a line of its own within 72 hours', async () => {
    const soon = Math.floor(Date.now() / 1000) + 71 * 3600;
    const { body } = await ask({ ...request, timestamp: soon, email: visitor() });
    expect(body['lines']).toContainEqual(
      expect.objectContaining({ description: 'Rush fee, service within 72 hours', amount: 45 }),
    );
    const fee = await server.call('GET', 'rush-fee/');
    expect(fee.body).toEqual({ rushFee: 45 });
    const later = await ask({ ...request, timestamp: soon + 2 * 3600, email: visitor() });
    expect(JSON.stringify(later.body['lines'])).not.toContain('Rush');
  });

  it('is stored with what priced it, as a lead, in the audit trail and as a queued mail', async () => {
    const email = visitor();
    const { body } = await ask({ ...request, email });
    const { rows } = await server.database.query(
      `SELECT q.price_cents, q.request_date_ts, q.category, q.type, q.rate_card_version,
         q.lines->-1 AS total, l.source, l.status, a.action, a.who, m.status AS mail,
         m.recipient, m.text_body LIKE '%$ 389.85%' AS names_total
       FROM quotes q JOIN leads l ON l.quote_id = q.id
       JOIN audit_trail a ON a.entity = 'quotes' AND a.record_id = q.id
       JOIN mails m ON m.entity = 'quotes' AND m.record_id = q.id
       WHERE q.number = $1`,
      [body['number']],
    );
    expect(rows).toEqual([
      {
        price_cents: 38_985,
        request_date_ts: '2031-03-03',
        category: 'Janitorial',
        type: 'Carpet',
        rate_card_version: 1,
        total: { code: 'total', amountCents: 38_985 },
        source: 'Quote',
        status: 'New',
        action: 'create',
        who: 'visitor',
        mail: 'queued',
        recipient: email,
        names_total: true,
      },
    ]);
  });

  it('is refused for a day without bookings, with the days', async () => {
    const { status, body } = await ask({
      ...request,
      timestamp: inSeconds('2030-07-05T16:00:00Z'),
      email: visitor(),
    });
    expect(status).toBe(405);
    expect(body['message']).toBe(
      'Currently not scheduling any appointments for the dates: July 1 to 5, 2030',
    );
  });

  it('is refused for a day that has passed', async () => {
    const { status } = await ask({ ...request, timestamp: 1_600_000_000, email: visitor() });
    expect(status).toBe(405);
  });

  it('is refused for a day that is too far ahead, with the last one', async () => {
    const { status, body } = await ask({
      ...request,
      timestamp: inSeconds('2090-01-01T17:00:00Z'),
      email: visitor(),
    });
    expect(status).toBe(405);
    expect(body['message']).toMatch(
      /^We book services up to \w+ \d{1,2}, \d{4}\. Please choose an earlier date\.$/,
    );
    expect(body['errors']).toEqual({ timestamp: body['message'] });
  });

  it('is refused when an e-mail address has asked too often', async () => {
    const email = visitor();
    const another = (count: number) =>
      ask({ ...request, timestamp: request.timestamp + count, email });
    for (let count = 0; count < 10; count += 1) expect((await another(count)).status).toBe(200);
    const { status, body } = await another(10);
    expect(status).toBe(405);
    expect(body['message']).toContain('many quotes');
  });
});

describe('repeating a submission', () => {
  const countOf = async (email: string): Promise<number> => {
    const { rows } = await server.database.query<{ count: number }>(
      "SELECT count(*) FROM quotes WHERE request->>'email' = $1",
      [email],
    );
    return rows[0]?.count ?? 0;
  };

  it('gives the same quote, however many come at once', async () => {
    const body = { ...request, email: visitor(), formKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => JSON.stringify(sorted(text)))).size).toBe(1);
    expect(await countOf(body.email)).toBe(1);
  });

  it('gives the same quote again later', async () => {
    const body = { ...request, email: visitor(), formKey: randomUUID() };
    const first = await ask(body);
    const second = await ask(body);
    expect(second.body['number']).toBe(first.body['number']);
  });

  it('is refused when the answers are others', async () => {
    const body = { ...request, email: visitor(), formKey: randomUUID() };
    await ask(body);
    const { status, body: refusal } = await ask({ ...body, room: 4 });
    expect(status).toBe(409);
    expect(refusal['message']).toContain('already been sent');
  });
});

/** Sorts object keys, whose order the database does not preserve. */
const sorted = (text: string): unknown => {
  const answer = JSON.parse(text) as Record<string, unknown>;
  return Object.entries(answer)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((line: object) => Object.entries(line).sort(([a], [b]) => a.localeCompare(b)))
        : value,
    ]);
};

describe.each(quoteKindNames)('the %s call', (kind) => {
  const { valid }: Examples<object> = quoteKinds[kind].examples;
  const invalid = invalidRequests[kind];
  it.each(invalid)('answers 400 with "$message"', async ({ input, field, message }) => {
    const { status, body } = await server.call('POST', `${kind}-quote/`, { body: input });
    expect(status).toBe(400);
    expect(body['errors']).toMatchObject({ [field]: message });
    expect(body['message']).toContain(message);
  });

  it.each(valid)('answers 200 to a valid example', async (input) => {
    const { status } = await server.call('POST', `${kind}-quote/`, {
      body: { ...input, email: visitor() },
    });
    expect(status).toBe(200);
  });
});

it('refuses an address that asks too often', async () => {
  await server.database.query(
    "INSERT INTO attempts (kind, key) SELECT 'quote-address', '127.0.0.1' FROM generate_series(1, 30)",
  );
  const { status, body } = await ask({ ...request, email: visitor() });
  expect(status).toBe(405);
  expect(body['message']).toContain('many quotes');
});

it('asks for the area of a floor that the form did not check', async () => {
  const { status, body } = await server.call('POST', 'floor-quote/', {
    body: { ...quoteKinds.floor.examples.valid[0], totalArea: '', email: visitor() },
  });
  expect(status).toBe(405);
  expect(body['message']).toContain('Enter the total area');
});

it('numbers quotes without gaps, also when some fail', async () => {
  const before = await ask({ ...request, email: visitor() });
  await ask({ ...invalidRequests.carpet[0]?.input });
  const after = await ask({ ...request, email: visitor() });
  expect(Number(after.body['number'])).toBe(Number(before.body['number']) + 1);
});

describe('a quote of visits that repeat', () => {
  it('says what its total is for, live and in message, mail and office', async () => {
    const form = { ...quoteKinds.commercial.examples.valid[1], email: visitor() };
    const { email, formKey: _, ...priced } = form;
    const live = await server.call('POST', 'commercial-quote/price/', { body: priced });
    expect(live.body).toMatchObject({ period: 'biWeekly' });
    const { body } = await server.call('POST', 'commercial-quote/', { body: form });
    expect(body).toMatchObject({ period: 'biWeekly' });
    expect(body['message']).toMatch(/comes to \$ [\d,.]+ per two weeks, tax included\./);
    const { rows } = await server.database.query<{ text: string }>(
      'SELECT text_body AS text FROM mails WHERE recipient = $1',
      [email],
    );
    expect(rows[0]?.text).toMatch(/Total per two weeks +\$ /);
    const list = await server.call('GET', `quotes/search/?q=${String(body['number'])}`, {
      as: 'Admin',
    });
    expect(list.body['results']).toMatchObject([{ period: 'biWeekly', price: body['total'] }]);
  });
});
