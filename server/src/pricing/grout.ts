import type { GroutRequest } from 'shared-api/contract/quotes/grout';
import type { RateCard } from './rateCard.ts';
import type { PricedLine } from './quoteLines.ts';
import { atLeast, linesOf } from './lines.ts';

/** Grout cleaning by the rooms that have tiles. */
export function priceGrout(request: GroutRequest, { grout }: RateCard): PricedLine[] {
  const lines = linesOf([
    ['grout.room', request.room, grout.room],
    ['grout.bathroom', request.bathroom, grout.bathroom],
    ['grout.hallway', request.hallway, grout.hallway],
    ['grout.kitchen', request.kitchen, grout.kitchen],
    ['grout.shower', request.shower, grout.shower],
  ]);
  return atLeast(lines, grout.minimum);
}
