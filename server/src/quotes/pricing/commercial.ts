import { commercialDays, type CommercialRequest } from 'shared-api/contract/quotes/commercial';
import type { RateCard } from '../rateCard.ts';
import { linesOf, type PricedLine } from './lines.ts';

const periods = { weekly: 'week', biWeekly: 'two weeks', monthly: 'month' } as const;

/** Repeated cleaning: its visits in one period, each by the hour; more often is less an hour. */
export function priceCommercial(
  request: CommercialRequest,
  { commercial }: RateCard,
): PricedLine[] {
  const frequency = request.frequency as keyof typeof periods;
  const visits = commercialDays.filter((day) => request.days[day]).length;
  return linesOf([
    [
      `Visit of ${request.hours} hours, per ${periods[frequency]}`,
      visits,
      // Hours come in halves and prices in cents: exact in cents once rounded.
      Math.round(commercial.hour[frequency] * request.hours * 100) / 100,
    ],
  ]);
}
