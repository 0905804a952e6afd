import type { Rates } from 'shared-api/client';
import { group, groups, type PriceGroup } from './priceGroups.ts';
import { texts } from './texts.ts';

/** The numbers of a card by their paths. */
export function flatten(rates: Rates, before = ''): Record<string, number> {
  return Object.assign(
    {},
    ...Object.entries(rates).map(([name, value]) =>
      typeof value === 'number' ? { [before + name]: value } : flatten(value, `${before}${name}.`),
    ),
  ) as Record<string, number>;
}

/**
 * The groups of a card as far as it has their fields. What the card has beyond them stands in a
 * group of its own, by its path: a price that is in force can always be seen.
 */
export function groupsOf(rates: Rates): PriceGroup[] {
  const paths = new Set(Object.keys(flatten(rates)));
  const known = groups.map((one) => ({
    ...one,
    fields: one.fields.filter(({ path }) => paths.has(path)),
  }));
  for (const { fields } of known) for (const { path } of fields) paths.delete(path);
  const others = Object.fromEntries([...paths].map((path) => [path, path]));
  return [...known, group(texts.prices.other, texts.prices.dollars, others)].filter(
    ({ fields }) => fields.length > 0,
  );
}
