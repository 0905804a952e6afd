import type { ResidentialRequest } from 'shared-api/contract/quotes/residential';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { PricedLine } from './quoteLines.ts';
import { atLeast, linesOf } from './lines.ts';

/** Home cleaning, priced by its parts; each costs more after construction. */
export function priceResidential(
  request: ResidentialRequest,
  { residential }: RateCard,
): PricedLine[] {
  const isDetailed = request.type === 0;
  const rates = isDetailed ? residential.detailed : residential.postConstruction;
  const sort = isDetailed ? 'residential.detailed' : 'residential.postConstruction';
  const lines = linesOf([
    [`${sort}.room`, request.room, rates.room],
    [`${sort}.bathroom`, request.bathroom, rates.bathroom],
    [`${sort}.kitchen`, request.kitchen, rates.kitchen],
    [`${sort}.living`, request.living, rates.living],
    [`${sort}.dining`, request.dining, rates.dining],
    [`${sort}.basement`, request.basement, rates.basement],
    [`${sort}.garage`, request.garage, rates.garage],
    ['residential.pet', request.pet && rates.pet > 0, rates.pet],
  ]);
  return atLeast(lines, rates.minimum);
}
