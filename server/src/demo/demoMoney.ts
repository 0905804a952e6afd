import { randomUUID } from 'node:crypto';
import type { Company } from 'shared-api/contract/company/company';
import { daysAfter } from 'shared-api/contract/values/days';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable, Transactional } from '../db/Database.ts';
import { cardActors } from '../audit/cardActors.ts';
import { creditInvoice } from '../ledger/credit.ts';
import type { LedgerContext, PastCompany } from '../ledger/ledger.ts';
import { recordPayment } from '../ledger/recordPayment.ts';
import { refund } from '../ledger/refund.ts';
import { reverseWriteOff } from '../ledger/reverseWriteOff.ts';
import { writeOff } from '../ledger/writeOff.ts';
import { settleDispute } from '../payments/disputes/settleDispute.ts';
import { closePeriod } from '../reports/periods.ts';
import { insertDepositHistories } from './demoDepositHistories.ts';

/** Who has recorded what the demo shows. */
const who = 'demo';

interface Picked {
  id: number;
  number: number;
  clientId: number;
  /** What is owed, in cents. */
  balance: number;
}

/** The demo's connection, company and present day. */
export interface Demo {
  connection: Queryable;
  company: Company;
  today: string;
}

/** What the functions of the ledger work with, some days ago and in the demo's own transaction. */
export function daysAgo({ connection, company, today }: Demo, back: number): LedgerContext {
  const database: Transactional = {
    ...connection,
    transaction: (work) => work(connection),
  };
  const past: PastCompany = { ...company, today: daysAfter(today, -back) };
  return { database, company: past };
}

/**
 * Money in each state that the screens can show, recorded by the product's own functions: paid in part,
 * paid too much, credited, given back, written off, disputed, held, and a year that is closed.
 */
export async function insertMoney(
  connection: Queryable,
  company: Company,
  today: string,
): Promise<void> {
  const demo = { connection, company, today };
  await payInPart(demo);
  await correct(demo);
  await writeSomeOff(demo);
  await dispute(demo);
  await insertDepositHistories(demo);
  await closeLastYear(demo);
}

/** Invoices of clients by how many days ago they are dated, the oldest first. */
async function pick(
  { connection, today }: Demo,
  { paid, from, to, most }: { paid: boolean; from: number; to: number; most: number },
): Promise<Picked[]> {
  const { rows } = await connection.query<Picked>(
    `SELECT id, invoice_number AS number, client_id AS "clientId", balance_cents AS balance
     FROM invoices
     WHERE paid = $1 AND invoice_number IS NOT NULL AND voided_on IS NULL AND client_id IS NOT NULL
       AND total_cents >= 5000 AND balance_cents = CASE WHEN $1 THEN 0 ELSE total_cents END
       AND date_ts BETWEEN $2::date - $3::integer AND $2::date - $4::integer
     ORDER BY date_ts, id LIMIT $5`,
    [paid, today, from, to, most],
  );
  return rows;
}

/** Two invoices that are paid in part, and one with more than it asks for. */
async function payInPart(demo: Demo): Promise<void> {
  const open = await pick(demo, { paid: false, from: 30, to: 8, most: 3 });
  for (const [index, { id, clientId, balance }] of open.entries()) {
    const share = index === 2 ? balance : Math.round(balance * 0.4);
    await recordPayment(
      daysAgo(demo, 0),
      {
        key: randomUUID(),
        clientId,
        amount: fromCents(index === 2 ? balance + 2_500 : share),
        day: daysAfter(demo.today, -2 - index),
        method: index === 1 ? 'cheque' : 'e-transfer',
        reference: index === 1 ? '1184' : '',
        allocations: [{ invoiceId: id, amount: fromCents(share) }],
      },
      who,
    );
  }
}

/** Credits: one is kept on account, one is given back, one takes off what is owed. */
async function correct(demo: Demo): Promise<void> {
  const credit = (back: number, id: number, reason: string) =>
    creditInvoice(
      daysAgo(demo, back),
      id,
      { key: randomUUID(), reason, lines: [{ line: 1, amount: 35 }] },
      who,
    );
  const [kept, returned] = await pick(demo, { paid: true, from: 80, to: 40, most: 2 });
  if (kept) await credit(22, kept.id, 'The second visit was cut short.');
  if (returned) {
    const { id, onAccount } = await credit(19, returned.id, 'A window was forgotten.');
    await refund(
      daysAgo(demo, 17),
      {
        key: randomUUID(),
        paymentId: null,
        creditId: id,
        amount: onAccount,
        method: 'e-transfer',
        reference: '',
        reason: 'The client asked for it back.',
      },
      who,
    );
  }
  const [owed] = await pick(demo, { paid: false, from: 45, to: 20, most: 1 });
  if (owed) await credit(12, owed.id, 'Agreed for the late start.');
}

/** Some old invoices are given up; of one the client has promised to pay after all. */
async function writeSomeOff(demo: Demo): Promise<void> {
  const lost = await pick(demo, { paid: false, from: 360, to: 120, most: 4 });
  const reasons = ['The company has closed.', 'Not found any more.', 'Too small to go on.'];
  for (const [index, { id }] of lost.entries()) {
    const reason = reasons[index] ?? 'No answer to four reminders.';
    const input = { key: randomUUID(), amount: null, reason };
    await writeOff(daysAgo(demo, 30), id, input, who);
  }
  const last = lost[3];
  if (!last) return;
  const { rows } = await demo.connection.query<{ id: number }>(
    `SELECT id FROM ledger_entries WHERE invoice_id = $1 AND kind = 'writeOff'`,
    [last.id],
  );
  const reason = 'They have promised to pay in two parts.';
  for (const { id } of rows) await reverseWriteOff(daysAgo(demo, 9), id, { reason }, who);
}

/** A payment by card whose payer disputes it, and waits for an answer. */
async function dispute(demo: Demo): Promise<void> {
  const { connection, today } = demo;
  const [invoice] = await pick(demo, { paid: false, from: 60, to: 31, most: 1 });
  if (!invoice) return;
  const { id, number, balance } = invoice;
  const key = randomUUID();
  const intent = 'pi_demo_disputed';
  // After the reminder of its month, and before somebody disputes it.
  const paidOn = daysAfter(today, -2);
  await connection.query(
    `INSERT INTO payment_attempts (key, number, invoice_id, amount_cents, token, status, intent,
       claimed_until, started_at, settled_at)
     VALUES ($1, $2, $3, $4, 'demo', 'succeeded', $5, $6::date, $6::date, $6::date)`,
    [key, number, id, balance, intent, paidOn],
  );
  await connection.query(
    `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by, attempt_key)
     VALUES ($1, $2, 'card', $3, '${cardActors.payer}', $4)`,
    [id, balance, paidOn, key],
  );
  const now = Math.floor(Date.now() / 1000);
  await settleDispute(
    // A demo writes to nobody.
    { ...daysAgo(demo, 1), queueMails: () => Promise.resolve() },
    {
      id: 'dp_demo',
      intent,
      cents: balance,
      reason: 'general',
      state: 'needsAnswer',
      dueAt: now + 9 * 86_400,
      taken: balance,
      fee: 1_500,
      movements: 1,
      toldAt: now,
    },
  );
}

/** Closes the last calendar year whose accounts a company would have closed by now. */
async function closeLastYear(demo: Demo): Promise<void> {
  const [year = 0, month = 0] = demo.today.split('-').map(Number);
  const until = `${month > 3 ? year - 1 : year - 2}-12-31`;
  await closePeriod(daysAgo(demo, 0).database, { until, today: demo.today }, who);
}
