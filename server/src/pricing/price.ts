import type {
  AnyQuoteRequest,
  QuoteKindName,
  QuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import { taxOf } from 'shared-api/contract/values/money';
import type { RateCard } from './rateCard.ts';
import { priceCarpet } from './carpet.ts';
import { priceCommercial } from './commercial.ts';
import { priceFloor } from './floor.ts';
import { priceGrout } from './grout.ts';
import type { PricedLine } from './quoteLines.ts';
import { line, sumOf } from './lines.ts';
import { pricePaint } from './paint.ts';
import { priceResidential } from './residential.ts';
import { priceStudent } from './student.ts';

/** How each kind of quote is priced: pure functions, so the same input has the same price. */
const pricing: {
  [K in QuoteKindName]: (request: QuoteRequest<K>, rates: RateCard) => PricedLine[];
} = {
  commercial: priceCommercial,
  student: priceStudent,
  residential: priceResidential,
  carpet: priceCarpet,
  grout: priceGrout,
  paint: pricePaint,
  floor: priceFloor,
};

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
export function price(
  kind: QuoteKindName,
  request: AnyQuoteRequest,
  rates: RateCard,
  { isRush, taxRate }: { isRush: boolean; taxRate: number },
): Price {
  // Checked by the kind's own schema, so that kind and request belong together.
  const priceKind = pricing[kind] as (request: AnyQuoteRequest, rates: RateCard) => PricedLine[];
  const lines = priceKind(request, rates);
  if (isRush) lines.push(line('rushFee', 1, rates.rushFee));
  const subTotalCents = sumOf(lines);
  const taxCents = taxOf(subTotalCents, taxRate);
  return { lines, subTotalCents, taxCents, totalCents: subTotalCents + taxCents };
}
