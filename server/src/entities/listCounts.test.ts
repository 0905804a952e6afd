import { describe, expect, it } from '@jest/globals';
import { clearMoney } from '../../harness/testing/clearMoney.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import type { Queryable } from '../db/Database.ts';
import { addUpListCounts } from './listCounts.ts';
import { sources } from './sources.ts';

const server = serverPerFile();

const tables = Object.values(sources).map(({ table }) => table);

/** What lists are said to have, and have, at one moment. */
async function compare(connection: Queryable): Promise<{ said: object[]; counted: object[] }> {
  const { rows: said } = await connection.query(
    `SELECT list, sum(records)::bigint AS records, sum(cents)::bigint AS cents
     FROM list_counts GROUP BY list ORDER BY list`,
    [],
  );
  const counts = tables.map((table) => {
    const cents =
      table === 'invoices' ? 'sum(total_cents) FILTER (WHERE voided_on IS NULL)' : 'NULL';
    return `SELECT '${table}' AS list, count(*) AS records, coalesce(${cents}, 0)::bigint AS cents FROM ${table}`;
  });
  const { rows: counted } = await connection.query(
    `SELECT * FROM (${counts.join(' UNION ALL ')}) one ORDER BY list`,
    [],
  );
  return { said, counted };
}

/** Both in one snapshot. */
const look = () =>
  server.database.transaction(async (connection) => {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    return compare(connection);
  });

/** Drafts; nothing is issued by them. */
const makeSome = (connection: Queryable, many: number): Promise<unknown> =>
  connection.query(
    'INSERT INTO invoices (total_cents) SELECT n * 100 FROM generate_series(1, $1::integer) n',
    [many],
  );

/** One of forty who write, each in their own way. */
async function write(place: number, round: number): Promise<void> {
  const { database } = server;
  await makeSome(database, (place % 4) + 1);
  await database.query(
    "INSERT INTO clients (since_ts, full_name, email) VALUES ('2026-03-02', $1, 'c@example.com')",
    [`Counted ${place}`],
  );
  const number = 10_001 + round * 40 + place;
  await database.query(
    `INSERT INTO invoices (invoice_number, type, date_ts, sub_total_cents, tax_cents, total_cents, billed)
     VALUES ($1::integer, 'Janitorial', '2026-03-02', $1::integer, 0, $1::integer, true)`,
    [number],
  );
  await database.query(
    `UPDATE invoices SET total_cents = total_cents + 7 WHERE id % 40 = $1 AND invoice_number IS NULL`,
    [place],
  );
  await database.query(
    `UPDATE invoices SET voided_on = '2026-03-03', void_reason = 'Wrong client'
     WHERE invoice_number = $1 AND invoice_number % 2 = 0`,
    [number],
  );
  await database.query(
    'DELETE FROM invoices WHERE id % 40 = $1 AND invoice_number IS NULL AND total_cents > 300',
    [place],
  );
  await database
    .transaction(async (connection) => {
      await makeSome(connection, 50);
      throw new Error('Thought better of it');
    })
    .catch(() => undefined);
}

describe('what lists have', () => {
  it('is exact at any moment, while forty write, some think better of it, and four add up', async () => {
    let isWriting = true;
    const differences: unknown[] = [];
    const reading = Promise.all(
      Array.from({ length: 3 }, async () => {
        while (isWriting) {
          const { said, counted } = await look();
          if (JSON.stringify(said) !== JSON.stringify(counted)) differences.push({ said, counted });
        }
      }),
    );
    const adding = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (isWriting) await addUpListCounts(server.database);
      }),
    );
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 40 }, (_, place) => write(place, round)));
    }
    isWriting = false;
    await Promise.all([reading, adding]);
    expect(differences).toEqual([]);
    const { said, counted } = await look();
    expect(said).toEqual(counted);
    const { rows } = await server.database.query<{ rows: number }>(
      'SELECT count(*) AS rows FROM list_counts',
    );
    expect(rows[0]?.rows).toBeLessThan(1_000);
  });

  it('is what the first page says, and begins at nothing when all is cleared', async () => {
    const page = async () => {
      const { body } = await server.call('GET', 'invoices/?page=1&page_size=5', { as: 'Admin' });
      return [body['count'], body['total']];
    };
    await clearMoney(server.database);
    expect(await page()).toEqual([0, 0]);
    await makeSome(server.database, 4);
    expect(await page()).toEqual([4, 10]);
    // The same, counted anew.
    const narrowed = await server.call('GET', 'invoices/?page=1&page_size=5&paid=false', {
      as: 'Admin',
    });
    expect([narrowed.body['count'], narrowed.body['total']]).toEqual([4, 10]);
  });

  it('is counted of every entity', async () => {
    const { rows } = await server.database.query<{ list: string }>(
      `SELECT tgrelid::regclass::text AS list FROM pg_trigger
       WHERE tgname IN ('list_count_insert', 'list_count_delete', 'list_count_truncate')
       GROUP BY 1 HAVING count(*) = 3`,
    );
    expect(rows.map(({ list }) => list).sort()).toEqual(tables.toSorted());
  });
});
