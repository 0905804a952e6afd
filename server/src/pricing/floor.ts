import { squareFeet, type FloorRequest, type FloorType } from 'shared-api/contract/quotes/floor';
import { fieldRefused } from '../HttpError.ts';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { PricedLine } from './quoteLines.ts';
import { atLeast, linesOf } from './lines.ts';

type Priced = Exclude<FloorType, 'N/A'>;

/**
 * Floors by the square foot, removal and installation.
 * @throws HttpError 405 if the free-text area is not a number, which the form does not check
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
