import type { Company } from 'shared-api/contract/company/company';
import type { Deposits } from 'shared-api/contract/billing/deposits';
import { fromCents, taxOf } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { periodOfQuote } from '../db/periodOfQuote.ts';
import { receivedOfQuote } from '../db/receivedOfQuote.ts';
import { HttpError } from '../HttpError.ts';
import { canExpire, isOver } from '../pricing/quoteExpiry.ts';
import { listRequests, type DepositSubject } from './depositRequests.ts';

/** What requests on a quote or a contract are measured by, in cents. */
export interface DepositTerms {
  /** The price with tax that a percentage is of; null where there is none. */
  price: number | null;
  /** What can still be asked for; null where there is no such bound. */
  left: number | null;
  /** The number of a quote. */
  number: number | null;
  /** The last day of the quote's price where that is over; null where it holds. */
  expiredOn: string | null;
  /** Whether services of the quote are invoiced, and the number of the invoice once it has one. */
  isInvoiced: boolean;
  invoicedAs: number | null;
}

/**
 * What can be asked for on a quote or a contract.
 * @throws HttpError 404
 */
export const depositTerms = (
  connection: Queryable,
  company: Company,
  { entity, id }: DepositSubject,
): Promise<DepositTerms> =>
  entity === 'quotes'
    ? termsOfQuote(connection, company, id)
    : termsOfContract(connection, company, id);

async function termsOfQuote(
  connection: Queryable,
  company: Company,
  id: number,
): Promise<DepositTerms> {
  const { rows } = await connection.query<{
    number: number;
    price: number | null;
    isPeriodic: boolean;
    lastDay: string | null;
    taken: number;
    isInvoiced: boolean;
    invoicedAs: number | null;
  }>(
    `SELECT q.number, coalesce(g.total_cents, q.price_cents) AS price,
       ${periodOfQuote('q')} IS NOT NULL AS "isPeriodic",
       CASE WHEN ${canExpire('q')} THEN q.valid_until END AS "lastDay",
       (${receivedOfQuote('q.id')} + (
         SELECT coalesce(sum(r.amount_cents), 0) FROM deposit_requests r
           JOIN deposit_amounts a ON a.request_id = r.id
         WHERE r.quote_id = q.id AND r.withdrawn_on IS NULL AND a.payment_id IS NULL))::bigint
         AS taken,
       EXISTS (SELECT FROM services s WHERE s.quote_id = q.id AND s.invoice_id IS NOT NULL)
         AS "isInvoiced",
       (SELECT min(i.invoice_number) FROM services s JOIN invoices i ON i.id = s.invoice_id
        WHERE s.quote_id = q.id) AS "invoicedAs"
     FROM quotes q LEFT JOIN quote_agreements g ON g.quote_id = q.id WHERE q.id = $1`,
    [id],
  );
  const [quote] = rows;
  if (!quote) throw noSuch({ entity: 'quotes', id });
  const { isPeriodic, taken, lastDay, ...terms } = quote;
  const { price } = terms;
  const expiredOn = lastDay !== null && isOver(company, lastDay) ? lastDay : null;
  return {
    ...terms,
    expiredOn,
    left: price === null || isPeriodic ? null : Math.max(price - taken, 0),
  };
}

async function termsOfContract(
  connection: Queryable,
  { taxRate }: Company,
  id: number,
): Promise<DepositTerms> {
  const { rows } = await connection.query<{ price: number | null }>(
    'SELECT price_cents AS price FROM contracts WHERE id = $1',
    [id],
  );
  const [contract] = rows;
  if (!contract) throw noSuch({ entity: 'contracts', id });
  const { price } = contract;
  return {
    // Prices of contracts are before tax.
    price: price === null ? null : price + taxOf(price, taxRate),
    left: null,
    number: null,
    expiredOn: null,
    isInvoiced: false,
    invoicedAs: null,
  };
}

/**
 * What was asked for on a quote or a contract, and what can be.
 * @throws HttpError 404
 */
export async function findDeposits(
  connection: Queryable,
  company: Company,
  subject: DepositSubject,
): Promise<Deposits> {
  const { price, left } = await depositTerms(connection, company, subject);
  return {
    results: await listRequests(connection, subject),
    price: price === null ? null : fromCents(price),
    left: left === null ? null : fromCents(left),
  };
}

const noSuch = ({ entity, id }: DepositSubject): HttpError =>
  new HttpError(404, { code: 'noSuchRecord', params: { entity, id } });
