import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import { clientStatement } from '../../src/documents/statements/statement.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { dayAfter, sum } from './oracle/amounts.ts';
import type { Oracle } from './oracle/oracle.ts';
import { readFacts } from './oracle/readFacts.ts';

let server: TestServer;
let oracle: Oracle;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query('DELETE FROM sessions; DELETE FROM staff');
  await loadDemo(server.database, server.company);
  oracle = await readFacts(server.database);
  today = companyDay(Date.now() / 1000, server.company.timeZone);
});
afterAll(() => server.close());

/** Ends of the last thirteen spans of thirty days, the last of them today. */
const ends = (): string[] => Array.from({ length: 13 }, (_, back) => dayAfter(today, -30 * back));

const clients = (): number[] => [
  ...new Set([...oracle.invoices.values(), ...oracle.sources.values()].map(({ client }) => client)),
];

it('what each client owes by age, and has on account, is the same to the cent on any day of a year', async () => {
  for (const day of ends()) {
    const { rows } = await server.database.query<{ line: string; field: string; cents: number }>(
      `SELECT line, field, sum(cents)::bigint AS cents FROM report_ageing($1)
       GROUP BY line, field HAVING sum(cents) <> 0 ORDER BY line, field`,
      [day],
    );
    const said = clients().flatMap((client) => {
      const { notDue, days1To30, days31To60, days61To90, over90 } = oracle.ageingOf(client, day);
      const onAccount = -oracle.onAccountOf(client, day);
      const parts = { notDue, days30: days1To30, days60: days31To60, days90: days61To90, over90 };
      return Object.entries({ ...parts, onAccount })
        .filter(([, cents]) => cents !== 0)
        .map(([field, cents]) => ({ line: String(client), field, cents }));
    });
    const byName = (one: { line: string; field: string }) => `${one.line} ${one.field}`;
    const sorted = <Row extends { line: string; field: string }>(list: Row[]): Row[] =>
      list.toSorted((a, b) => byName(a).localeCompare(byName(b)));
    expect([day, sorted(rows)]).toEqual([day, sorted(said)]);
  }
});

it('statements close with what the oracle says, on any day of a year', async () => {
  for (const client of clients()) {
    for (const day of ends().slice(0, 4)) {
      const statement = await clientStatement(server.database, client, { from: day, to: day });
      expect([client, day, statement?.closing]).toEqual([
        client,
        day,
        oracle.statementOf(client, day),
      ]);
    }
  }
});

it('the tax of each span is that of what was issued, credited and voided in it', async () => {
  for (const to of ends()) {
    const from = dayAfter(to, -29);
    const { rows } = await server.database.query<{ cents: number | null }>(
      "SELECT sum(cents)::bigint AS cents FROM report_hst($1, $2) WHERE line = '103'",
      [from, to],
    );
    const days = Array.from({ length: 30 }, (_, place) => dayAfter(from, place));
    expect([from, rows[0]?.cents ?? 0]).toEqual([from, sum(days.map((day) => oracle.taxOn(day)))]);
  }
});

it('every invoice owes what the oracle says, and the trial balance comes to nothing', async () => {
  const { rows } = await server.database.query<{ id: number; balance: number; paid: boolean }>(
    `SELECT id, balance_cents AS balance, paid FROM invoices WHERE invoice_number IS NOT NULL
     ORDER BY id`,
  );
  expect(rows.length).toBeGreaterThan(100);
  for (const { id, balance, paid } of rows) {
    const name = `invoice ${id}`;
    expect([id, balance, paid]).toEqual([
      id,
      oracle.balanceOf(name, today),
      oracle.isPaid(name, today),
    ]);
  }
  expect(sum(Object.values<number>({ ...oracle.trialBalance(today) }))).toBe(0);
});
