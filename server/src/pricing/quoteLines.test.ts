import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quoteKinds } from 'shared-api/contract/quotes/kinds';
import { shippedRates as shipped } from 'shared-api/contract/quotes/rates';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { price } from './price.ts';
import {
  describeLine,
  editedRows,
  partsOf,
  rowsOf,
  tableOf,
  type StoredRow,
} from './quoteLines.ts';
import { rateCardSchema } from './rateCard.ts';
import { quoteTexts } from './texts.ts';

const rates = rateCardSchema.validateSync(shipped, { strict: true });
const texts = quoteTexts.en;

describe('the lines of a price', () => {
  it('are stored by code and numbers and read as the table that they always were', () => {
    const carpet = quoteKinds.carpet.examples.valid[0];
    if (!carpet) throw new Error('The kind has no example.');
    const rows = rowsOf(price('carpet', carpet, rates, { isRush: true, taxRate: 0.13 }));
    expect(rows).toContainEqual({
      code: 'carpet.room',
      quantity: 3,
      unitCents: 4_900,
      amountCents: 14_700,
    });
    expect(tableOf(texts, rows)).toEqual([
      ['Description', 'Qty', 'Rate', 'Amount'],
      ['Carpet cleaning, room', '3', '$ 49.00', '$ 147.00'],
      ['Carpet cleaning, staircase', '1', '$ 79.00', '$ 79.00'],
      ['Carpet cleaning, basement', '1', '$ 119.00', '$ 119.00'],
      ['Rush fee, service within 72 hours', '1', '$ 45.00', '$ 45.00'],
      ['Subtotal', '', '', '$ 390.00'],
      ['HST', '', '', '$ 50.70'],
      ['Total', '', '', '$ 440.70'],
    ]);
  });

  it('stay what they are in a table where staff changed others', () => {
    const before: StoredRow[] = [
      { code: 'headings' },
      { code: 'carpet.room', quantity: 1, unitCents: 4_900, amountCents: 4_900 },
      { code: 'total', amountCents: 5_537 },
    ];
    const table = tableOf(texts, before);
    expect(editedRows(texts, before, table)).toEqual(before);
    const changed = [
      ...table.slice(0, 2),
      ['Stairs', '1', '$ 9.00', '$ 9.00'],
      ['Total', '', '', '?'],
    ];
    const rows = editedRows(texts, before, changed);
    expect(rows).toEqual([
      ...before.slice(0, 2),
      ['Stairs', '1', '$ 9.00', '$ 9.00'],
      ['Total', '', '', '?'],
    ]);
    expect(tableOf(texts, rows)).toEqual(changed);
    // A table under the usual headings has those of its reader's language.
    expect(
      editedRows(
        texts,
        [],
        [
          ['Description', 'Qty', 'Rate', 'Amount'],
          ['Tape', '1', '2', '2'],
        ],
      ),
    ).toEqual([{ code: 'headings' }, ['Tape', '1', '2', '2']]);
    // What staff wrote is no sum of ours.
    expect(partsOf(rows).sums).toEqual([]);
    expect(partsOf(before).sums).toEqual(before.slice(2));
  });
});

it.each([
  [
    'en',
    'Visit of 2.5 hours, every two weeks on Monday and Thursday',
    'Rooms 2 and 4, MyRez, unit 202',
  ],
  [
    'fr',
    'Visite de 2,5\u00a0heures, toutes les deux semaines, le lundi et le jeudi',
    'Chambres 2 et 4, MyRez, logement\u00a0202',
  ],
] as const)(
  'the days and rooms that were chosen stand in their lines in %s',
  (language, visit, rooms) => {
    const { commercial, student } = quoteKinds;
    const [office] = commercial.examples.valid;
    const [unit] = student.examples.valid;
    const linesFor = (kind: 'commercial' | 'student', request: object): string[] =>
      price(kind, request as never, rates, { isRush: false, taxRate: 0.13 }).lines.map((line) =>
        describeLine(quoteTexts[language], line),
      );
    const days = {
      ...office?.days,
      Monday: true,
      Tuesday: false,
      Wednesday: false,
      Thursday: true,
    };
    const asked = {
      ...office,
      hours: 2.5,
      frequency: 'biWeekly',
      days: { ...days, Friday: false },
    };
    expect(linesFor('commercial', asked)).toContain(visit);
    expect(
      linesFor('student', {
        ...unit,
        building: 'MyRez',
        unit: '202',
        fullUnit: false,
        rooms: { ...unit?.rooms, 1: false, 2: true, 3: false, 4: true },
      }),
    ).toContain(rooms);
  },
);

describe('an instant quote in the back office', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('shows its lines as a table, which staff may edit, and its sums as fields', async () => {
    const { body: answer } = await server.call('POST', 'carpet-quote/', {
      body: quoteKinds.carpet.examples.valid[0],
    });
    const { body } = await server.call('GET', 'quotes/', { as: 'Admin' });
    const [quote] = body['results'] as { id: number; number: number; lineData: string[][] }[];
    expect(quote?.number).toBe(answer['number']);
    expect(quote?.lineData.at(1)).toEqual(['Carpet cleaning, room', '3', '$ 49.00', '$ 147.00']);
    expect(quote?.lineData.at(-1)).toEqual([
      'Carpet cleaning, basement',
      '1',
      '$ 119.00',
      '$ 119.00',
    ]);
    expect(quote).toMatchObject({ subTotal: 345, tax: 44.85, price: 389.85, period: null });
    const lineData = [...(quote?.lineData ?? []), ['Thank you', '', '', '']];
    const changed = await server.call('PUT', `quotes/update/${String(quote?.id)}/`, {
      as: 'Admin',
      body: { ...quote, lineData },
    });
    expect(changed.body).toMatchObject({ version: 2, lineData });
    const { rows } = await server.database.query<{ lines: StoredRow[] }>(
      'SELECT lines FROM quotes WHERE id = $1',
      [quote?.id],
    );
    expect(rows[0]?.lines.at(-1)).toEqual(['Thank you', '', '', '']);
    expect(rows[0]?.lines.at(-2)).toMatchObject({ code: 'carpet.basement', amountCents: 11_900 });
  });
});
