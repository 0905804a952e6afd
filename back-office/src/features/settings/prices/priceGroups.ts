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

interface GroupTexts {
  title: string;
  /** Dollars, where it says nothing else. */
  hint?: string;
}

/** A group of fields from their labels by path. */
export const group = (
  { title, hint = texts.prices.dollars }: GroupTexts,
  labels: Record<string, string>,
  unit: PriceField['unit'] = 'dollars',
): PriceGroup => ({
  title,
  hint,
  fields: Object.entries(labels).map(([path, label]) => ({ path, label, group: title, unit })),
});

/** The same labels below another part of the card. */
const below = (part: string, labels: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${part}.${name}`, label]));

const t = texts.priceGroups;

/** All prices that the product knows, in the order of the form. */
export const groups: readonly PriceGroup[] = [
  group(t.rush, t.rush.labels),
  group(t.commercial, below('commercial.hour', t.commercial.labels)),
  group(t.student, below('student', t.student.labels)),
  group(t.deals, below('deals.discounts', t.deals.labels), 'percent'),
  group(t.detailed, below('residential.detailed', t.detailed.labels)),
  group(t.postConstruction, below('residential.postConstruction', t.postConstruction.labels)),
  group(t.carpet, below('carpet', t.carpet.labels)),
  group(t.grout, below('grout', t.grout.labels)),
  group(t.paint, below('paint', t.paint.labels)),
  group(t.floor, {
    ...below('floor.remove', t.floor.remove),
    ...below('floor.install', t.floor.install),
    'floor.minimum': t.floor.minimum,
  }),
];
