import type { Queryable } from '../../src/db/Database.ts';
import { Oracle } from './oracle.ts';
import { dayAfter } from './rules.ts';

/** Reads into an oracle what a company's records say, and which payment or credit paid what. */
export async function readFacts(database: Queryable): Promise<Oracle> {
  const oracle = new Oracle();
  await addInvoices(oracle, database);
  await addSources(oracle, database);
  await addUses(oracle, database);
  return oracle;
}

async function addInvoices(oracle: Oracle, database: Queryable): Promise<void> {
  const { rows } = await database.query<{
    id: number;
    client: number;
    day: string;
    net: number;
    tax: number;
    voidedOn: string | null;
  }>(
    `SELECT id, coalesce(client_id, 0) AS client, date_ts AS day,
       coalesce(total_cents, 0) - coalesce(tax_cents, 0) AS net, coalesce(tax_cents, 0) AS tax,
       voided_on AS "voidedOn"
     FROM invoices WHERE invoice_number IS NOT NULL ORDER BY id`,
  );
  for (const { id, client, day, net, tax, voidedOn } of rows) {
    oracle.invoices.set(`invoice ${id}`, {
      client,
      day,
      due: dayAfter(day, 30),
      lines: [{ cents: net, taxCents: tax }],
      ...(voidedOn === null ? {} : { voidedOn }),
    });
  }
}

async function addSources(oracle: Oracle, database: Queryable): Promise<void> {
  const { rows: payments } = await database.query<{
    id: number;
    client: number;
    day: string;
    cents: number;
    endedOn: string | null;
  }>(
    `SELECT p.id, coalesce(p.client_id, 0) AS client, p.received_on AS day, p.amount_cents AS cents,
       (SELECT e.day FROM ledger_entries e WHERE e.payment_id = p.id AND e.kind = 'paymentReversed')
         AS "endedOn"
     FROM payments p
     -- A deposit is held apart: it is no money on account.
     WHERE p.deposit_request_id IS NULL ORDER BY p.id`,
  );
  for (const { id, endedOn, ...payment } of payments) {
    const ended = endedOn === null ? {} : { endedOn };
    oracle.sources.set(`payment ${id}`, { kind: 'payment', ...payment, ...ended });
  }
  const { rows: credits } = await database.query<{
    id: number;
    client: number;
    day: string;
    cents: number;
    taxCents: number;
  }>(
    `SELECT id, coalesce(client_id, 0) AS client, day, total_cents AS cents, tax_cents AS "taxCents"
     FROM credits ORDER BY id`,
  );
  for (const { id, ...credit } of credits) {
    oracle.sources.set(`credit ${id}`, { kind: 'credit', ...credit });
  }
  const { rows: refunds } = await database.query<{
    id: number;
    paymentId: number | null;
    creditId: number | null;
    day: string;
    cents: number;
    endedOn: string | null;
  }>(
    `SELECT r.id, r.payment_id AS "paymentId", r.credit_id AS "creditId", r.day,
       r.amount_cents AS cents,
       (SELECT e.day FROM ledger_entries e WHERE e.refund_id = r.id AND e.kind = 'refundFailed')
         AS "endedOn"
     FROM refunds r ORDER BY r.id`,
  );
  for (const { id, paymentId, creditId, day, cents, endedOn } of refunds) {
    const source = paymentId === null ? `credit ${creditId}` : `payment ${paymentId}`;
    const ended = endedOn === null ? {} : { endedOn };
    oracle.leavings.set(`refund ${id}`, { kind: 'refund', source, day, cents, ...ended });
  }
}

/** What paid what, and what was written off, is in the ledger alone. */
async function addUses(oracle: Oracle, database: Queryable): Promise<void> {
  const { rows } = await database.query<{
    kind: string;
    invoice: number;
    payment: number | null;
    credit: number | null;
    cents: number;
    day: string;
    endedOn: string | null;
  }>(
    `SELECT e.kind, p.invoice_id AS invoice, p.payment_id AS payment, p.credit_id AS credit,
       -p.cents AS cents, e.day, r.day AS "endedOn"
     FROM ledger_entries e
       JOIN ledger_postings p ON p.entry_id = e.id AND p.account = 'receivable'
       LEFT JOIN ledger_entries r ON r.reverses = e.id
     WHERE e.kind IN ('allocation', 'credit', 'writeOff') ORDER BY e.id`,
  );
  for (const { kind, invoice: id, payment, credit, cents, day, endedOn } of rows) {
    const invoice = `invoice ${id}`;
    const ended = endedOn === null ? {} : { endedOn };
    if (kind === 'writeOff') oracle.writeOffs.push({ invoice, cents, day, ...ended });
    else {
      const source = payment === null ? `credit ${credit}` : `payment ${payment}`;
      oracle.uses.push({ source, invoice, cents, day, ...ended });
    }
  }
}
