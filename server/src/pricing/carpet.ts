import type { CarpetRequest } from 'shared-api/contract/quotes/carpet';
import type { RateCard } from './rateCard.ts';
import type { PricedLine } from './quoteLines.ts';
import { atLeast, linesOf } from './lines.ts';

/** Carpet cleaning: by room, staircase and basement, and never below the least visit. */
export function priceCarpet(
  { room, stairCase, basement }: CarpetRequest,
  { carpet }: RateCard,
): PricedLine[] {
  const lines = linesOf([
    ['carpet.room', room, carpet.room],
    ['carpet.stairCase', stairCase, carpet.stairCase],
    ['carpet.basement', basement, carpet.basement],
  ]);
  return atLeast(lines, carpet.minimum);
}
