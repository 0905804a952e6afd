import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { quoteKindNames, quoteKinds } from 'shared-api/contract/quotes/kinds';
import { shippedRates } from 'shared-api/contract/quotes/rates';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { Database } from '../db/Database.ts';
import { price } from './price.ts';
import { partsOf, rowsOf, tableOf, type StoredRow } from './quoteLines.ts';
import { rateCardSchema } from './rateCard.ts';
import { quoteTexts } from './texts.ts';

const rates = rateCardSchema.validateSync(shippedRates, { strict: true });
const texts = quoteTexts.en;

/** The request with every box ticked and at least one of every count. */
const withAll = <T extends object>(request: T): T =>
  Object.assign(
    {},
    ...Object.entries(request).map(([name, value]) => ({
      [name]: value === false || value === 0 ? (value === 0 ? 1 : true) : (value as unknown),
    })),
  ) as T;

/** Every valid example of every kind, rushed and not, and those that no example covers. */
const prices = quoteKindNames.flatMap((kind) => {
  const { valid } = quoteKinds[kind].examples;
  const more = valid.flatMap((request) => [
    request,
    withAll(request),
    ...('type' in request ? [0, 1].map((type) => ({ ...withAll(request), type })) : []),
    ...('fullUnit' in request ? [{ ...request, fullUnit: true }] : []),
    ...('removeFloorType' in request
      ? (['Carpet', 'Hardwood', 'Laminate', 'Tile', 'Vinyl'] as const).map((type) => ({
          ...request,
          removeFloorType: type,
          installFloorType: type,
        }))
      : []),
  ]);
  return more.flatMap((request) =>
    [false, true].map((isRush) => price(kind, request, rates, { isRush, taxRate: 0.13 })),
  );
});

describe('quotes that were stored in words', () => {
  let database: Database;
  let drop: () => Promise<void>;

  /** Stores a quote in the format from before there were codes. */
  const store = async (lineData: string[][], request: object | null): Promise<number> => {
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO quotes (number, since_ts, line_data, request)
       SELECT 10001 + count(*), '2026-01-01', $1, $2 FROM quotes RETURNING id`,
      [JSON.stringify(lineData), request],
    );
    return rows[0]?.id ?? 0;
  };
  const linesOf = async (id: number): Promise<StoredRow[] | undefined> => {
    const { rows } = await database.query<{ lines: StoredRow[] }>(
      'SELECT lines FROM quotes WHERE id = $1',
      [id],
    );
    return rows[0]?.lines;
  };
  const staffTable = [
    ['Description', 'Qty', 'Rate', 'Amount'],
    ['Carpet cleaning, room', '3', '$ 49.00', '$ 147.00'],
    ['Subtotal', '', '', '$ 147.00'],
    ['', '', ''],
  ];
  const withTotal = [
    ['Item', 'Amount'],
    ['Paint', '$ 10.00'],
    ['Total', '$ 10.00'],
  ];
  const edited = [
    ['Description', 'Qty', 'Rate', 'Amount'],
    ['Carpet cleaning, room', '3', '$ 49.00', '$ 147.00'],
    ['Carpet cleaning, room', 'three', '$ 49.00', '$ 147.00'],
    ['A favour', '1', '$ 1.00', '$ 1.00'],
    ['Total', '', '', 'ask Ann'],
  ];
  // Deals could not be taken yet.
  const pricesOfThen = prices.filter(({ lines }) =>
    lines.every(({ code }) => code !== 'student.deal'),
  );
  /** The minimum was no part of its line, nor were the days and rooms that were chosen. */
  const asOfThen = (row: StoredRow): StoredRow => {
    if (Array.isArray(row)) return row;
    if (row.code === 'minimum') {
      const { minimumCents: _, ...rest } = row;
      return rest;
    }
    if (row.code === 'commercial.visit') {
      const { days: _, ...params } = row.params;
      return { ...row, params };
    }
    if (row.code === 'student.room') {
      const { rooms: _, ...params } = row.params;
      return { ...row, params };
    }
    return row;
  };
  const wordsOfThen = (table: string[][]): string[][] =>
    table.map(([what = '', ...rest]) => {
      if (what === 'Description') return [what, 'Quantity', 'Unit price', 'Amount'];
      const then = what.startsWith('Top-up')
        ? 'Minimum visit charge'
        : what
            .replace(/^Rooms? [\d, and]+,/, 'Room,')
            .replace(/^(Full unit|Common area|Room), (.+), unit (\d+)/, '$1 $2 $3')
            .replace(/^(Visit of .+), every (.+?)(?: on .+)?$/, '$1, per $2')
            .replace(/, per sqft$/, ', sqft');
      return [then, ...rest];
    });
  const ids = { priced: [] as number[], staff: 0, withTotal: 0, edited: 0, none: 0 };

  beforeAll(async () => {
    const created = await createDatabase();
    drop = created.drop;
    database = new Database(created.url, () => undefined);
    const folder = path.resolve(import.meta.dirname, '../../migrations');
    const files = (await readdir(folder)).sort();
    const sqlOf = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
    const migration = '0016_quote_lines.sql';
    for (const name of files.filter((file) => file < migration)) {
      await database.query(await sqlOf(name));
    }
    for (const one of pricesOfThen) {
      ids.priced.push(await store(wordsOfThen(tableOf(texts, rowsOf(one))), {}));
    }
    ids.staff = await store(staffTable, null);
    ids.withTotal = await store(withTotal, null);
    ids.edited = await store(wordsOfThen(edited), {});
    ids.none = await store([], null);
    await database.query(await sqlOf(migration));
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('have the codes and numbers that a new one has, whatever was asked for', async () => {
    for (const [index, one] of pricesOfThen.entries()) {
      expect(await linesOf(ids.priced[index] ?? 0)).toEqual(rowsOf(one).map(asOfThen));
    }
    const used = new Set(prices.flatMap(({ lines }) => lines.map(({ code }) => code)));
    expect([...Object.keys(texts.lines), ...Object.keys(texts.linesOf)].sort()).toEqual(
      [...used].sort(),
    );
  });

  it('stay as staff wrote them', async () => {
    expect(await linesOf(ids.staff)).toEqual(staffTable);
    expect(await linesOf(ids.none)).toEqual([]);
    const rows = (await linesOf(ids.withTotal)) ?? [];
    expect(tableOf(texts, rows)).toEqual(withTotal);
    expect(partsOf(rows).sums).toEqual([]);
  });

  it('keep the words that staff wrote into the lines of an instant quote', async () => {
    const rows = (await linesOf(ids.edited)) ?? [];
    expect(tableOf(texts, rows)).toEqual(edited);
    expect(rows.map((row) => (Array.isArray(row) ? row[0] : row.code))).toEqual([
      'headings',
      'carpet.room',
      'Carpet cleaning, room',
      'A favour',
      'total',
    ]);
  });

  it('follow what a server of the release before writes', async () => {
    const [one] = prices;
    if (!one) throw new Error('There is no price.');
    const id = await store(wordsOfThen(tableOf(texts, rowsOf(one))), {});
    expect(await linesOf(id)).toEqual(rowsOf(one).map(asOfThen));
    await database.query('UPDATE quotes SET line_data = $2 WHERE id = $1', [
      id,
      JSON.stringify(staffTable.slice(3)),
    ]);
    expect(await linesOf(id)).toEqual(staffTable.slice(3));
  });
});
