import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';

/**
 * A condition of SQL: whether the price of a quote can run out. That of one without a last day cannot, nor
 * of one on which somebody has acted: what has been accepted, paid for in part, is being paid for or has
 * become work was agreed at its price (docs/decisions/0041).
 * @param quote the name under which the statement has the quote
 */
export const canExpire = (quote: string): string =>
  `(${quote}.valid_until IS NOT NULL
    AND NOT EXISTS (SELECT FROM acceptances c WHERE c.quote_id = ${quote}.id)
    AND NOT EXISTS (SELECT FROM services s WHERE s.quote_id = ${quote}.id)
    AND NOT EXISTS (SELECT FROM payments p
      WHERE p.quote_id = ${quote}.id AND p.reversed_at IS NULL)
    AND NOT EXISTS (SELECT FROM payment_attempts a
      WHERE a.quote_id = ${quote}.id AND a.status = 'pending'))`;

/** Whether the last day of a price is over. */
export const isOver = ({ timeZone }: Pick<Company, 'timeZone'>, lastDay: string): boolean =>
  lastDay < companyDay(Date.now() / 1000, timeZone);
