import type { GroutRequest } from 'shared-api/contract/quotes/grout';
import type { RateCard } from '../rateCard.ts';
import { atLeast, linesOf, type PricedLine } from './lines.ts';

/** Grout cleaning by the rooms that have tiles. */
export function priceGrout(request: GroutRequest, { grout }: RateCard): PricedLine[] {
  const lines = linesOf([
    ['Grout cleaning, room', request.room, grout.room],
    ['Grout cleaning, bathroom', request.bathroom, grout.bathroom],
    ['Grout cleaning, hallway', request.hallway, grout.hallway],
    ['Grout cleaning, kitchen', request.kitchen, grout.kitchen],
    ['Grout cleaning, shower', request.shower, grout.shower],
  ]);
  return atLeast(lines, grout.minimum);
}
