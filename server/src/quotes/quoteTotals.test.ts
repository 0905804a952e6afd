import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Database } from '../db/Database.ts';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import type { StoredRow } from '../pricing/quoteLines.ts';

const migration = '0035_quote_totals.sql';

const room = { code: 'carpet.room', quantity: 1, unitCents: 4_900, amountCents: 4_900 };
const topUp = { code: 'minimum', quantity: 1, unitCents: 8_000, amountCents: 8_000 };
const rush = { code: 'rushFee', quantity: 1, unitCents: 4_500, amountCents: 4_500 };
const answered = {
  lines: [room, topUp, rush],
  subTotalCents: 17_400,
  taxCents: 2_262,
  totalCents: 19_662,
};

interface Stored {
  lines: StoredRow[];
  answer_price: { lines: object[] } | null;
  price_cents: number | null;
  sub_total_cents: number | null;
  tax_cents: number | null;
  valid_until: string | null;
}

describe('quotes from before their totals were stored in full', () => {
  let database: Database;
  let drop: () => Promise<void>;

  const add = async (fields: { price: number | null; lines?: object[]; answer?: object }) => {
    const { price, lines = [], answer } = fields;
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO quotes (number, since_ts, price_cents, lines, line_data, request, answer, answer_price)
       SELECT 10001 + count(*), '2026-11-22', $1, $2, '[]', $3, $4, $5 FROM quotes RETURNING id`,
      [
        price,
        JSON.stringify(lines),
        answer ? { kind: 'carpet' } : null,
        answer ? { number: 1, lines: [] } : null,
        answer ?? null,
      ],
    );
    return rows[0]?.id ?? 0;
  };
  const read = async (id: number): Promise<Stored | undefined> => {
    const { rows } = await database.query<Stored>('SELECT * FROM quotes WHERE id = $1', [id]);
    return rows[0];
  };
  const ids = { reworded: 0, instant: 0, changed: 0, staff: 0, none: 0 };

  beforeAll(async () => {
    const created = await createDatabase();
    drop = created.drop;
    database = new Database(created.url, () => undefined);
    const folder = path.resolve(import.meta.dirname, '../../migrations');
    const files = (await readdir(folder)).sort();
    const sqlOf = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
    for (const name of files.filter((file) => file < migration)) {
      await database.query(await sqlOf(name));
    }
    ids.instant = await add({ price: 19_662, lines: answered.lines, answer: answered });
    // Staff have taken the first line out, and changed the price.
    ids.changed = await add({ price: 418_600, lines: [topUp, rush], answer: answered });
    // What tops up to the minimum is called something else by staff.
    ids.reworded = await add({ price: 19_662, lines: [['Least', '1', '', '']], answer: answered });
    ids.staff = await add({ price: 418_600 });
    ids.none = await add({ price: null });
    await database.query(await sqlOf(migration));
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('keep the tax that they were answered with', async () => {
    expect(await read(ids.instant)).toMatchObject({
      price_cents: 19_662,
      sub_total_cents: 17_400,
      tax_cents: 2_262,
    });
  });

  it('keep the amount that staff have typed as the total, and have it split', async () => {
    const split = { price_cents: 418_600, sub_total_cents: 370_442, tax_cents: 48_158 };
    expect(await read(ids.changed)).toMatchObject(split);
    expect(await read(ids.staff)).toMatchObject(split);
    expect(await read(ids.none)).toMatchObject({ price_cents: null, sub_total_cents: null });
  });

  it('are valid until the day that they named, if they did', async () => {
    const days = [ids.instant, ids.staff].map(async (id) => (await read(id))?.valid_until);
    expect(await Promise.all(days)).toEqual(['2026-12-22', null]);
  });

  it('know the minimum that a line topped up to, also where staff have changed the others', async () => {
    const withMinimum = { ...topUp, minimumCents: 12_900 };
    const instant = await read(ids.instant);
    expect(instant?.lines).toEqual([room, withMinimum, rush]);
    expect(instant?.answer_price?.lines).toEqual([room, withMinimum, rush]);
    expect((await read(ids.changed))?.lines).toEqual([withMinimum, rush]);
    const reworded = await read(ids.reworded);
    expect(reworded?.lines).toEqual([['Least', '1', '', '']]);
    expect(reworded?.answer_price?.lines).toEqual([room, withMinimum, rush]);
  });

  it('add up when a server of the release before writes a price alone', async () => {
    await database.query('UPDATE quotes SET price_cents = 11300 WHERE id = ANY($1)', [
      [ids.none, ids.staff],
    ]);
    for (const id of [ids.none, ids.staff]) {
      expect(await read(id)).toMatchObject({ sub_total_cents: 10_000, tax_cents: 1_300 });
    }
    const id = await add({ price: 19_662, lines: answered.lines, answer: answered });
    expect(await read(id)).toMatchObject({ sub_total_cents: 17_400, valid_until: '2026-12-22' });
    await database.query('UPDATE quotes SET price_cents = NULL WHERE id = $1', [id]);
    expect(await read(id)).toMatchObject({ sub_total_cents: null, tax_cents: null });
  });
});
