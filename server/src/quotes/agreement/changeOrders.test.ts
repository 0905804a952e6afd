import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { issueInvoices } from '../../billing/issueInvoices.ts';
import {
  orderLine as line,
  testAgreements,
} from '../../../harness/testing/quotes/testAgreements.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

type Json = Record<string, unknown>;

const server = serverPerFile();
const { call, quoted, accepted, order, acceptOrder, withdraw, today } = testAgreements(server);

describe('a change order', () => {
  it('has the number of its quote with a suffix, its lines, tax and total', async () => {
    const quote = await accepted();
    const { status, body } = await order(quote);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: `${String(quote['number'])}-O1`,
      day: today(),
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

  it('is made once where forty with its key come at once for two quotes, and the others are told of it', async () => {
    const quotes = [await accepted(), await accepted()] as const;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => order(quotes[index % 2 ? 0 : 1], { key })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body['number'])).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 201);
    const told = new Set(
      others.map(
        ({ status, body }) => `${status} ${String(body['doneBefore'])} ${String(body['message'])}`,
      ),
    );
    expect(Array.from(told, (text) => text.slice(0, text.indexOf('. What')))).toEqual([
      `409 true This form was sent before, and that is done: Change order ${String(made[0]?.body['number'])} for $ 113.28 is made`,
    ]);
    expect([made.length, others.length]).toEqual([20, 20]);
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
    expect(body).toMatchObject({ acceptance: { by: 'Lena Wójcik', how: 'email', on: today() } });
    const agreement = await call('GET', `quotes/${String(quote['id'])}/agreement/`);
    expect(agreement.body).toMatchObject({ agreed: 1_113.28, ceiling: 1_224.6 });
    expect((await acceptOrder(body)).body['message']).toMatch(
      /^Change order .+ is accepted already: by Lena Wójcik on .+, as .+ has recorded\. It stays/,
    );
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
    expect(withdrawn.body).toMatchObject({ withdrawnOn: today(), number: other['number'] });
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
    issueInvoices(connection, [Number(draft['id'])], today(), 'test'),
  );
  const less = (rate: number) =>
    order(quote, { lines: [{ description: 'No drywall', quantity: 1, rate }] });
  const { status, body } = await acceptOrder((await less(-100)).body);
  expect([status, body['message']]).toEqual([
    409,
    `Quote ${String(quote['number'])} would then come to $ 887.00, and $ 1,000.00 is billed for it already. Credit $ 113.00 of its invoices first.`,
  ]);
});
