import {
  estimateCeiling,
  type Acceptance,
  type Agreement,
  type ChangeOrder,
} from 'shared-api/contract/quotes/office/agreement';
import type { Period } from 'shared-api/contract/quotes/period';
import { fromCents } from 'shared-api/contract/values/money';
import { billedOfQuote } from '../../db/billedOfQuote.ts';
import type { Queryable } from '../../db/Database.ts';
import { periodOfQuote } from '../../db/periodOfQuote.ts';
import { HttpError } from '../../HttpError.ts';

/** A line of a change order as it is stored. */
export interface StoredLine {
  description: string;
  quantity: number;
  rateCents: number;
  amountCents: number;
}

interface OrderRow {
  id: number;
  version: number;
  number: string;
  day: string;
  madeBy: string;
  reason: string;
  lines: StoredLine[];
  subTotal: number;
  tax: number;
  total: number;
  withdrawnOn: string | null;
  acceptance: Acceptance | null;
}

/** The acceptance `a` as it is answered; null if there is none. */
const acceptanceOf = `CASE WHEN a.id IS NOT NULL THEN jsonb_build_object(
  'on', a.accepted_on, 'how', a.how, 'by', a.accepted_by, 'note', a.note,
  'recordedBy', a.recorded_by, 'recordedAt', a.recorded_at) END`;

const selectOrders = `
  SELECT o.id, o.version, q.number || '-O' || o.position AS number, o.day, o.made_by AS "madeBy",
    o.reason, o.lines, o.sub_total_cents AS "subTotal", o.tax_cents AS tax, o.total_cents AS total,
    o.withdrawn_on AS "withdrawnOn", ${acceptanceOf} AS acceptance
  FROM change_orders o JOIN quotes q ON q.id = o.quote_id
    LEFT JOIN acceptances a ON a.change_order_id = o.id`;

const orderOf = ({ lines, subTotal, tax, total, ...rest }: OrderRow): ChangeOrder => ({
  ...rest,
  lines: lines.map(({ description, quantity, rateCents, amountCents }) => ({
    description,
    quantity,
    rate: fromCents(rateCents),
    amount: fromCents(amountCents),
  })),
  subTotal: fromCents(subTotal),
  tax: fromCents(tax),
  total: fromCents(total),
});

/** A change order by its id. */
export async function findChangeOrder(connection: Queryable, id: number): Promise<ChangeOrder> {
  const { rows } = await connection.query<OrderRow>(`${selectOrders} WHERE o.id = $1`, [id]);
  const [order] = rows;
  if (!order) throw new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
  return orderOf(order);
}

/**
 * What a client has agreed to on a quote, and what has been billed of it.
 * @throws HttpError 404 for an unknown quote
 */
export async function findAgreement(connection: Queryable, quoteId: number): Promise<Agreement> {
  const { rows } = await connection.query<{
    acceptance: Acceptance | null;
    agreed: number | null;
    billed: number;
    period: Period | null;
  }>(
    `SELECT ${acceptanceOf} AS acceptance, g.total_cents AS agreed,
       ${billedOfQuote('q.id')} AS billed, ${periodOfQuote('q')} AS period
     FROM quotes q LEFT JOIN acceptances a ON a.quote_id = q.id AND a.change_order_id IS NULL
       LEFT JOIN quote_agreements g ON g.quote_id = q.id
     WHERE q.id = $1`,
    [quoteId],
  );
  const [quote] = rows;
  if (!quote) throw noSuchQuote(quoteId);
  const { rows: orders } = await connection.query<OrderRow>(
    `${selectOrders} WHERE o.quote_id = $1 ORDER BY o.position`,
    [quoteId],
  );
  const { acceptance, agreed, billed, period } = quote;
  const isBound = agreed !== null && period === null;
  return {
    acceptance,
    changeOrders: orders.map(orderOf),
    agreed: agreed === null ? null : fromCents(agreed),
    ceiling: isBound ? fromCents(estimateCeiling(agreed)) : null,
    billed: fromCents(billed),
  };
}

export const noSuchQuote = (id: number): HttpError =>
  new HttpError(404, { code: 'noSuchRecord', params: { entity: 'quotes', id } });
