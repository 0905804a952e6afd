import type { CarpetRequest } from 'shared-api/contract/quotes/carpet';
import type { RateCard } from '../rateCard.ts';
import { atLeast, linesOf, type PricedLine } from './lines.ts';

/** Carpet cleaning: by room, staircase and basement, and never below the least visit. */
export function priceCarpet(
  { room, stairCase, basement }: CarpetRequest,
  { carpet }: RateCard,
): PricedLine[] {
  const lines = linesOf([
    ['Carpet cleaning, room', room, carpet.room],
    ['Carpet cleaning, staircase', stairCase, carpet.stairCase],
    ['Carpet cleaning, basement', basement, carpet.basement],
  ]);
  return atLeast(lines, carpet.minimum);
}
