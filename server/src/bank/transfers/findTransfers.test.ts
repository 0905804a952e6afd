import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  monthsAgo,
  ofxOfRows,
  uploadTo,
  type StatementRow,
} from '../../../harness/testing/bankStatements.ts';
import { startTestServer, type TestServer } from '../../../harness/testing/testServer.ts';
import type { Queryable } from '../../db/Database.ts';
import { findTransfers } from './findTransfers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** How many pairs of lines a search compared in vain at its slowest step. */
async function comparedInVain(connection: Queryable): Promise<number> {
  const plans: string[] = [];
  const explaining = {
    query: async (text: string, values: unknown[]) => {
      const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`;
      plans.push(JSON.stringify((await connection.query(explain, values)).rows));
      return { rows: [] };
    },
  };
  await findTransfers(explaining as unknown as Queryable, null);
  const removed = plans[0]?.matchAll(/"Rows Removed by Join Filter":(\d+)/g) ?? [];
  return Math.max(0, ...[...removed].map(([, count]) => Number(count)));
}

it('finds those of two currencies among many lines without comparing each with each', async () => {
  const amounts = Array.from({ length: 1000 }, (_, line) => 10 * 1.01 ** line);
  const rows = (rate: number): StatementRow[] =>
    amounts.map((amount, line) => [
      monthsAgo(server, 1, 1 + (line % 25)),
      (amount * rate).toFixed(2),
      rate < 0 ? 'To Canada' : 'From abroad',
    ]);
  await uploadTo(server, ofxOfRows(rows(-1), '1111'));
  await uploadTo(server, ofxOfRows(rows(1.37), '2222'));
  const { database } = server;
  await database.query(
    "UPDATE bank_transactions SET currency = 'USD', kind = 'Transfer', rate = 1.37 WHERE cents < 0",
  );
  // A million pairs.
  expect(await database.transaction(comparedInVain)).toBeLessThan(20_000);
  expect(await database.transaction((connection) => findTransfers(connection, null))).toBe(1000);
});
