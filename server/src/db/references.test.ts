import { expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { sources } from '../entities/sources.ts';

const server = serverPerFile();

/** Tables that nothing is deleted from, by why: nobody looks for what refers to one of their rows. */
const kept: Record<string, string> = {
  bank_accounts: 'an account stays, with what was imported of it',
  bank_rates: 'a rate is kept for the lines that it was given for',
  deposit_requests: 'a request is withdrawn, and stays',
  invoice_sends: 'what was mailed is kept',
  lead_replies: 'what was mailed is kept',
  ledger_entries: 'the ledger only grows',
  payment_attempts: 'what was tried with a card is kept',
  rate_cards: 'prices are replaced, and the old ones kept for their quotes',
  statement_files: 'a file that is taken back stays in the list',
};

/** A foreign key, and whether an index answers which rows refer to a record. */
interface ForeignKey {
  table: string;
  column: string;
  refersTo: string;
  isCascading: boolean;
  isIndexed: boolean;
}

/** An index of the rows in which the column has a value is asked as well as one of all rows. */
async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await server.database.query<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS table, a.attname::text AS column,
       c.confrelid::regclass::text AS "refersTo", c.confdeltype = 'c' AS "isCascading",
       EXISTS (
         SELECT FROM pg_index i
         WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indisvalid
           AND coalesce(pg_get_expr(i.indpred, i.indrelid), '') IN
             ('', format('(%I IS NOT NULL)', a.attname))
       ) AS "isIndexed"
     FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
     ORDER BY 1, 2`,
  );
  return rows;
}

it('are found by an index wherever records are deleted, so that each of them reads no whole table', async () => {
  const keys = await foreignKeys();
  expect(keys.length).toBeGreaterThan(50);
  const without = keys.filter(({ isIndexed }) => !isIndexed);
  expect(without.filter(({ refersTo }) => !(refersTo in kept))).toEqual([]);
  // An exception that nothing needs any more would hide the next one.
  expect([...new Set(without.map(({ refersTo }) => refersTo))].sort()).toEqual(
    Object.keys(kept).sort(),
  );
});

it('have no index only to tables from which nothing is deleted', async () => {
  const cascading = (await foreignKeys()).filter((key) => key.isCascading && key.table in kept);
  expect(cascading.filter(({ refersTo }) => !(refersTo in kept))).toEqual([]);
  expect(Object.values(sources).filter(({ table }) => table in kept)).toEqual([]);
  const folder = path.resolve(import.meta.dirname, '..');
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const deleting: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, table = ''] of text.matchAll(/DELETE FROM (\w+)/g)) {
      if (table in kept) deleting.push(`${file}: ${table}`);
    }
  }
  expect(deleting).toEqual([]);
});
