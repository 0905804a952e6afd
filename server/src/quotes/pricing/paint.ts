import type { PaintRequest } from 'shared-api/contract/quotes/paint';
import type { RateCard } from '../rateCard.ts';
import { atLeast, linesOf, type PricedLine } from './lines.ts';

/** Painting by space; baseboards and ceilings are priced for each space that is painted. */
export function pricePaint(request: PaintRequest, { paint }: RateCard): PricedLine[] {
  const { room, hallway, living, dining, kitchen, basement } = request;
  const spaces =
    room +
    Math.ceil(request.bathroom) +
    hallway +
    [living, dining, kitchen, basement].filter(Boolean).length;
  const lines = linesOf([
    ['Painting, room', room, paint.room],
    ['Painting, bathroom', request.bathroom, paint.bathroom],
    ['Painting, living room', living, paint.living],
    ['Painting, dining room', dining, paint.dining],
    ['Painting, kitchen', kitchen, paint.kitchen],
    ['Painting, rec room', basement, paint.basement],
    ['Painting, hallway', hallway, paint.hallway],
    ['Painting, staircase', request.staircase, paint.staircase],
    ['Painting, window', request.window, paint.window],
    ['Painting, door', request.door, paint.door],
    ['Baseboards, per space', request.baseboard ? spaces : 0, paint.baseboard],
    ['Ceilings, per space', request.ceiling ? spaces : 0, paint.ceiling],
  ]);
  return atLeast(lines, paint.minimum);
}
