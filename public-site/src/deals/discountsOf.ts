import type { DealGroup } from 'shared-api/contract/quotes/priceAnswers';

/**
 * What deals take off, as fractions by their number of services; the same in all groups. Read off the
 * dearest group, where a cent weighs least: nothing can be read off one that costs nothing.
 */
export function discountsOf(groups: DealGroup[]): Record<number, number> {
  const tiers = groups
    .flatMap((group) => group.tiers)
    .filter(({ price }) => price > 0)
    .sort((a, b) => a.price - b.price);
  return Object.fromEntries(
    tiers.map(({ numberOfService, price, discountPrice }) => [
      numberOfService,
      Math.round((1 - discountPrice / price) * 1000) / 1000,
    ]),
  );
}
