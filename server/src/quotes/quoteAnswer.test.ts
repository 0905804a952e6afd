import { beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  carpetQuotes,
  english,
  french,
  linesIn,
} from '../../harness/testing/quotes/carpetQuotes.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM sent_forms'));

const { ask, read } = carpetQuotes(server);

/** Rows of a carpet quote's table: headings, room, staircase, basement, totals. */
async function editTable(number: number, edit: (table: string[][]) => string[][]): Promise<void> {
  const { body } = await server.call('GET', 'quotes/', { as: 'Admin' });
  const all = body['results'] as { id: number; number: number; lineData: string[][] }[];
  const quote = all.find((one) => one.number === number);
  const { status } = await server.call('PUT', `quotes/update/${String(quote?.id)}/`, {
    as: 'Admin',
    body: { ...quote, lineData: edit(quote?.lineData ?? []) },
  });
  expect(status).toBe(200);
}

const swapped = ([headings = [], room = [], stairs = [], ...rest]: string[][]): string[][] => [
  headings,
  stairs,
  room,
  ...rest,
];
const renamed = ([headings = [], room = [], ...rest]: string[][]): string[][] => [
  headings,
  ['Two large rooms', ...room.slice(1)],
  ...rest,
];

it.each([
  ['swapped', swapped, false],
  ['rewritten', renamed, true],
])('an answer stays what it was in each language when lines are %s', async (_how, edit, isTold) => {
  const answer = await ask('en');
  expect(answer.linesChanged).toBe(false);
  expect((await read('en', answer.secret)).linesChanged).toBe(false);
  await editTable(answer.number, edit);
  // The page says that its lines are those of the first answer.
  expect((await read('en', answer.secret)).linesChanged).toBe(isTold);
  expect(linesIn(await read('en', answer.secret))).toEqual(english);
  const inFrench = await read('fr', answer.secret);
  expect(linesIn(inFrench)).toEqual(french);
  expect(inFrench.message).toContain('Votre soumission');
});

it('an answer whose lines staff have changed has them as they are now, with their sums, in the language of its reader', async () => {
  const { number, secret } = await ask('en');
  expect(await read('en', secret)).toMatchObject({ currentTable: [], currentSubTotal: 345 });
  await editTable(number, (table) => [...renamed(table), ['', '', '', '']]);
  const now = await read('fr', secret);
  expect(now.currentTable.slice(0, 3)).toEqual([
    ['Description', 'Quantité', 'Prix unitaire', 'Montant'],
    ['Two large rooms', '3', '49,00\u00a0$', '147,00\u00a0$'],
    ['Nettoyage de tapis, escalier', '1', '79,00\u00a0$', '79,00\u00a0$'],
  ]);
  expect(now.currentTable).toHaveLength(4);
  // Staff type plain numbers.
  await editTable(number, ([head = []]) => [head, ['Deep clean', '2', '75', '150.00']]);
  expect((await read('en', secret)).currentTable.at(1)).toEqual([
    'Deep clean',
    '2',
    '$ 75.00',
    '$ 150.00',
  ]);
  expect((await read('fr', secret)).currentTable.at(1)).toEqual([
    'Deep clean',
    '2',
    '75,00\u00a0$',
    '150,00\u00a0$',
  ]);
  // Thousands and a discount as everywhere else, and a rate below a cent as it was typed.
  await editTable(number, ([head = []]) => [
    head,
    ['Hall', '1000', '1.255', '1250.5'],
    ['Discount', '1', '$-50', '-50'],
  ]);
  expect((await read('en', secret)).currentTable.slice(1)).toEqual([
    ['Hall', '1000', '$ 1.255', '$ 1,250.50'],
    ['Discount', '1', '-$ 50.00', '-$ 50.00'],
  ]);
  expect((await read('fr', secret)).currentTable.at(2)?.slice(2)).toEqual([
    '-50,00\u00a0$',
    '-50,00\u00a0$',
  ]);
  expect(now).toMatchObject({ currentSubTotal: 345, currentTax: 44.85, currentTotal: 389.85 });
});

it('an answer tells what can be paid once staff have changed the price, and after a part is paid', async () => {
  const { number, secret } = await ask('en');
  expect(await read('en', secret)).toMatchObject({ currentTotal: 389.85, payable: 389.85 });
  await server.database.query('UPDATE quotes SET price_cents = 22374 WHERE number = $1', [number]);
  const changed = await read('en', secret);
  expect(changed).toMatchObject({ total: 389.85, currentTotal: 223.74, payable: 223.74 });
  const check = await server.call('POST', 'check-quote-invoice/', {
    body: { number: String(number), amount: changed.payable.toFixed(2) },
  });
  expect(check.status).toBe(200);
  await server.database.query(
    `INSERT INTO payments (quote_id, amount_cents, method, received_on, recorded_by)
     SELECT id, 10000, 'card', since_ts, 'test' FROM quotes WHERE number = $1`,
    [number],
  );
  expect(await read('en', secret)).toMatchObject({ currentTotal: 223.74, payable: 123.74 });
  expect(await read('en', secret)).toMatchObject({ calledOff: false });
  await server.database.query(
    `INSERT INTO refunds (payment_id, amount_cents, method, day, reason, status, made_by)
     SELECT p.id, amount_cents, 'card', received_on, 'test', status, 'test'
     FROM payments p JOIN quotes q ON q.id = p.quote_id, (VALUES ('pending'), ('failed')) AS of (status)
     WHERE q.number = $1`,
    [number],
  );
  expect(await read('en', secret)).toMatchObject({ received: 0, givenBack: 100, payable: 223.74 });
  expect(await read('en', secret)).toMatchObject({ payment: 'open', calledOff: true });
  // Whoever sends it anew means it again.
  await server.database.query(
    `INSERT INTO quote_sends (key, quote_id, recipients, day, who)
     SELECT $2, id, '{visitor@example.com}', since_ts, 'test' FROM quotes WHERE number = $1`,
    [number, randomUUID()],
  );
  expect(await read('en', secret)).toMatchObject({ givenBack: 100, calledOff: false });
});

it('an answer tells what is asked for before the invoice, which can be paid, and what has been received', async () => {
  const { number, secret } = await ask('en');
  const { rows } = await server.database.query<{ id: number; day: string; today: string }>(
    'SELECT id, since_ts + 10 AS day, since_ts AS today FROM quotes WHERE number = $1',
    [number],
  );
  const { id, day = '', today = '' } = rows[0] ?? {};
  const asking = await server.call('POST', `quotes/${String(id)}/deposits/`, {
    as: 'Admin',
    body: {
      key: randomUUID(),
      kind: 'deposit',
      amount: 100,
      percent: null,
      dueOn: day,
      note: '',
    },
  });
  expect(asking.status).toBe(201);
  const asked = [{ number: `${number}-D1`, kind: 'deposit', amount: 100, dueOn: day }];
  expect(await read('en', secret)).toMatchObject({ asked, received: 0, payable: 389.85 });
  const check = await server.call('POST', 'check-quote-invoice/', {
    body: { number: String(number), amount: '100.00' },
  });
  expect(check.status).toBe(200);
  // Once the price has run out, it is taken until its own day, and the price is not.
  await server.database.query(
    `UPDATE quotes SET since_ts = since_ts - 40, valid_until = valid_until - 40 WHERE number = $1`,
    [number],
  );
  expect(await read('en', secret)).toMatchObject({ payment: 'expired', asked });
  const paid = await server.call('POST', `deposit-requests/${String(asking.body['id'])}/receive/`, {
    as: 'Admin',
    body: { key: randomUUID(), day: today, method: 'cheque', reference: '' },
  });
  expect(paid.status).toBe(200);
  expect(await read('en', secret)).toMatchObject({
    payment: 'open',
    asked: [],
    received: 100,
    payable: 289.85,
  });
});

it('answers from before their prices were stored get them from the lines, where those tell', async () => {
  const { number } = await ask('en');
  const price = async (lines: string): Promise<unknown> => {
    const { rows } = await server.database.query<{ price: unknown }>(
      `SELECT answered_price(answer, ${lines}) AS price FROM quotes WHERE number = $1`,
      [number],
    );
    return rows[0]?.price;
  };
  const { rows } = await server.database.query<{ price: object }>(
    'SELECT answer_price AS price FROM quotes WHERE number = $1',
    [number],
  );
  const stored = rows[0]?.price;
  expect(stored).toMatchObject({ totalCents: 38_985 });
  expect(await price('lines')).toEqual(stored);
  const backwards =
    '(SELECT jsonb_agg(line ORDER BY at DESC) FROM jsonb_array_elements(lines) WITH ORDINALITY AS row (line, at))';
  expect(await price(backwards)).toEqual(stored);
  expect(await price('lines - 1')).toBeNull();
  expect(await price("jsonb_set(lines, '{1}', lines->2)")).toBeNull();
  expect(await price("jsonb_set(lines, '{1,cells}', '[]')")).toBeNull();
});

it('a quote that a server of the release before stores is read in each language', async () => {
  const { number, secret } = await ask('en');
  const old = 'x'.repeat(secret.length);
  await server.database.query(
    `INSERT INTO quotes (number, since_ts, lines, line_data, request, answer, answer_secret)
     SELECT number + 50000, since_ts, lines, line_data, request, answer, $2
     FROM quotes WHERE number = $1`,
    [number, old],
  );
  expect(linesIn(await read('fr', old))).toEqual(french);
  await server.database.query('UPDATE quotes SET answer_price = NULL WHERE answer_secret = $1', [
    old,
  ]);
  expect(linesIn(await read('fr', old))).toEqual(english);
});
