import type { PaintRequest } from 'shared-api/contract/quotes/paint';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { PricedLine } from './quoteLines.ts';
import { atLeast, linesOf } from './lines.ts';

/** Painting by space; baseboards and ceilings are charged per painted space. */
export function pricePaint(request: PaintRequest, { paint }: RateCard): PricedLine[] {
  const { room, hallway, living, dining, kitchen, basement } = request;
  const spaces =
    room +
    Math.ceil(request.bathroom) +
    hallway +
    [living, dining, kitchen, basement].filter(Boolean).length;
  const lines = linesOf([
    ['paint.room', room, paint.room],
    ['paint.bathroom', request.bathroom, paint.bathroom],
    ['paint.living', living, paint.living],
    ['paint.dining', dining, paint.dining],
    ['paint.kitchen', kitchen, paint.kitchen],
    ['paint.basement', basement, paint.basement],
    ['paint.hallway', hallway, paint.hallway],
    ['paint.staircase', request.staircase, paint.staircase],
    ['paint.window', request.window, paint.window],
    ['paint.door', request.door, paint.door],
    ['paint.baseboard', request.baseboard ? spaces : 0, paint.baseboard],
    ['paint.ceiling', request.ceiling ? spaces : 0, paint.ceiling],
  ]);
  return atLeast(lines, paint.minimum);
}
