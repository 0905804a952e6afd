import { quoteKindNames, quoteKinds } from 'shared-api/contract/quotes/kinds';
import { unitOf } from 'shared-api/contract/quotes/rates';
import { texts as kindTexts } from 'shared-api/contract/quotes/texts';
import type { PriceGroupTexts } from 'shared-api/contract/quotes/texts.en';
import { texts } from '../texts.ts';

/** One number of the rate card: its path in it, and how a person knows it. */
export interface PriceField {
  /** Names from the outside in, as the server gives them in errors: `carpet.room`. */
  path: string;
  label: string;
  /** Title of its group, which tells a room of carpet from one of paint. */
  group: string;
  /** What is typed; a discount is a fraction in the card and percent in the form. */
  unit: 'dollars' | 'percent';
}

export interface PriceGroup {
  title: string;
  /** What the numbers of the group are. */
  hint: string;
  fields: readonly PriceField[];
}

/** A group of fields from their labels by the rest of their paths. */
export const group = (
  { title, hint = texts.prices.dollars }: Pick<PriceGroupTexts, 'title' | 'hint'>,
  labels: Readonly<Record<string, string>>,
  part = '',
): PriceGroup => ({
  title,
  hint,
  fields: Object.entries(labels).map(([name, label]) => {
    const path = part + name;
    const unit = unitOf(path) === 'fraction' ? 'percent' : 'dollars';
    return { path, label, group: title, unit };
  }),
});

const { rush, prices } = kindTexts;

const rushKinds = quoteKindNames
  .filter((kind) => quoteKinds[kind].hasRushFee)
  .map((kind) => quoteKinds[kind].title.toLowerCase())
  .sort();

type GroupsTexts = PriceGroupTexts | Readonly<Record<string, PriceGroupTexts>>;

const isOneGroup = (of: GroupsTexts): of is PriceGroupTexts => 'labels' in of;

/** The groups of a part of the card. */
const groupsIn = (of: GroupsTexts, part: string): PriceGroup[] =>
  isOneGroup(of)
    ? [group(of, of.labels, `${part}.`)]
    : Object.entries(of).flatMap(([name, inner]) => groupsIn(inner, `${part}.${name}`));

/** All prices that the product knows, in the order of the form. */
export const groups: readonly PriceGroup[] = [
  group({ title: rush.title, hint: rush.hint(rushKinds) }, { rushFee: rush.label }),
  ...Object.entries<GroupsTexts>(prices).flatMap(([part, of]) => groupsIn(of, part)),
];
