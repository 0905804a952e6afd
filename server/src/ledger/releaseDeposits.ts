import type { BrandName } from 'shared-api/contract/billing/bank';
import type { Queryable } from '../db/Database.ts';
import { taxOfPart } from './invoiceLines.ts';
import { writeEntries, type Entry } from './ledger.ts';

/**
 * Takes deposits and part payments off an invoice that the caller has locked: they are held again, for the
 * next invoice of their quote or contract, but for what a lost dispute has taken of them since.
 * @returns how much is held again, in cents
 */
export async function releaseDeposits(
  connection: Queryable,
  invoiceId: number,
  { day, reason, who }: { day: string; reason: string; who: string },
): Promise<number> {
  const { rows } = await connection.query<{ id: number; day: string; cents: number }>(
    `SELECT e.id, greatest(e.day, $2::date) AS day,
       (SELECT -sum(g.cents)::bigint FROM ledger_postings g
        WHERE g.entry_id = e.id AND g.account = 'receivable') AS cents
     FROM ledger_entries e
     WHERE e.invoice_id = $1 AND e.kind = 'depositApplied'
       AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id)
     ORDER BY e.id`,
    [invoiceId, day],
  );
  if (rows.length === 0) return 0;
  // As whoever gives the money back or keeps it does.
  await connection.query(
    `SELECT FROM payments WHERE id IN (SELECT payment_id FROM ledger_entries WHERE id = ANY($1))
     ORDER BY id FOR NO KEY UPDATE`,
    [rows.map(({ id }) => id)],
  );
  await connection.query('SELECT ledger_reverse($1, $2, $3, $4)', [
    rows.map(({ id }) => id),
    rows.map((entry) => entry.day),
    rows.map(() => reason),
    who,
  ]);
  const lost = await chargeLosses(connection, invoiceId, {
    day: rows.reduce((last, row) => (row.day > last ? row.day : last), day),
    who,
  });
  return rows.reduce((sum, { cents }) => sum + cents, -lost);
}

/** What a lost dispute took of money that was applied to an invoice. */
interface Loss {
  paymentId: number;
  quoteId: number | null;
  cents: number;
  brand: BrandName | null;
  clientId: number | null;
  /** What is held of the payment, with its tax, before the loss is taken of it, and whose it is. */
  heldCents: number;
  heldTax: number;
  payerId: number | null;
  payerBrand: BrandName | null;
}

/**
 * Charges the deposit with what a lost dispute took back of an invoice, once the deposit is no longer applied
 * to it: the provider has that money, so that it is not held, and no advance tax is owed on it.
 * @returns how much, in cents
 */
async function chargeLosses(
  connection: Queryable,
  invoiceId: number,
  { day, who }: { day: string; who: string },
): Promise<number> {
  const { rows } = await connection.query<Loss>(
    `SELECT g.payment_id AS "paymentId", max(g.quote_id) AS "quoteId", sum(g.cents)::bigint AS cents,
       max(g.brand) AS brand, max(g.client_id) AS "clientId", held.*
     FROM ledger_postings g JOIN ledger_entries e ON e.id = g.entry_id
       JOIN payments p ON p.id = g.payment_id AND p.deposit_request_id IS NOT NULL
       CROSS JOIN LATERAL (
         SELECT -sum(h.cents) FILTER (WHERE h.account = 'deposits')::bigint AS "heldCents",
           coalesce(sum(h.cents) FILTER (WHERE h.account = 'advanceTax'), 0)::bigint AS "heldTax",
           max(h.client_id) FILTER (WHERE h.account = 'deposits') AS "payerId",
           max(h.brand) FILTER (WHERE h.account = 'deposits') AS "payerBrand"
         FROM ledger_postings h WHERE h.payment_id = p.id
       ) held
     WHERE g.invoice_id = $1 AND g.account = 'receivable' AND e.kind = 'disputeLost'
     GROUP BY g.payment_id, held."heldCents", held."heldTax", held."payerId", held."payerBrand"
     HAVING sum(g.cents) > 0 ORDER BY g.payment_id`,
    [invoiceId],
  );
  const entries = rows.map((loss): Entry => {
    const { paymentId, quoteId, cents, brand, clientId, payerId, payerBrand } = loss;
    const tax = taxOfPart({ cents: loss.heldCents, taxCents: loss.heldTax }, 0, cents);
    const ofPayer = { brand: payerBrand, clientId: payerId, paymentId, quoteId };
    return {
      kind: 'disputeLost',
      day,
      who,
      ...{ invoiceId, clientId, paymentId, quoteId },
      postings: [
        { account: 'deposits', cents, ...ofPayer },
        { account: 'receivable', cents: -cents, brand, clientId, invoiceId, paymentId, quoteId },
        { account: 'hst', cents: tax, ...ofPayer, invoiceId },
        { account: 'advanceTax', cents: -tax, ...ofPayer },
      ],
    };
  });
  await writeEntries(connection, entries);
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}
