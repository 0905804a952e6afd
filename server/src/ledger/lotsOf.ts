import type { LotRecord } from 'shared-api/contract/billing/ledgerAnswers';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';

/**
 * Payments and credits that have something left on account, the oldest first: those of a client, or
 * those that an invoice brought, among them payments that cover it and more.
 */
export async function lotsOf(
  database: Queryable,
  of: { clientId: number } | { invoiceId: number },
): Promise<LotRecord[]> {
  const [clientId, invoiceId] = 'clientId' in of ? [of.clientId, null] : [null, of.invoiceId];
  const { rows } = await database.query<
    Omit<LotRecord, 'onAccount' | 'toCard'> & { cents: number; cardCents: number | null }
  >(
    `SELECT l.payment_id AS "paymentId", l.credit_id AS "creditId",
       coalesce(i.invoice_number || '-C' || c.position, '') AS "creditNumber",
       to_char(coalesce(p.received_on, c.day), 'YYYY-MM-DD') AS day,
       coalesce(p.method, '') AS method, coalesce(p.reference, '') AS reference,
       q.number AS "quoteNumber", l.cents, card.cents AS "cardCents"
     FROM (
       -- Each by an index of its own; with "or" between them, all that anybody ever had on account is read.
       SELECT payment_id, credit_id, -sum(cents)::bigint AS cents
       FROM (
         SELECT payment_id, credit_id, cents FROM ledger_postings
         WHERE account = 'onAccount' AND client_id = $1
         UNION ALL
         SELECT g.payment_id, g.credit_id, g.cents
         FROM credits c JOIN ledger_postings g ON g.credit_id = c.id AND g.account = 'onAccount'
         WHERE c.invoice_id = $2
         UNION ALL
         SELECT g.payment_id, g.credit_id, g.cents
         FROM ledger_postings g
         -- As an array, which an index takes.
         WHERE g.account = 'onAccount' AND g.payment_id = ANY (ARRAY(
           SELECT id FROM payments WHERE invoice_id = $2
           UNION
           SELECT paid.payment_id FROM ledger_postings paid
           WHERE paid.invoice_id = $2 AND paid.account = 'receivable'
           GROUP BY paid.payment_id HAVING sum(paid.cents) < 0))
       ) g
       GROUP BY payment_id, credit_id HAVING sum(cents) <> 0
     ) l
       LEFT JOIN payments p ON p.id = l.payment_id
       LEFT JOIN quotes q ON q.id = p.quote_id
       LEFT JOIN credits c ON c.id = l.credit_id
       LEFT JOIN invoices i ON i.id = c.invoice_id
       LEFT JOIN LATERAL card_payment_of(l.payment_id, l.credit_id) card ON true
     ORDER BY 4, l.payment_id, l.credit_id`,
    [clientId, invoiceId],
  );
  return rows.map(({ cents, cardCents, ...lot }) => ({
    ...lot,
    onAccount: fromCents(cents),
    toCard: fromCents(Math.min(cents, cardCents ?? 0)),
  }));
}
