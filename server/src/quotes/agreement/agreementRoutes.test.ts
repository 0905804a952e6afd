import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { daysAfter } from 'shared-api/contract/values/days';
import { issueInvoices } from '../../billing/issueInvoices.ts';
import {
  startTestServer,
  type Answer,
  type TestServer,
} from '../../../harness/testing/testServer.ts';

type Json = Record<string, unknown>;

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  today = companyDay(Date.now() / 1000, server.company.timeZone);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, path, { as: 'Admin', ...(body && { body }) });

async function quoted(fields: object = {}): Promise<Json> {
  const { body } = await call('POST', 'quotes/create', { price: 1_000, ...fields });
  return body;
}

const accepting = (version: unknown, fields: object = {}) => ({
  version,
  on: today,
  how: 'email',
  by: 'Lena Wójcik',
  note: 'She wrote on Sunday.',
  ...fields,
});
const accept = ({ id, version }: Json, fields: object = {}): Promise<Answer> =>
  call('POST', `quotes/${String(id)}/accept/`, accepting(version, fields));

const line = { description: 'Drywall', quantity: 2.5, rate: 40.1 };
const order = (quote: Json, fields: object = {}): Promise<Answer> =>
  call('POST', `quotes/${String(quote['id'])}/change-orders/`, {
    key: randomUUID(),
    reason: 'The wall is wet.',
    lines: [line],
    ...fields,
  });
const acceptOrder = ({ id, version }: Json): Promise<Answer> =>
  call('POST', `change-orders/${String(id)}/accept/`, accepting(version));
const withdraw = ({ id, version }: Json): Promise<Answer> =>
  call('POST', `change-orders/${String(id)}/withdraw/`, { version });

async function accepted(): Promise<Json> {
  const quote = await quoted();
  expect((await accept(quote)).status).toBe(200);
  return quote;
}

describe('the acceptance of a quote', () => {
  it('is recorded with who, when and how, and with who wrote it down', async () => {
    const quote = await quoted();
    const { status, body } = await accept(quote, { on: today });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      acceptance: {
        on: today,
        how: 'email',
        by: 'Lena Wójcik',
        note: 'She wrote on Sunday.',
        recordedBy: 'test-admin',
      },
      changeOrders: [],
      agreed: 1_000,
      ceiling: 1_100,
      billed: 0,
    });
    const path = `quotes/${String(quote['id'])}`;
    expect((await call('GET', `${path}/agreement/`)).body).toEqual(body);
    expect((await call('GET', `${path}/`)).body).toMatchObject({ acceptedOn: today });
    const history = await call('GET', `quotes/history/${String(quote['id'])}`);
    expect(history.body['results']).toMatchObject([
      { after: { accepted: String(quote['number']), by: 'Lena Wójcik', total: 1_000 } },
      { action: 'create' },
    ]);
  });

  it('freezes what the document says, and nothing else', async () => {
    const quote = await accepted();
    const { body: now } = await call('GET', `quotes/${String(quote['id'])}/`);
    const update = (fields: object) =>
      call('PUT', `quotes/update/${String(quote['id'])}/`, { ...now, ...fields });
    for (const fields of [{ price: 900 }, { notes: 'Less' }, { lineData: [['a'], ['b']] }]) {
      const { status, body } = await update(fields);
      expect(status).toBe(409);
      expect(body['message']).toContain('Make a change order instead.');
      expect(Object.keys(body['errors'] as object)).toEqual(Object.keys(fields));
    }
    expect((await update({ laborCost: 12 })).status).toBe(200);
    // Also from a server of the release before, which does not ask.
    const sql = 'UPDATE quotes SET price_cents = 1 WHERE id = $1';
    await expect(server.database.query(sql, [quote['id']])).rejects.toThrow('is accepted');
  });

  it('keeps the quote from being deleted', async () => {
    const quote = await accepted();
    const { status, body } = await call('DELETE', `quotes/delete/${String(quote['id'])}`);
    expect(status).toBe(409);
    expect(body['message']).toContain('is accepted and cannot be deleted');
  });

  it('is of the version that was seen, of a quote with a price, and of a day that can be', async () => {
    const quote = await quoted();
    await call('PUT', `quotes/update/${String(quote['id'])}/`, { ...quote, price: 2_000 });
    expect((await accept(quote)).status).toBe(409);
    expect((await accept(await quoted({ price: null }))).body['message']).toContain('no price yet');
    const days = [daysAfter(today, 1), daysAfter(today, -1), '2026-02-30'];
    for (const on of days) {
      const { status, body } = await accept(await quoted(), { on });
      expect(status).toBe(400);
      expect(Object.keys(body['errors'] as object)).toEqual(['on']);
    }
    const { status, body } = await accept(await quoted(), { how: '', by: ' ' });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({
      how: 'Say how the client accepted.',
      by: 'Say who accepted.',
    });
    expect((await call('POST', 'quotes/999999/accept/', accepting(1))).status).toBe(404);
  });

  it('is of a day on which its price was valid, unless somebody has acted on it', async () => {
    const yesterday = daysAfter(today, -1);
    const made = await quoted();
    const path = `quotes/update/${String(made['id'])}/`;
    const { body: late } = await call('PUT', path, { ...made, validUntil: yesterday });
    const refused = await accept(late);
    expect(refused.status).toBe(400);
    expect(refused.body['errors']).toEqual({
      on: expect.stringMatching(/^The price of this quote was valid until .+ set a later day/),
    });
    const { body: longer } = await call('PUT', path, { ...late, validUntil: today });
    expect((await accept(longer)).status).toBe(200);
  });

  it('is recorded once, however many people do it at once', async () => {
    const quote = await quoted();
    const answers = await Promise.all(Array.from({ length: 40 }, () => accept(quote)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 39 }, () => 409)]);
    const { rows } = await server.database.query(
      'SELECT count(*) AS count FROM acceptances WHERE quote_id = $1',
      [quote['id']],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is changed and deleted by nobody', async () => {
    await accepted();
    for (const sql of ["UPDATE acceptances SET note = ''", 'DELETE FROM acceptances']) {
      await expect(server.database.query(sql)).rejects.toThrow('stays as it is');
    }
  });
});

describe('a change order', () => {
  it('has the number of its quote with a suffix, its lines, tax and total', async () => {
    const quote = await accepted();
    const { status, body } = await order(quote);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: `${String(quote['number'])}-O1`,
      day: today,
      reason: 'The wall is wet.',
      lines: [{ ...line, amount: 100.25 }],
      subTotal: 100.25,
      tax: 13.03,
      total: 113.28,
      acceptance: null,
      withdrawnOn: null,
    });
    expect((await order(quote)).body['number']).toBe(`${String(quote['number'])}-O2`);
    // It takes no number of the sequence.
    expect((await quoted())['number']).toBe(Number(quote['number']) + 1);
  });

  it('is one for a key, and forty at once have forty numbers', async () => {
    const quote = await accepted();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => order(quote, { key })));
    expect(new Set(same.map(({ body }) => body['id'])).size).toBe(1);
    const other = await order(quote, { key, reason: 'Another' });
    expect(other.status).toBe(409);
    expect(other.body['message']).toMatch(
      /^This form was sent before, and that is done: Change order \d+-O1 for \$ [\d,.]+ is made\./,
    );
    const others = await Promise.all(Array.from({ length: 40 }, () => order(quote)));
    const numbers = new Set(others.map(({ body }) => body['number']));
    const expected = others.map((_, index) => `${String(quote['number'])}-O${index + 2}`);
    expect(numbers).toEqual(new Set(expected));
  });

  it('belongs to an accepted quote of one total', async () => {
    expect((await order(await quoted())).body['message']).toContain('is not accepted yet');
    const repeated = await quoted();
    await server.database.query('UPDATE quotes SET request = $1 WHERE id = $2', [
      { kind: 'commercial', frequency: 'weekly' },
      repeated['id'],
    ]);
    expect((await order(repeated)).body['message']).toContain('visits that repeat');
  });

  it('adds to what was agreed to once it is accepted, and stays as it was', async () => {
    const quote = await accepted();
    const { body: open } = await order(quote);
    const { status, body } = await acceptOrder(open);
    expect(status).toBe(200);
    expect(body).toMatchObject({ acceptance: { by: 'Lena Wójcik', how: 'email', on: today } });
    const agreement = await call('GET', `quotes/${String(quote['id'])}/agreement/`);
    expect(agreement.body).toMatchObject({ agreed: 1_113.28, ceiling: 1_224.6 });
    expect((await acceptOrder(body)).body['message']).toContain('is accepted already');
    const withdraw = await call('POST', `change-orders/${String(open['id'])}/withdraw/`, {
      version: body['version'],
    });
    expect(withdraw.status).toBe(409);
    const sql = "UPDATE change_orders SET reason = 'x' WHERE id = $1";
    await expect(server.database.query(sql, [open['id']])).rejects.toThrow('is accepted');
  });

  it('is accepted once, however many people do it at once, and never when it is withdrawn', async () => {
    const quote = await accepted();
    const { body: open } = await order(quote);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? acceptOrder(open) : withdraw(open),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body: other } = await order(quote);
    const withdrawn = await withdraw(other);
    expect(withdrawn.body).toMatchObject({ withdrawnOn: today, number: other['number'] });
    expect((await acceptOrder(withdrawn.body)).body['message']).toContain('is withdrawn');
  });

  it('cannot take off more than was agreed to', async () => {
    const quote = await accepted();
    const less = { lines: [{ ...line, quantity: 1, rate: -2_000 }] };
    const { status, body: refused } = await order(quote, less);
    expect(status).toBe(409);
    expect(refused['message']).toContain('than was agreed to: at most $ 1,000.00');
    // An open one may bring what another takes off; once it is withdrawn, there is less again.
    const { body: more } = await order(quote, { lines: [{ ...line, quantity: 1, rate: 2_000 }] });
    const { body: taken } = await order(quote, less);
    await withdraw(more);
    expect((await acceptOrder(taken)).body['message']).toContain('at most $ 1,000.00');
  });

  it.each([
    ['no lines', { lines: [] }, 'A change order has at least one line.'],
    ['a line without words', { lines: [line, { ...line, description: ' ' }] }, 'Line 2: say what'],
    ['no quantity', { lines: [{ ...line, quantity: 0 }] }, 'Line 1: the quantity must be'],
    ['half a cent', { lines: [{ ...line, rate: 0.005 }] }, 'Line 1: the rate must be'],
    ['something else', { lines: [{ ...line, more: 1 }] }, 'Lines must be a list of'],
  ])('with %s is refused, and says what to do', async (_what, fields, message) => {
    const { status, body } = await order(await accepted(), fields);
    expect(status).toBe(400);
    expect((body['errors'] as Json)['lines']).toContain(message);
  });

  it('with no reason is refused', async () => {
    const { body } = await order(await accepted(), { reason: '' });
    expect(body['errors']).toEqual({ reason: 'Say why the work changes.' });
  });

  it('is downloaded as a document of its own', async () => {
    const { body } = await order(await accepted());
    const number = String(body['number']);
    const { status, text } = await call('GET', `download-change-order/${number}`);
    expect(status).toBe(200);
    expect(text.slice(0, 5)).toBe('%PDF-');
    for (const unknown of [number.replace('O1', 'O9'), '10001', 'x']) {
      expect((await call('GET', `download-change-order/${unknown}`)).status).toBe(404);
    }
  });
});

it('a change order that leaves less agreed to than is billed is not accepted', async () => {
  const quote = await accepted();
  const { body: draft } = await call('POST', 'invoices/create', {
    quoteId: quote['id'],
    subTotal: 884.96,
    type: 'Janitorial',
  });
  await server.database.transaction((connection) =>
    issueInvoices(connection, [Number(draft['id'])], today, 'test'),
  );
  const less = (rate: number) =>
    order(quote, { lines: [{ description: 'No drywall', quantity: 1, rate }] });
  const { status, body } = await acceptOrder((await less(-100)).body);
  expect([status, body['message']]).toEqual([
    409,
    `Quote ${String(quote['number'])} would then come to $ 887.00, and $ 1,000.00 is billed for it already. Credit $ 113.00 of its invoices first.`,
  ]);
});
