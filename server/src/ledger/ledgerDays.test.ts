import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { actAs } from './ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('no function of the database but one reads the day of UTC', async () => {
  const { rows } = await server.database.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = 'public' AND prosrc ~* 'current_date|now\\(\\)::date' ORDER BY 1`,
  );
  expect(rows).toEqual([{ name: 'ledger_day' }]);
});

it('entries that the database dates have the day that the transaction says', async () => {
  const { rows } = await server.database.transaction(async (connection) => {
    await actAs(connection, 'Ann', '2026-03-02');
    await connection.query(
      `INSERT INTO invoices (invoice_number, type, total_cents) VALUES (30001, 'Janitorial', 5000)`,
    );
    return connection.query('SELECT day, who FROM ledger_entries');
  });
  expect(rows).toEqual([{ day: '2026-03-02', who: 'Ann' }]);
});
