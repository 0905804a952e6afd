import { commercialDays, type CommercialRequest } from 'shared-api/contract/quotes/commercial';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { VisitParams } from 'shared-api/contract/quotes/texts.en';
import type { PricedLine } from './quoteLines.ts';
import { linesOf } from './lines.ts';

/** Repeated cleaning: its visits in one period, each by the hour; more often is less an hour. */
export function priceCommercial(
  request: CommercialRequest,
  { commercial }: RateCard,
): PricedLine[] {
  const frequency = request.frequency as VisitParams['frequency'];
  const visits = commercialDays.filter((day) => request.days[day]).length;
  return linesOf([
    [
      { code: 'commercial.visit', params: { hours: request.hours, frequency } },
      visits,
      // Hours come in halves and prices in cents: exact in cents once rounded.
      Math.round(commercial.hour[frequency] * request.hours * 100) / 100,
    ],
  ]);
}
