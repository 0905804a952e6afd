import type { QuoteKindName, QuoteRequest } from 'shared-api/contract/quotes/kinds';
import { taxOf } from 'shared-api/contract/money';
import type { RateCard } from '../rateCard.ts';
import { priceCarpet } from './carpet.ts';
import { line, sumOf, type PricedLine } from './lines.ts';

/** How each kind of quote is priced: pure functions, so the same input has the same price. */
const pricing: {
  [K in QuoteKindName]: (request: QuoteRequest<K>, rates: RateCard) => PricedLine[];
} = { carpet: priceCarpet };

/** A whole price in cents. */
export interface Price {
  lines: PricedLine[];
  subTotalCents: number;
  taxCents: number;
  totalCents: number;
}

/**
 * Prices a checked request.
 * @param isRush whether the service is wished within the rush hours; a line of its own then
 * @param taxRate fraction, 0.13 for 13 percent
 */
export function price<K extends QuoteKindName>(
  kind: K,
  request: QuoteRequest<K>,
  rates: RateCard,
  { isRush, taxRate }: { isRush: boolean; taxRate: number },
): Price {
  const lines = pricing[kind](request, rates);
  if (isRush) lines.push(line('Rush fee, service within 72 hours', 1, rates.rushFee));
  const subTotalCents = sumOf(lines);
  const taxCents = taxOf(subTotalCents, taxRate);
  return { lines, subTotalCents, taxCents, totalCents: subTotalCents + taxCents };
}
