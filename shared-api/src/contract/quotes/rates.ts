import { dealRates } from './deals.ts';
import { quoteKinds, type QuoteKindName } from './kinds.ts';
import type { QuoteKind, RateUnit } from './QuoteKind.ts';

type KindRates = { [K in QuoteKindName]: (typeof quoteKinds)[K]['rates'] };

const kinds: [string, QuoteKind][] = Object.entries(quoteKinds);

/** The default rate card: the prices of each kind, and those shared by all. */
export const shippedRates = {
  rushFee: 45,
  deals: dealRates,
  ...(Object.fromEntries(kinds.map(([kind, { rates }]) => [kind, rates])) as KindRates),
};

export type RateCard = typeof shippedRates;

/** Paths of the prices in a section, such as `remove.Tile`. */
export type RatePath<Part> = {
  [N in keyof Part & (string | number)]: Part[N] extends number
    ? `${N}`
    : `${N}.${RatePath<Part[N]>}`;
}[keyof Part & (string | number)];

/** Kinds in which every price except the minimum belongs to a field. */
export type FieldPricedKind = {
  [K in QuoteKindName]: keyof KindRates[K] extends keyof FieldsOf<K> | 'minimum' ? K : never;
}[QuoteKindName];

type FieldsOf<K extends QuoteKindName> = (typeof quoteKinds)[K]['schema']['fields'];

/** Codes of the lines of such kinds: `carpet.room`. */
export type FieldLine = {
  [K in FieldPricedKind]: `${K}.${Exclude<keyof KindRates[K] & string, 'minimum'>}`;
}[FieldPricedKind];

/** The unit of a price, by its path in the card. */
export function unitOf(path: string): RateUnit {
  const [part = '', name = ''] = path.split('.');
  if (part === 'deals') return 'fraction';
  return kinds.find(([kind]) => kind === part)?.[1].units?.[name] ?? 'dollars';
}
