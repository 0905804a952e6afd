import { companyDay } from 'shared-api/contract/company/companyTime';
import type {
  ChangeOrder,
  ChangeOrderRequest,
  OrderLine,
} from 'shared-api/contract/quotes/office/agreement';
import type { Period } from 'shared-api/contract/quotes/period';
import {
  formatAmount,
  formatMoney,
  fromCents,
  isAmount,
  largestTyped,
  taxOf,
  toCents,
} from 'shared-api/contract/values/money';
import { audit } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import { lockFormKey } from '../../formKeys/lockFormKey.ts';
import { periodOfQuote } from '../../db/periodOfQuote.ts';
import { HttpError, keySpent } from '../../HttpError.ts';
import type { AgreementContext } from './acceptQuote.ts';
import { findChangeOrder, noSuchQuote, type StoredLine } from './agreement.ts';

/**
 * Makes a change order for an accepted quote. The same key never makes a second one.
 * @throws HttpError 404; 409 for a quote that is not accepted or repeats, for a key that was used for other
 *   lines, and for one that nobody could accept, since it takes off more than is agreed to and asked for
 */
export async function makeChangeOrder(
  { database, company }: AgreementContext,
  quoteId: number,
  { key, reason, lines: asked }: ChangeOrderRequest,
  who: string,
): Promise<ChangeOrder> {
  const lines = asked.map(storedLine);
  const subTotal = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { tax, total } = withTax(subTotal, company.taxRate);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return database.transaction(async (connection) => {
    await lockFormKey(connection, key);
    const number = await lockAcceptedQuote(connection, quoteId);
    const { rows: earlier } = await connection.query<{ id: number; same: boolean }>(
      `SELECT id, quote_id = $2 AND reason = $3 AND lines = $4::jsonb AS same
       FROM change_orders WHERE form_key = $1`,
      [key, quoteId, reason, JSON.stringify(lines)],
    );
    const [before] = earlier;
    if (before) {
      const made = await findChangeOrder(connection, before.id);
      if (before.same) return made;
      const params = { number: made.number, amount: formatMoney(toCents(made.total)) };
      throw keySpent({ code: 'orderSentBefore', params });
    }
    if (total < 0) await refuseBelowNothing(connection, quoteId, number, total);
    const { rows } = await connection.query<{ id: number; position: number }>(
      `INSERT INTO change_orders (quote_id, position, day, made_by, reason, lines, sub_total_cents,
         tax_cents, total_cents, form_key)
       SELECT $1, coalesce(max(position), 0) + 1, $2::date, $3, $4, $5::jsonb, $6::bigint, $7::bigint,
         $8::bigint, $9::uuid
       FROM change_orders WHERE quote_id = $1 RETURNING id, position`,
      [quoteId, today, who, reason, JSON.stringify(lines), subTotal, tax, total, key],
    );
    const [made] = rows;
    if (!made) throw new Error('The change order was not stored.');
    await audit(connection, {
      who,
      entity: 'quotes',
      recordId: quoteId,
      action: 'update',
      after: { changeOrder: `${number}-O${made.position}`, reason, total: fromCents(total) },
    });
    return findChangeOrder(connection, made.id);
  });
}

/** Locks a quote that change orders can be made for, and answers its number. */
async function lockAcceptedQuote(connection: Queryable, id: number): Promise<number> {
  const { rows } = await connection.query<{ number: number; period: Period | null }>(
    `SELECT number, ${periodOfQuote('quotes')} AS period FROM quotes WHERE id = $1
     FOR NO KEY UPDATE`,
    [id],
  );
  const [quote] = rows;
  if (!quote) throw noSuchQuote(id);
  const { number, period } = quote;
  if (period !== null) throw new HttpError(409, { code: 'quotePeriodic', params: { number } });
  const { rowCount } = await connection.query('SELECT FROM acceptances WHERE quote_id = $1', [id]);
  if (!rowCount) throw new HttpError(409, { code: 'quoteNotAccepted', params: { number } });
  return number;
}

/** @throws HttpError 409 if less than nothing would be left even with all open change orders that add to it */
async function refuseBelowNothing(
  connection: Queryable,
  quoteId: number,
  number: number,
  total: number,
): Promise<void> {
  const { rows } = await connection.query<{ most: number }>(
    `SELECT g.total_cents + coalesce((
       SELECT sum(o.total_cents) FROM change_orders o
       WHERE o.quote_id = g.quote_id AND o.total_cents > 0 AND o.withdrawn_on IS NULL
         AND NOT EXISTS (SELECT FROM acceptances a WHERE a.change_order_id = o.id)
     ), 0)::bigint AS most
     FROM quote_agreements g WHERE g.quote_id = $1`,
    [quoteId],
  );
  const [agreed] = rows;
  if (agreed && agreed.most + total < 0) {
    const params = { number, most: formatMoney(agreed.most) };
    throw new HttpError(409, { code: 'orderBelowNothing', params });
  }
}

/** Quantities have at most two decimals, so a hundred times the quantity is an integer. */
function storedLine({ description, quantity, rate }: OrderLine): StoredLine {
  const rateCents = toCents(rate);
  const hundredths = rateCents * Math.round(quantity * 100);
  const amountCents = Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100);
  // Without negative zero, which JSON and the database write as zero.
  return { description, quantity, rateCents, amountCents: amountCents + 0 };
}

function withTax(subTotal: number, taxRate: number): { tax: number; total: number } {
  const total = isAmount(subTotal) ? subTotal + taxOf(subTotal, taxRate) : subTotal;
  if (Math.abs(total) > toCents(largestTyped)) {
    throw new HttpError(409, {
      code: 'orderTooMuch',
      params: { most: formatAmount(largestTyped) },
    });
  }
  return { tax: total - subTotal, total };
}
