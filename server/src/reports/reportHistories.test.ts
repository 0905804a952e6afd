import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  moneyReports,
  reportNames,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import { toCents } from 'shared-api/contract/values/money';
import { dayBefore, movesOf } from '../../harness/testing/money/testReports.ts';
import { billingPerFile, type Json, type TestBilling } from '../../harness/testing/testBilling.ts';
import type { ReportSpan } from '../documents/reports/Report.ts';
import { clientStatement } from '../documents/statements/statement.ts';
import { HttpError } from '../HttpError.ts';
import { creditInvoice } from '../ledger/credit.ts';
import { refund } from '../ledger/refund.ts';
import { reversePayment } from '../ledger/reversePayment.ts';
import { writeOff } from '../ledger/writeOff.ts';
import { readReport } from './readReport.ts';
import { reportEntries } from './reportEntries.ts';

const billing = billingPerFile();
const { context, pay } = movesOf(billing);

const action = fc.record({
  kind: fc.constantFrom('issue', 'pay', 'more', 'credit', 'writeOff', 'refund', 'reverse', 'void'),
  one: fc.nat(20),
  cents: fc.integer({ min: 1, max: 30_000 }),
  back: fc.nat(200),
  client: fc.nat(2),
});

it('of every history and day, totals are those of the ledger, and figures open into their sum', async () => {
  const { database } = billing.server;
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 8, maxLength: 25 }),
      fc.array(fc.nat(220), { minLength: 2, maxLength: 2 }),
      async (history, days) => {
        await billing.clear();
        const clients: number[] = [];
        for (const fullName of ['Ann', 'Bea', 'Cleo']) {
          clients.push(Number((await billing.create('clients', { fullName }))['id']));
        }
        await live(clients, history);
        const [from = '', to = ''] = days.map((back) => dayBefore(billing.today, back)).sort();
        await compare(database, clients, { from, to });
      },
    ),
    // Named by its seed as it stands: making a failing history smaller takes longer than the test may.
    { numRuns: 15, endOnFailure: true },
  );
});

type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

async function live(clients: readonly number[], history: readonly Action[]): Promise<void> {
  const made = { invoices: [] as Json[], payments: [] as number[] };
  const key = () => randomUUID();
  for (const { kind, one, cents, back, client } of history) {
    const day = dayBefore(billing.today, back);
    const amount = cents / 100;
    const invoice = made.invoices[one % Math.max(1, made.invoices.length)] ?? { id: 0 };
    const id = Number(invoice['id']);
    const paymentId = made.payments[one % Math.max(1, made.payments.length)] ?? 0;
    const acts: Record<Action['kind'], () => Promise<unknown>> = {
      issue: async () => {
        const type = one % 2 ? 'Contracting' : 'Janitorial';
        const fields = { clientId: clients[client], dateTs: day, subTotal: amount, type };
        made.invoices.push(await billing.issued(fields));
      },
      pay: async () => made.payments.push((await pay(invoice, amount, day)).id),
      more: async () => made.payments.push((await pay(invoice, 1, day, amount)).id),
      credit: () =>
        creditInvoice(
          context(),
          id,
          { key: key(), reason: 'x', lines: [{ line: 1, amount }] },
          't',
        ),
      writeOff: () => writeOff(context(), id, { key: key(), amount, reason: 'x' }, 't'),
      refund: () =>
        refund(
          context(),
          {
            key: key(),
            paymentId,
            creditId: null,
            amount,
            method: 'cash',
            reference: '',
            reason: 'x',
          },
          't',
        ),
      reverse: () => reversePayment(context(), paymentId, { reason: 'x' }, 't'),
      void: async () => billing.makeVoid(await billing.invoiceOf(id)),
    };
    await acts[kind]().catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
    });
  }
}

async function compare(
  database: TestBilling['server']['database'],
  clients: readonly number[],
  span: ReportSpan,
): Promise<void> {
  const { from, to } = span;
  const { rows } = await database.query<Record<string, number>>(
    `SELECT coalesce(sum(cents) FILTER (WHERE account IN ('receivable', 'onAccount')), 0)::bigint AS balance,
       coalesce(-sum(cents) FILTER (WHERE account = 'revenue' AND day >= $1), 0)::bigint AS revenue,
       coalesce(-sum(cents) FILTER (WHERE account = 'hst' AND day >= $1), 0)::bigint AS tax,
       coalesce(sum(cents) FILTER (WHERE account = 'money' AND day >= $1), 0)::bigint AS money
     FROM ledger_postings WHERE day <= $2`,
    [from, to],
  );
  const [ledger = {}] = rows;
  const ageing = await readReport(database, 'ageing', span);
  expect(ageing.totals[7]).toBe(ledger['balance']);
  for (const id of clients) {
    const statement = await clientStatement(database, id, { from, to });
    const line = ageing.lines.find(({ key }) => key === String(id));
    expect(line?.amounts[7] ?? 0).toBe(statement?.closing);
  }
  for (const name of ['salesByService', 'salesByClient'] as const) {
    const { totals } = await readReport(database, name, span);
    expect([totals[3], totals[4]]).toEqual([ledger['revenue'], ledger['tax']]);
  }
  const received = await readReport(database, 'received', span);
  expect(received.totals[4]).toBe(ledger['money']);
  const profit = await readReport(database, 'profit', span);
  expect(profit.totals[0]).toBe(ledger['revenue']);
  const hst = await readReport(database, 'hst', span);
  const lineOf = (key: string) => hst.lines.find((one) => one.key === key)?.amounts[0] ?? 0;
  expect([lineOf('101'), lineOf('103')]).toEqual([ledger['revenue'], ledger['tax']]);
  // Tax of bad debts that came after all, or were credited, is added; that of bad debts is deducted.
  expect(lineOf('105')).toBe(lineOf('103') + lineOf('104'));
  for (const name of reportNames) await openAll(database, name, span);
}

/** Opens every figure of a report. */
async function openAll(
  database: TestBilling['server']['database'],
  name: ReportName,
  span: ReportSpan,
): Promise<void> {
  const { columns }: MoneyReport = moneyReports[name];
  const { lines, totals } = await readReport(database, name, span);
  const figures = [
    ...lines.map(({ key: line, amounts }) => ({ line, amounts })),
    ...(totals.length > 0 ? [{ line: undefined, amounts: totals }] : []),
  ];
  for (const { line, amounts } of figures) {
    for (const [index, { key: column }] of columns.entries()) {
      const figure = { line, column, skip: 0 };
      const { results, total } = await reportEntries(database, name, span, figure);
      const sum = results.reduce((all, { amount }) => all + toCents(amount), 0);
      const what = `${name} ${line} ${column}`;
      expect([what, sum, toCents(total)]).toEqual([what, amounts[index], amounts[index]]);
    }
  }
}
