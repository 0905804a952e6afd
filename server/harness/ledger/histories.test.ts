import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { ledgerKinds, type LedgerKind } from 'shared-api/contract/billing/ledger';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { lateOn } from './clock.ts';
import { isSafeAgain, live, tell, type Moment } from './histories.ts';
import { LedgerDriver } from './driver/LedgerDriver.ts';
import { notDriven } from './notDriven.ts';
import type { Command } from './oracle/rules.ts';
import { issued, shares, toldHistories } from './toldHistories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  jest.restoreAllMocks();
});

function setDay(day: string): void {
  jest.spyOn(Date, 'now').mockReturnValue(lateOn(day, server.company));
}

it.each(toldHistories)('%s', async (_, history) => {
  await tell(server, history, setDay);
});

type Step = Moment['steps'][number];
const step = (kind: Step['kind'], more: Partial<Step> = {}): Step => ({
  ...{ kind, client: 0, one: 0, other: 0, size: 'all', cents: 100, back: 0, ...more },
});
const one = (kind: Step['kind'], more: Partial<Moment> = {}): Moment => ({
  ...{ gap: 0, crash: undefined, again: false, look: 0, steps: [step(kind)], ...more },
});

it('of two invoices of earlier days at once, the order is told by those days', async () => {
  const history: Moment[] = [
    one('quote'),
    one('ask'),
    one('receive'),
    one('cardOfRequest'),
    {
      ...one('issueQuote', { gap: 5 }),
      steps: [
        step('issueQuote', { size: 'any', cents: 49, back: 4 }),
        step('issueQuote', { size: 'any', cents: 97, back: 5 }),
      ],
    },
    one('issue', { gap: 13, look: 18 }),
  ];
  // Which of the two is first is not in our hand.
  for (let tries = 0; tries < 10; tries += 1) await live(server, history, setDay);
});

it('a refund that fails while its quote goes to another client belongs to the new client', async () => {
  const history: Moment[] = [
    one('quote', { steps: [step('quote', { client: 1 })] }),
    one('cardOfQuote'),
    one('refund', { steps: [step('refund', { size: 'some', cents: 50 })] }),
    one('moveQuote', { steps: [step('moveQuote'), step('refundFails')] }),
    one('issueQuote'),
  ];
  // Which of the two is first is not in our hand.
  for (let tries = 0; tries < 20; tries += 1) await live(server, history, setDay);
});

it('these histories make entries of every kind, but for those that are named with a reason', async () => {
  const { rows } = await server.database.query<{ kind: LedgerKind }>(
    'SELECT DISTINCT kind FROM ledger_entries',
  );
  const made = rows.map(({ kind }) => kind);
  const driven = ledgerKinds.filter((kind) => notDriven[kind] === undefined);
  expect(made.toSorted()).toEqual(driven.toSorted());
});

it('an invoice that is changed while somebody voids it is voided as it is then', async () => {
  const { database, company } = server;
  let isChanged = false;
  const busy = new Proxy(database, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found !== 'function') return found;
      if (name !== 'query') return found.bind(target) as unknown;
      return async (text: unknown, values: unknown[]) => {
        const answer = await target.query(text as string, values);
        if (!isChanged && String(text).startsWith('SELECT version FROM invoices')) {
          isChanged = true;
          await target.query('UPDATE invoices SET version = version + 1 WHERE id = $1', values);
        }
        return answer;
      };
    },
  });
  const history: [string, Command][] = [
    ['2025-03-10', issued],
    ['2025-03-11', { kind: 'void', invoice: 'invoice' }],
  ];
  await tell({ database: busy, company }, history, setDay);
  expect(isChanged).toBe(true);
});

it('what is owed is paid anew by a form that is sent again after a payment was taken back, so histories do not', async () => {
  const { database, company } = server;
  setDay('2025-03-11');
  const driver = await LedgerDriver.start({ database, company }, 1);
  driver.today = '2025-03-11';
  const paid: Command = {
    kind: 'pay',
    name: 'part',
    client: 0,
    day: '2025-03-10',
    cents: 60_00,
    shares,
  };
  const all: Command = { kind: 'payBalance', name: 'rest', invoice: 'invoice' };
  for (const command of [issued, paid, all]) await driver.take(command);
  const first = driver.ids.get('rest');
  await driver.take({ kind: 'reverse', source: 'part' });
  await driver.take(all);
  expect(driver.ids.get('rest')).not.toBe(first);
  expect(isSafeAgain(all, 2)).toBe(false);
  expect(isSafeAgain(all, 1)).toBe(true);
  expect(isSafeAgain(paid, 2)).toBe(true);
});

it('what a lost dispute took is owed again on the invoice issued last, whichever draft was made first', async () => {
  const { database, company } = server;
  const nextId = (id: string) =>
    database.query(`SELECT setval(pg_get_serial_sequence('invoices', 'id'), ${id}) FROM invoices`);
  setDay('2025-03-11');
  const driver = await LedgerDriver.start({ database, company }, 1);
  driver.today = '2025-03-11';
  await nextId('max(id) + 1000');
  const issue = { kind: 'issue', client: 0, day: '2025-03-10', nets: [50_00] } as const;
  await driver.take({ ...issue, name: 'first' });
  await nextId('max(id) - 500');
  const dispute = { source: 'card', cents: 10_00, fee: 0 };
  const commands: Command[] = [
    { ...issue, name: 'last' },
    { kind: 'card', name: 'card', on: { invoice: 'last' }, cents: 113_00 },
    { kind: 'allocate', source: 'card', shares: [{ invoice: 'first', cents: 56_50 }] },
    { kind: 'dispute', name: 'dispute', ...dispute },
    { kind: 'disputeEnds', dispute: 'dispute', ...dispute, isWon: false, feeBack: 0 },
  ];
  for (const command of commands) expect(await driver.take(command)).toBe(true);
  await nextId('max(id)');
  const { rows } = await database.query<{ cents: number }>(
    'SELECT balance_cents AS cents FROM invoices WHERE id = ANY($1) ORDER BY invoice_number',
    [[driver.ids.get('first'), driver.ids.get('last')]],
  );
  expect(driver.ids.get('last')).toBeLessThan(driver.ids.get('first') ?? 0);
  expect(rows.map(({ cents }) => cents)).toEqual([0, 10_00]);
});
