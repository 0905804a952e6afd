import { commercialDays, type CommercialRequest } from 'shared-api/contract/quotes/commercial';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { Period } from 'shared-api/contract/quotes/period';
import type { PricedLine } from './quoteLines.ts';
import { linesOf } from './lines.ts';

/**
 * Recurring cleaning: the visits of one period, by the hour; higher frequencies have a lower hourly
 * rate.
 */
export function priceCommercial(
  request: CommercialRequest,
  { commercial }: RateCard,
): PricedLine[] {
  const frequency = request.frequency as Period;
  const days = commercialDays.filter((day) => request.days[day]);
  return linesOf([
    [
      { code: 'commercial.visit', params: { hours: request.hours, frequency, days } },
      days.length,
      // Hours are multiples of 0.5 and prices whole cents, so this is exact.
      Math.round(commercial.hour[frequency] * request.hours * 100) / 100,
    ],
  ]);
}
