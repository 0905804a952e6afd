import type {
  DisputeRecord,
  ForeignRefund,
  MoneyBack,
  RefundRecord,
} from 'shared-api/contract/billing/moneyBack';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../../db/clientName.ts';
import type { Queryable } from '../../db/Database.ts';

/** Whose refunds and disputes; with none of them, those that somebody has to look at. */
export interface MoneyBackFilter {
  clientId: number | null;
  invoiceId: number | null;
  quoteId: number | null;
}

/** SQL: a text that changes whenever anything does that is shown of the dispute `d`. */
export const disputeMark = `concat_ws(' ', d.state, d.fee_cents, d.due_at,
  d.entry_id IS NOT NULL AND d.ended IS NULL)`;

/** Rows of each kind. */
const most = 200;

/** Refunds and disputes, the newest first. */
export async function listMoneyBack(
  database: Queryable,
  filter: MoneyBackFilter,
): Promise<MoneyBack> {
  const isOffice = Object.values(filter).every((id) => id === null);
  return {
    refunds: await refundsOf(database, filter),
    disputes: await disputesOf(database, filter),
    unexplained: isOffice ? await foreignRefunds(database) : [],
  };
}

async function refundsOf(
  database: Queryable,
  { clientId, invoiceId, quoteId }: MoneyBackFilter,
): Promise<RefundRecord[]> {
  const { rows } = await database.query<Omit<RefundRecord, 'amount'> & { cents: number }>(
    `SELECT r.id, r.amount_cents AS cents, coalesce(r.card_payment_id, r.payment_id) AS "paymentId",
       r.credit_id AS "creditId", coalesce(n.invoice_number || '-C' || k.position, '') AS "creditNumber",
       c.id AS "clientId", coalesce(${clientName}, '') AS "clientName", i.id AS "invoiceId",
       i.invoice_number AS "invoiceNumber", q.number AS "quoteNumber",
       r.method, to_char(r.day, 'YYYY-MM-DD') AS day, r.reference, r.reason, r.made_by AS who,
       r.status, r.failure, r.seen_at IS NOT NULL AS "isSeen",
       r.status = 'pending' AND r.made_at < now() - interval '1 hour' AS "isLate"
     FROM refunds r
       LEFT JOIN payments p ON p.id = coalesce(r.card_payment_id, r.payment_id)
       LEFT JOIN credits k ON k.id = r.credit_id
       LEFT JOIN invoices n ON n.id = k.invoice_id
       LEFT JOIN invoices i ON i.id = coalesce(k.invoice_id, p.invoice_id)
       LEFT JOIN quotes q ON q.id = p.quote_id
       LEFT JOIN clients c ON c.id = coalesce(r.client_id, p.client_id)
     WHERE ($1::integer IS NULL OR coalesce(r.client_id, p.client_id) = $1)
       AND ($2::integer IS NULL OR coalesce(k.invoice_id, p.invoice_id) = $2)
       AND ($3::integer IS NULL OR p.quote_id = $3)
       AND (coalesce($1, $2, $3) IS NOT NULL OR (r.status = 'failed' AND r.seen_at IS NULL)
         OR (r.status = 'pending' AND r.made_at < now() - interval '1 hour'))
     ORDER BY r.id DESC LIMIT ${most}`,
    [clientId, invoiceId, quoteId],
  );
  return rows.map(({ cents, ...refund }) => ({ ...refund, amount: fromCents(cents) }));
}

async function disputesOf(
  database: Queryable,
  { clientId, invoiceId, quoteId }: MoneyBackFilter,
): Promise<DisputeRecord[]> {
  const { rows } = await database.query<
    Omit<DisputeRecord, 'amount' | 'fee'> & { cents: number; feeCents: number }
  >(
    `SELECT d.id, d.amount_cents AS cents, d.fee_cents AS "feeCents", d.payment_id AS "paymentId",
       c.id AS "clientId", coalesce(${clientName}, '') AS "clientName", i.id AS "invoiceId",
       i.invoice_number AS "invoiceNumber", q.number AS "quoteNumber", d.reason, d.state,
       coalesce(to_char(d.due_at, 'YYYY-MM-DD'), '') AS "dueDay",
       to_char(d.opened_on, 'YYYY-MM-DD') AS "openedOn",
       coalesce(to_char(d.ended_on, 'YYYY-MM-DD'), '') AS "endedOn",
       d.entry_id IS NOT NULL AND d.ended IS NULL AS "isTaken", d.seen_at IS NOT NULL AS "isSeen",
       ${disputeMark} AS mark
     FROM disputes d JOIN payments p ON p.id = d.payment_id
       LEFT JOIN invoices i ON i.id = p.invoice_id
       LEFT JOIN quotes q ON q.id = p.quote_id
       LEFT JOIN clients c ON c.id = p.client_id
     WHERE ($1::integer IS NULL OR p.client_id = $1)
       AND ($2::integer IS NULL OR p.invoice_id = $2)
       AND ($3::integer IS NULL OR p.quote_id = $3)
       AND (coalesce($1, $2, $3) IS NOT NULL OR d.seen_at IS NULL)
     ORDER BY d.id DESC LIMIT ${most}`,
    [clientId, invoiceId, quoteId],
  );
  return rows.map(({ cents, feeCents, ...dispute }) => ({
    ...dispute,
    amount: fromCents(cents),
    fee: fromCents(feeCents),
  }));
}

async function foreignRefunds(database: Queryable): Promise<ForeignRefund[]> {
  const { rows } = await database.query<{
    providerId: string;
    intent: string;
    cents: number;
    at: Date;
  }>(
    `SELECT provider_id AS "providerId", intent, amount_cents AS cents, received_at AS at
     FROM unexplained_refunds WHERE seen_at IS NULL ORDER BY received_at DESC LIMIT ${most}`,
  );
  return rows.map(({ cents, at, ...refund }) => ({
    ...refund,
    amount: fromCents(cents),
    at: at.toISOString(),
  }));
}
