import { squareFeet, type FloorRequest, type FloorType } from 'shared-api/contract/quotes/floor';
import { fieldRefused } from '../HttpError.ts';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { PricedLine } from './quoteLines.ts';
import { atLeast, linesOf } from './lines.ts';

type Priced = Exclude<FloorType, 'N/A'>;

/**
 * Floors by the square foot, taken out and laid.
 * @throws HttpError 405 when the area's free text says no number, which the form does not check
 */
export function priceFloor(request: FloorRequest, { floor }: RateCard): PricedLine[] {
  const area = squareFeet(request.totalArea);
  if (area === undefined) {
    throw fieldRefused(405, 'totalArea', { code: 'areaUnreadable' });
  }
  const removed = request.removeFloorType as FloorType;
  const installed = request.installFloorType as FloorType;
  const isPriced = (type: FloorType): type is Priced => type !== 'N/A';
  const lines = [
    ...(isPriced(removed)
      ? linesOf([
          [{ code: 'floor.remove', params: { type: removed } }, area, floor.remove[removed]],
        ])
      : []),
    ...(isPriced(installed)
      ? linesOf([
          [{ code: 'floor.install', params: { type: installed } }, area, floor.install[installed]],
        ])
      : []),
  ];
  return atLeast(lines, floor.minimum);
}
