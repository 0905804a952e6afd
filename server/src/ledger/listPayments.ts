import type { PaymentRecord } from 'shared-api/contract/billing/ledgerAnswers';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';

interface Row {
  id: number;
  clientId: number | null;
  clientName: string;
  cents: number;
  day: string;
  method: PaymentRecord['method'];
  reference: string;
  who: string;
  at: Date;
  quoteNumber: number | null;
  isReversed: boolean;
  source: PaymentRecord['source'];
  left: number;
  cardCents: number | null;
  refunded: number;
  allocations: { invoiceId: number; invoiceNumber: number; cents: number }[];
}

/** Whose payments; all without any. */
interface PaymentFilter {
  clientId?: number | null;
  invoiceId?: number | null;
  quoteId?: number | null;
}

/** Payments of a client, of an invoice, of a quote, or all, the newest first; 200 at most. */
export async function listPayments(
  database: Queryable,
  { clientId = null, invoiceId = null, quoteId = null }: PaymentFilter,
): Promise<PaymentRecord[]> {
  const { rows } = await database.query<Row>(
    `SELECT p.id, p.client_id AS "clientId", coalesce(${clientName}, '') AS "clientName",
       p.amount_cents AS cents, p.received_on AS day, p.method, p.reference, p.recorded_by AS who,
       p.recorded_at AS at, q.number AS "quoteNumber", p.reversed_at IS NOT NULL AS "isReversed",
       CASE WHEN p.attempt_key IS NOT NULL THEN 'card'
         WHEN p.bank_transaction_id IS NOT NULL THEN 'bank' ELSE 'office' END AS source,
       (SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
        WHERE g.payment_id = p.id AND g.account = 'onAccount') AS left,
       (SELECT card.cents FROM card_payment_of(p.id, NULL) card) AS "cardCents",
       (SELECT coalesce(sum(r.amount_cents), 0)::bigint FROM refunds r
        WHERE r.payment_id = p.id AND r.status <> 'failed') AS refunded,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('invoiceId', a.id, 'invoiceNumber', a.number,
            'cents', a.cents) ORDER BY a.id), '[]')
        FROM (
          SELECT i.id, i.invoice_number AS number, -sum(g.cents) AS cents
          FROM ledger_postings g JOIN invoices i ON i.id = g.invoice_id
          WHERE g.payment_id = p.id AND g.account = 'receivable'
          GROUP BY i.id HAVING sum(g.cents) <> 0
        ) a) AS allocations
     FROM payments p LEFT JOIN clients c ON c.id = p.client_id LEFT JOIN quotes q ON q.id = p.quote_id
     WHERE ($1::integer IS NULL OR p.client_id = $1)
       -- As an array, which an index takes; with IN, every payment there is would be read.
       AND ($2::integer IS NULL OR p.id = ANY (ARRAY(
         SELECT id FROM payments WHERE invoice_id = $2
         UNION
         SELECT g.payment_id FROM ledger_postings g
         WHERE g.invoice_id = $2 AND g.account = 'receivable')))
       AND ($3::integer IS NULL OR p.quote_id = $3)
     ORDER BY p.received_on DESC, p.id DESC LIMIT 200`,
    [clientId, invoiceId, quoteId],
  );
  return rows.map(({ cents, left, cardCents, refunded, at, allocations, ...payment }) => ({
    ...payment,
    amount: fromCents(cents),
    onAccount: fromCents(left),
    toCard: fromCents(Math.max(0, Math.min(left, cardCents ?? 0))),
    refunded: fromCents(refunded),
    at: at.toISOString(),
    allocations: allocations.map(({ cents: share, ...invoice }) => ({
      ...invoice,
      amount: fromCents(share),
    })),
  }));
}
