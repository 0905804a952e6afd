import type { Rates } from 'shared-api/contract/quotes/QuoteKind';
import { pricesByPath } from 'shared-api/contract/quotes/rateCard';
import { group, groups, type PriceGroup } from './priceGroups.ts';
import { texts } from '../texts.ts';

/**
 * The groups of a card as far as it has their fields. What the card has beyond them stands in a
 * group of its own, by its path: a price that is in force can always be seen.
 */
export function groupsOf(rates: Rates): PriceGroup[] {
  const paths = new Set(Object.keys(pricesByPath(rates)));
  const known = groups.map((one) => ({
    ...one,
    fields: one.fields.filter(({ path }) => paths.has(path)),
  }));
  for (const { fields } of known) for (const { path } of fields) paths.delete(path);
  const others = Object.fromEntries([...paths].map((path) => [path, path]));
  return [...known, group({ title: texts.prices.other }, others)].filter(
    ({ fields }) => fields.length > 0,
  );
}
