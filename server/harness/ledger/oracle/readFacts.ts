import type { Queryable } from '../../../src/db/Database.ts';
import type { Source } from './facts.ts';
import { dayAfter, taxWithin } from './amounts.ts';
import { Oracle } from './oracle.ts';

/** Reads into an oracle what a company's records say, and which payment or credit paid what. */
export async function readFacts(database: Queryable): Promise<Oracle> {
  const oracle = new Oracle();
  await addInvoices(oracle, database);
  await addSources(oracle, database);
  await addForfeits(oracle, database);
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
    kind: Source['kind'];
    endedOn: string | null;
  }>(
    `SELECT p.id, coalesce(p.client_id, 0) AS client, p.received_on AS day, p.amount_cents AS cents,
       CASE r.kind WHEN 'deposit' THEN 'deposit' WHEN 'partPayment' THEN 'instalment'
         ELSE 'payment' END AS kind,
       (SELECT e.day FROM ledger_entries e
        WHERE e.payment_id = p.id AND e.kind IN ('paymentReversed', 'depositReversed')) AS "endedOn"
     FROM payments p LEFT JOIN deposit_requests r ON r.id = p.deposit_request_id ORDER BY p.id`,
  );
  for (const { id, endedOn, ...payment } of payments) {
    const ended = endedOn === null ? {} : { endedOn };
    const taxCents = payment.kind === 'instalment' ? taxWithin(payment.cents) : 0;
    oracle.sources.set(`payment ${id}`, { ...payment, taxCents, ...ended });
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
    taxCents: number;
    endedOn: string | null;
  }>(
    `SELECT r.id, r.payment_id AS "paymentId", r.credit_id AS "creditId", r.day,
       r.amount_cents AS cents,
       (SELECT coalesce(sum(g.cents), 0)::bigint FROM ledger_entries e
          JOIN ledger_postings g ON g.entry_id = e.id AND g.account = 'hst'
        WHERE e.refund_id = r.id AND e.kind = 'depositReturned') AS "taxCents",
       (SELECT e.day FROM ledger_entries e
        WHERE e.refund_id = r.id AND e.kind IN ('refundFailed', 'depositReturnFailed')) AS "endedOn"
     FROM refunds r ORDER BY r.id`,
  );
  for (const { id, paymentId, creditId, endedOn, ...part } of refunds) {
    const source = paymentId === null ? `credit ${creditId}` : `payment ${paymentId}`;
    const ended = endedOn === null ? {} : { endedOn };
    oracle.leavings.set(`refund ${id}`, { kind: 'refund', source, ...part, ...ended });
  }
}

/** What of deposits and part payments was kept. */
async function addForfeits(oracle: Oracle, database: Queryable): Promise<void> {
  const { rows } = await database.query<{
    id: number;
    payment: number;
    cents: number;
    taxCents: number;
    day: string;
  }>(
    `SELECT e.id, e.payment_id AS payment, e.day,
       sum(g.cents) FILTER (WHERE g.account = 'deposits')::bigint AS cents,
       coalesce(-sum(g.cents) FILTER (WHERE g.account IN ('hst', 'advanceTax')), 0)::bigint
         AS "taxCents"
     FROM ledger_entries e JOIN ledger_postings g ON g.entry_id = e.id
     WHERE e.kind = 'depositForfeited' GROUP BY e.id`,
  );
  for (const { id, payment, ...part } of rows) {
    oracle.leavings.set(`kept ${id}`, { kind: 'forfeit', source: `payment ${payment}`, ...part });
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
    taxCents: number;
    day: string;
    endedOn: string | null;
  }>(
    `SELECT e.kind, p.invoice_id AS invoice, p.payment_id AS payment, p.credit_id AS credit,
       -p.cents AS cents, e.day, r.day AS "endedOn",
       (SELECT coalesce(sum(g.cents), 0)::bigint FROM ledger_postings g
        WHERE g.entry_id = e.id AND g.account = 'hst' AND e.kind = 'depositApplied') AS "taxCents"
     FROM ledger_entries e
       JOIN ledger_postings p ON p.entry_id = e.id AND p.account = 'receivable'
       LEFT JOIN ledger_entries r ON r.reverses = e.id
     WHERE e.kind IN ('allocation', 'depositApplied', 'credit', 'writeOff') ORDER BY e.id`,
  );
  for (const { kind, invoice: id, payment, credit, cents, taxCents, day, endedOn } of rows) {
    const invoice = `invoice ${id}`;
    const ended = endedOn === null ? {} : { endedOn };
    if (kind === 'writeOff') oracle.writeOffs.push({ invoice, cents, day, ...ended });
    else {
      const source = payment === null ? `credit ${credit}` : `payment ${payment}`;
      oracle.uses.push({ source, invoice, cents, taxCents, day, ...ended });
    }
  }
}
