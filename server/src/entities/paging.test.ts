import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();

/** Invoices on few days, some without a day, so that many tie. */
const insert = (days: readonly (number | null)[]): Promise<unknown> =>
  server.database.query(
    `INSERT INTO invoices (date_ts, total_cents)
     SELECT '2026-01-01'::date + d, 100 FROM unnest($1::integer[]) AS d`,
    [days],
  );

interface Page {
  results: { id: number }[];
  next: string | null;
  count: number;
  total: number;
}

const days = fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }), { maxLength: 30 });

it('through next shows each row once, whatever arrives meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      days,
      fc.array(days, { maxLength: 4 }),
      fc.integer({ min: 1, max: 9 }),
      async (before, arriving, size) => {
        await server.database.query('DELETE FROM invoices');
        await insert(before);
        const { rows } = await server.database.query<{ id: number }>('SELECT id FROM invoices');
        const seen: number[] = [];
        const waves = [...arriving];
        let address: string | null = `/api/invoices/?page=1&page_size=${size}`;
        while (address !== null) {
          const answer = await server.call('GET', address.replace('/api/', ''), { as: 'Admin' });
          const { results, next, count, total } = answer.body as unknown as Page;
          expect(total).toBe(count);
          seen.push(...results.map(({ id }) => id));
          await insert(waves.shift() ?? []);
          address = next;
        }
        expect(new Set(seen).size).toBe(seen.length);
        for (const { id } of rows) expect(seen).toContain(id);
      },
    ),
    { numRuns: 25 },
  );
});

it('by number has every row on one page while nothing changes', async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.integer({ min: 1, max: 9 }), async (before, size) => {
      await server.database.query('DELETE FROM invoices');
      await insert(before);
      const seen: number[] = [];
      const pages = Math.max(1, Math.ceil(before.length / size));
      for (let page = 1; page <= pages; page += 1) {
        const { body } = await server.call('GET', `invoices/?page=${page}&page_size=${size}`, {
          as: 'Admin',
        });
        seen.push(...(body as unknown as Page).results.map(({ id }) => id));
      }
      expect(seen).toHaveLength(before.length);
      expect(new Set(seen).size).toBe(before.length);
    }),
    { numRuns: 25 },
  );
});
