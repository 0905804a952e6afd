import type { InvoiceLedger, LedgerEntry } from 'shared-api/contract/billing/ledgerAnswers';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { creditedOf, settledOtherwise } from '../db/settledOtherwise.ts';
import { linesOf, whyAsOne } from './invoiceLines.ts';
import { lotsOf } from './lotsOf.ts';

/** A line's number and the cents that were credited of it, from `credits.lines`. */
export const creditedLines = `SELECT l."line", sum(l."cents")::bigint AS cents
  FROM credits c, jsonb_to_recordset(c.lines) AS l ("line" integer, "cents" bigint)
  WHERE c.invoice_id = $1 GROUP BY l."line"`;

interface Row {
  id: number;
  day: string;
  kind: LedgerEntry['kind'];
  cents: number;
  balance: number;
  who: string;
  at: Date;
  reason: string;
  paymentId: number | null;
  method: LedgerEntry['method'];
  reference: string;
  creditNumber: string;
  creditId: number | null;
  credited: number;
  isReversed: boolean;
  moved: number;
}

/**
 * The movements of an invoice in the order of their days, with what was owed after each.
 * @throws HttpError 404 for an unknown invoice
 */
export async function invoiceLedger(database: Queryable, id: number): Promise<InvoiceLedger> {
  const { rows: invoices } = await database.query<{
    total: number;
    subTotal: number;
    tax: number;
    balance: number;
    credited: number;
    writtenOff: number;
    allCredits: number;
    newLineData: string[][];
  }>(
    `SELECT coalesce(total_cents, 0) AS total, coalesce(total_cents, 0) - coalesce(tax_cents, 0) AS "subTotal",
       coalesce(tax_cents, 0) AS tax, balance_cents AS balance, new_line_data AS "newLineData",
       ${settledOtherwise('$1')},
       ${creditedOf('$1')} AS "allCredits"
     FROM invoices WHERE id = $1`,
    [id],
  );
  const [invoice] = invoices;
  if (!invoice)
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  const { rows: credited } = await database.query<{ line: number; cents: number }>(creditedLines, [
    id,
  ]);
  const { rows } = await database.query<Row>(
    `SELECT e.id, e.day, e.kind, moved.cents,
       (sum(moved.cents) OVER (ORDER BY e.day, e.id))::bigint AS balance,
       e.who, e.made_at AS at, e.reason, e.payment_id AS "paymentId",
       -- What was given back went another way than it came, where it did.
       coalesce(f.method, p.method, '') AS method, coalesce(f.reference, p.reference, '') AS reference,
       coalesce(n.invoice_number || '-C' || c.position, '') AS "creditNumber",
       e.credit_id AS "creditId",
       CASE WHEN e.kind = 'credit' THEN coalesce(c.total_cents, 0) ELSE 0 END AS credited,
       EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id) AS "isReversed",
       moved.money AS moved
     FROM ledger_entries e
       LEFT JOIN payments p ON p.id = e.payment_id
       LEFT JOIN credits c ON c.id = e.credit_id
       -- A credit of another invoice may have paid this one.
       LEFT JOIN invoices n ON n.id = c.invoice_id
       LEFT JOIN refunds f ON f.id = e.refund_id
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(g.cents) FILTER (
             WHERE g.account = 'receivable' AND g.invoice_id = $1), 0)::bigint AS cents,
           coalesce(sum(g.cents) FILTER (WHERE g.account = 'money'), 0)::bigint AS money
         FROM ledger_postings g WHERE g.entry_id = e.id
       ) moved
     WHERE e.invoice_id = $1 AND e.kind NOT IN ('payment', 'paymentReversed')
     ORDER BY e.day, e.id`,
    [id],
  );
  const taken = new Map(credited.map(({ line, cents }) => [line, cents]));
  const lines = linesOf(invoice);
  const { total, balance: owed, credited: creditedOff, writtenOff, allCredits } = invoice;
  return {
    total: fromCents(total),
    balance: fromCents(owed),
    credited: fromCents(allCredits),
    creditedOnAccount: fromCents(allCredits - creditedOff),
    writtenOff: fromCents(writtenOff),
    received: fromCents(rows.length === 0 ? 0 : total - owed - creditedOff - writtenOff),
    asOne: whyAsOne(invoice),
    results: rows.map(({ cents, balance, moved, at, credited: ofCredit, ...entry }) => ({
      ...entry,
      credited: fromCents(ofCredit),
      amount: fromCents(cents),
      balance: fromCents(balance),
      moved: fromCents(moved),
      at: at.toISOString(),
    })),
    lines: lines.map(({ line, description, cents }) => ({
      line,
      description,
      amount: fromCents(cents),
      left: fromCents(cents - (taken.get(line) ?? 0)),
    })),
    lots: await lotsOf(database, { invoiceId: id }),
  };
}
