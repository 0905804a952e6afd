import type { CarpetRequest } from 'shared-api/contract/quotes/carpet';
import type { RateCard } from '../rateCard.ts';
import { atLeast, line, type PricedLine } from './lines.ts';

/** Prices carpet cleaning: by room, staircase and basement, and never below the least visit. */
export function priceCarpet(
  { room, stairCase, basement }: CarpetRequest,
  { carpet }: RateCard,
): PricedLine[] {
  const lines = [
    line('Carpet cleaning, room', room, carpet.room),
    line('Carpet cleaning, staircase', stairCase, carpet.stairCase),
    line('Carpet cleaning, basement', basement ? 1 : 0, carpet.basement),
  ].filter(({ quantity }) => quantity > 0);
  return atLeast(lines, carpet.minimum);
}
