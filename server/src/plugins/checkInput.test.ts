import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { languageHeader } from 'shared-api/contract/values/language';
import { quoteKinds } from 'shared-api/contract/quotes/kinds';
import { logTo } from '../telemetry/logging.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { inputBounds } from './checkInput.ts';
import { handleErrors } from './errors.ts';

/** Error-level log lines: invalid input that passed validation and was caught by the database. */
const defects: string[] = [];
const log = new Writable({
  write(chunk, _encoding, done) {
    defects.push(String(chunk));
    done();
  },
});
const server = serverPerFile({ logger: { ...logTo('error'), stream: log } });

/** Maximum bytes of an error response, whatever the input. */
const largestError = 10_240;

const message = { name: 'A', email: 'a@b.ca', subject: 's', phone: '5', message: 'm' };
const [floor] = quoteKinds.floor.examples.valid;
const [student] = quoteKinds.student.examples.valid;
const [carpet] = quoteKinds.carpet.examples.valid;
/** JSON arrays nested too deeply for `JSON.stringify`. */
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const without = (body: object, name: string): object =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Case = [
  what: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: unknown,
  field: string,
];

const visitors: Case[] = [
  ...['name', 'email', 'phone', 'subject', 'message'].map((name): Case => [
    `no ${name}`,
    'POST',
    'contact/',
    without(message, name),
    name,
  ]),
  ...['name', 'phone', 'subject', 'message'].flatMap((name): Case[] => [
    ['half a character', 'POST', 'contact/', { ...message, [name]: 'a\ud800' }, name],
    ['NUL', 'POST', 'contact/', { ...message, [name]: '\0' }, name],
  ]),
  ['NUL', 'POST', 'rest-auth/login/', { username: 'a\0', password: 'b' }, 'username'],
  ...[null, 420, ['420'], { toString: 1, valueOf: 1 }, undefined].map((totalArea): Case => [
    totalArea === undefined ? 'nothing' : JSON.stringify(totalArea),
    'POST',
    'floor-quote/',
    { ...floor, totalArea },
    'totalArea',
  ]),
  ...[null, 'x'.repeat(480_000), 7, [], { 7: true }].map((rooms): Case => [
    JSON.stringify(rooms).slice(0, 20),
    'POST',
    'student-quote/',
    { ...student, rooms },
    'rooms',
  ]),
  ['no rooms', 'POST', 'student-quote/', without(student ?? {}, 'rooms'), 'rooms'],
  ['no number', 'POST', 'carpet-quote/', { ...carpet, room: { valueOf: 1, toString: 1 } }, 'room'],
  ['many levels', 'POST', 'process-payment/', `{"token":${nested(100_000)}}`, 'token'],
  ['many levels', 'POST', 'check-quote-invoice/', nested(100_000), ''],
  ['many fields', 'POST', 'contact/', manyFields(38_000), ''],
  ['some unknown fields', 'POST', 'contact/', manyFields(150), 'u0'],
  ['a long name of a field', 'POST', 'contact/', { ['x'.repeat(400_000)]: 1 }, 'name'],
  ['a long text', 'POST', 'contact/', { ...message, message: '☂'.repeat(60_000) }, 'message'],
];

function manyFields(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`u${index}`, 1]));
}

const staff: Case[] = [
  ...[
    [null, 1],
    ['2026-01-01', 1.5],
    ['2026-01-01', 1e300],
    ['2026-01-01', 2 ** 31],
    ['2026-01-01', 0],
    ['2026-02-30', 1],
    ['x', 1],
    ['\ud800', 1],
    ['\0', 1],
    ['2026-01-01'],
    ['2026-01-01', 1, 2],
    { key: 'a' },
  ].map((value): Case => [
    JSON.stringify(value),
    'GET',
    `invoices/?cursor=${cursor(value)}`,
    undefined,
    'cursor',
  ]),
  ...(
    [
      ['quotes/', ['1e9', 1]],
      ['quotes/', ['99999999999', 1]],
      ['quotes/?sort=price&', ['1.5', 1]],
      ['services/', ['2026-01-01 24:00:00', 1]],
      ['clients/', ['\0', 1]],
      ['invoices/?sort=clientName&', ['\0', 1]],
      ['services/export/', ['2026-01-01', 1]],
    ] as const
  ).map(([path, value]): Case => [
    JSON.stringify(value),
    'GET',
    `${path}${path.includes('?') ? '' : '?'}cursor=${cursor(value)}`,
    undefined,
    'cursor',
  ]),
  ['NUL', 'GET', 'invoices/?type=%00', undefined, 'type'],
  ['NUL', 'GET', 'bank-transactions/?category=%00', undefined, 'category'],
  ['no day', 'GET', 'bank-transactions/?from=2026-02-30', undefined, 'from'],
  ['the year 0', 'GET', 'bank-transactions/?before=0000-01-01_1', undefined, 'before'],
  ['the year 0', 'GET', 'invoices/?from=0000-01-01', undefined, 'from'],
  ['the year 0', 'GET', 'invoices/download-csv/1?from=0000-01-01', undefined, 'from'],
  ['a long name', 'GET', `invoices/?${'x'.repeat(14_000)}=1`, undefined, 'xxx'],
  ...['contracts', 'quotes', 'services', 'invoices'].map((entity): Case => [
    'an id that no record has',
    'POST',
    `${entity}/create`,
    { clientId: 2 ** 31 },
    'clientId',
  ]),
  ['such an id', 'POST', 'services/create', { employeeId: 2 ** 53 }, 'employeeId'],
  ['such an id', 'POST', 'payment-suggestions/1/accept', { invoiceId: 2 ** 31 }, 'invoiceId'],
  ['half a character', 'POST', 'quotes/create', { scope: [['\udfff']] }, 'scope'],
  ['half a character', 'POST', 'quotes/create', { lineData: [['a'], ['\ud83d']] }, 'lineData'],
  [
    'many rows',
    'POST',
    'quotes/create',
    { scope: Array.from({ length: 60_000 }, () => []) },
    'scope',
  ],
  ['many cells', 'POST', 'quotes/create', { scope: cells(700, 49) }, 'scope'],
  ['no texts', 'POST', 'quotes/create', { scope: cells(500, 50) }, 'scope'],
];

function cells(rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1));
}

async function expectRefusal([, method, path, body, field]: Case): Promise<void> {
  defects.length = 0;
  // A string is sent as raw JSON.
  const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await server.call(method, path, { as: 'Admin', body, headers });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  const names = Object.keys(answer.body['errors'] ?? {});
  expect(names.some((name) => (name.length > 100 ? name.startsWith(field) : name === field))).toBe(
    true,
  );
  expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(largestError);
  expect(defects).toEqual([]);
}

describe('400 that names the field', () => {
  it.each(visitors)('for %s: %s %s', (...given) => expectRefusal(given));
  it.each(staff)('for %s: %s %s', (...given) => expectRefusal(given));

  it('says how many more fields are wrong than it names', async () => {
    const { text, body } = await server.call('POST', 'contact/', { body: manyFields(150) });
    expect(Object.keys(body['errors'] as object).length).toBeLessThan(100);
    expect(text).toMatch(/And \d+ more\./);
  });

  it.each([
    ['GET', 'todays-services-summary/%00'],
    ['POST', 'todays-services-summary/%00/mark'],
  ] as const)('for NUL in a secret: %s %s', async (method, path) => {
    const { status, body } = await server.call(method, path);
    expect([status, body['message']]).toEqual([400, expect.stringContaining('%00')]);
  });

  it('for JSON whose numbers are too large for a number', async () => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/check-quote-invoice/',
      headers: { 'content-type': 'application/json' },
      payload: '{"number": 1e999}',
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining({ errors: { number: 'number holds a number that is too large.' } }),
    ]);
  });
});

async function told(path: string, body: object, language = 'en'): Promise<object> {
  const headers = { [languageHeader]: language };
  const answer = await server.call('POST', path, { as: 'Admin', body, headers });
  return { status: answer.status, ...(answer.body['errors'] as object) };
}

it('says of a text that is longer than any may be what its field takes, and calls the field by its label', async () => {
  const long = 'x'.repeat(50_001);
  const payment = { method: 'cash', reference: '' };
  expect(await told('payments/', { ...payment, reference: long })).toEqual({
    status: 400,
    reference: "Reference can't be longer than 200 characters.",
  });
  expect(await told('payments/', { ...payment, method: long })).toEqual({
    status: 400,
    method: 'Method must be one of: card, e-transfer, cheque, cash, other.',
  });
  expect(await told('invoices/create', { notes: long })).toEqual({
    status: 400,
    notes: "Notes can't be longer than 20,000 characters.",
  });
  expect(await told('contact/', { ...message, name: long }, 'fr')).toEqual({
    status: 400,
    name: 'Nom\u00a0: 500 caractères au plus.',
  });
  expect(await told('payments/', { ...payment, allocations: [{ amount: long }] })).toEqual({
    status: 400,
    allocations: "Invoices can't be longer than 50,000 characters.",
  });
});

it('calls a field by its label whatever nobody could store of it', async () => {
  expect(await told('invoices/create', { dateTs: '2026-01-31\0' })).toEqual({
    status: 400,
    dateTs: 'Date holds a character that cannot be stored (NUL): remove it.',
  });
  expect(await told('contact/', { ...message, name: 'A\ud800' }, 'fr')).toEqual({
    status: 400,
    name: expect.stringMatching(/^Nom/),
  });
});

it('lets through the largest table that an editor can make', async () => {
  const scope = Array.from({ length: 500 }, () => Array.from({ length: 50 }, () => 'x'));
  const { status } = await server.call('POST', 'quotes/create', { as: 'Admin', body: { scope } });
  expect(status).toBe(201);
  expect(500 * 51).toBeLessThan(inputBounds.values);
});

it.each([
  ['400', "SELECT 'x'::integer", 400],
  [
    '409',
    'INSERT INTO staff (username, password_hash, role) SELECT username, password_hash, role FROM staff',
    409,
  ],
])(
  'answers a value that only the database refuses with %s, as a defect',
  async (_what, sql, status) => {
    const app = fastify({ logger: { ...logTo('error'), stream: log } });
    handleErrors(app);
    app.get('/', () => server.database.query(sql));
    defects.length = 0;
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { message: expect.any(String), id: expect.any(String) },
    ]);
    expect(defects).toHaveLength(1);
  },
);
