import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type {
  AcceptanceRequest,
  Agreement,
  ChangeOrder,
  WithdrawalRequest,
} from 'shared-api/contract/quotes/office/agreement';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import { audit } from '../../audit/audit.ts';
import { billedOfQuote } from '../../db/billedOfQuote.ts';
import type { Queryable, Transactional } from '../../db/Database.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { canExpire } from '../../pricing/quoteExpiry.ts';
import type { AcceptedBefore } from '../../refusals/quoteTexts.en.ts';
import { findAgreement, findChangeOrder, noSuchQuote } from './agreement.ts';

export interface AgreementContext {
  database: Transactional;
  company: Company;
}

/** What is accepted, in cents. */
interface Accepted {
  quoteId: number;
  changeOrderId: number | null;
  subTotal: number;
  tax: number;
  total: number;
}

/**
 * Records that a client accepts a quote, as the caller has seen it. From then on its document stays as
 * it is; what changes is a change order.
 * @throws HttpError 404; 409 for a quote without a price, accepted already or changed meanwhile; 400 for a
 *   day on which its price was no longer valid
 */
export async function acceptQuote(
  { database, company }: AgreementContext,
  id: number,
  request: AcceptanceRequest,
  who: string,
): Promise<Agreement> {
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<{
      version: number;
      number: number;
      day: string;
      subTotal: number | null;
      tax: number | null;
      total: number | null;
      /** The last day on which it can be accepted; null where its price does not run out. */
      lastDay: string | null;
    }>(
      `SELECT version, number, since_ts AS day, sub_total_cents AS "subTotal", tax_cents AS tax,
         price_cents AS total,
         CASE WHEN ${canExpire('q')} THEN valid_until END AS "lastDay"
       FROM quotes q WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    const [quote] = rows;
    if (!quote) throw noSuchQuote(id);
    const { number, subTotal, tax, total, lastDay } = quote;
    // After taking the lock, so that an acceptance at the same time is seen.
    const before = await acceptanceOf(connection, { quoteId: id });
    if (before) {
      throw new HttpError(409, { code: 'acceptedAlready', params: { number, ...before } });
    }
    if (quote.version !== request.version) {
      throw new HttpError(409, { code: 'changedMeanwhile', params: { entity: 'quotes' } });
    }
    if (subTotal === null || tax === null || total === null) {
      throw new HttpError(409, { code: 'quoteUnpriced', params: { number } });
    }
    checkDay(company, request, quote.day);
    if (lastDay !== null && request.on > lastDay) {
      throw invalidInput({ on: { code: 'lateAcceptance', params: { day: lastDay } } });
    }
    await write(connection, request, who, {
      quoteId: id,
      changeOrderId: null,
      subTotal,
      tax,
      total,
    });
    await connection.query('UPDATE quotes SET version = version + 1 WHERE id = $1', [id]);
    await auditAcceptance(connection, id, request, who, { number: String(number), total });
    return findAgreement(connection, id);
  });
}

/**
 * Records that a client accepts a change order.
 * @throws HttpError 404; 409 for one that is accepted or withdrawn already, or changed meanwhile, and for
 *   one that leaves less agreed to than is billed
 */
export async function acceptChangeOrder(
  { database, company }: AgreementContext,
  id: number,
  request: AcceptanceRequest,
  who: string,
): Promise<ChangeOrder> {
  return database.transaction(async (connection) => {
    const order = await lockOrder(connection, id, request.version);
    const { quoteId, number, subTotal, tax, total } = order;
    checkDay(company, request, order.day);
    const { rows } = await connection.query<{ agreed: number; number: number; billed: number }>(
      `SELECT g.total_cents AS agreed, q.number, ${billedOfQuote('q.id')} AS billed
       FROM quote_agreements g
       JOIN quotes q ON q.id = g.quote_id WHERE g.quote_id = $1`,
      [quoteId],
    );
    const [quote] = rows;
    if (quote && quote.agreed + total < 0) {
      const params = { number: quote.number, most: formatMoney(quote.agreed) };
      throw new HttpError(409, { code: 'orderBelowNothing', params });
    }
    if (quote && total < 0 && quote.agreed + total < quote.billed) {
      const params = {
        number: quote.number,
        agreed: formatMoney(quote.agreed + total),
        billed: formatMoney(quote.billed),
        over: formatMoney(quote.billed - quote.agreed - total),
      };
      throw new HttpError(409, { code: 'orderBelowBilled', params });
    }
    await connection.query('UPDATE change_orders SET version = version + 1 WHERE id = $1', [id]);
    await write(connection, request, who, { quoteId, changeOrderId: id, subTotal, tax, total });
    await auditAcceptance(connection, quoteId, request, who, { number, total });
    return findChangeOrder(connection, id);
  });
}

/**
 * Takes a change order back that nobody has accepted; it keeps its number.
 * @throws HttpError 404; 409 for one that is accepted or withdrawn already, or changed meanwhile
 */
export async function withdrawChangeOrder(
  { database, company }: AgreementContext,
  id: number,
  { version }: WithdrawalRequest,
  who: string,
): Promise<ChangeOrder> {
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return database.transaction(async (connection) => {
    const { quoteId, number } = await lockOrder(connection, id, version);
    await connection.query(
      'UPDATE change_orders SET withdrawn_on = $2, version = version + 1 WHERE id = $1',
      [id, today],
    );
    await audit(connection, {
      who,
      entity: 'quotes',
      recordId: quoteId,
      action: 'update',
      after: { changeOrder: number, withdrawnOn: today },
    });
    return findChangeOrder(connection, id);
  });
}

interface LockedOrder {
  version: number;
  number: string;
  day: string;
  subTotal: number;
  tax: number;
  total: number;
  withdrawnOn: string | null;
}

/** Who accepted a quote or a change order, on which day, and whose login has recorded it. */
async function acceptanceOf(
  connection: Queryable,
  { quoteId, orderId }: { quoteId?: number; orderId?: number },
): Promise<AcceptedBefore | undefined> {
  const { rows } = await connection.query<AcceptedBefore>(
    `SELECT accepted_by AS by, accepted_on AS day, recorded_by AS recorder
     FROM acceptances WHERE quote_id = $1 OR change_order_id = $2`,
    [quoteId, orderId],
  );
  return rows[0];
}

/** Locks a change order's quote, then reads the order, which must still be open. */
async function lockOrder(
  connection: Queryable,
  id: number,
  version: number,
): Promise<LockedOrder & { quoteId: number }> {
  const { rows: quotes } = await connection.query<{ id: number }>(
    `SELECT id FROM quotes WHERE id = (SELECT quote_id FROM change_orders WHERE id = $1)
     FOR NO KEY UPDATE`,
    [id],
  );
  const [quote] = quotes;
  if (!quote) throw new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
  const { rows } = await connection.query<LockedOrder>(
    `SELECT o.version, q.number || '-O' || o.position AS number, o.day,
       o.sub_total_cents AS "subTotal", o.tax_cents AS tax, o.total_cents AS total,
       o.withdrawn_on AS "withdrawnOn"
     FROM change_orders o JOIN quotes q ON q.id = o.quote_id WHERE o.id = $1`,
    [id],
  );
  const [order] = rows;
  if (!order) throw new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
  const params = { number: order.number };
  const before = await acceptanceOf(connection, { orderId: id });
  if (before) {
    throw new HttpError(409, { code: 'orderAcceptedAlready', params: { ...params, ...before } });
  }
  if (order.withdrawnOn !== null) throw new HttpError(409, { code: 'orderWithdrawn', params });
  if (order.version !== version) throw new HttpError(409, { code: 'orderChanged', params });
  return { ...order, quoteId: quote.id };
}

/** @param made the day on which the document was made */
function checkDay({ timeZone }: Company, { on }: AcceptanceRequest, made: string): void {
  if (on > companyDay(Date.now() / 1000, timeZone)) {
    throw invalidInput({ on: { code: 'futureAcceptance' } });
  }
  if (on < made) throw invalidInput({ on: { code: 'earlyAcceptance' } });
}

async function write(
  connection: Queryable,
  { on, how, by, note }: AcceptanceRequest,
  who: string,
  { quoteId, changeOrderId, subTotal, tax, total }: Accepted,
): Promise<void> {
  await connection.query(
    `INSERT INTO acceptances (quote_id, change_order_id, accepted_on, how, accepted_by, note,
       recorded_by, sub_total_cents, tax_cents, total_cents)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [quoteId, changeOrderId, on, how, by, note, who, subTotal, tax, total],
  );
}

const auditAcceptance = (
  connection: Queryable,
  quoteId: number,
  { on, how, by, note }: AcceptanceRequest,
  who: string,
  { number, total }: { number: string; total: number },
): Promise<void> =>
  audit(connection, {
    who,
    entity: 'quotes',
    recordId: quoteId,
    action: 'update',
    after: { accepted: number, acceptedOn: on, how, by, note, total: fromCents(total) },
  });
