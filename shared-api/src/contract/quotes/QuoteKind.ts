import type { AnyObject, ObjectSchema } from 'yup';
import type { Category } from '../values/categories.ts';
import type { Examples } from './rules.ts';

/**
 * The kinds of instant quote, by the word in their path (`carpet-quote/`), in the order in which pages show
 * them. Apart from their declarations, which bring validation along.
 */
export const quoteKindNames = [
  'commercial',
  'student',
  'residential',
  'carpet',
  'grout',
  'paint',
  'floor',
] as const;

export type QuoteKindName = (typeof quoteKindNames)[number];

/** Prices in dollars and discounts as fractions, by name, possibly nested. */
export interface Rates {
  [name: string]: number | Rates;
}

/** The unit of a number in `rates`; dollars per item by default. */
export type RateUnit = 'dollars' | 'dollarsPerSquareFoot' | 'fraction';

/**
 * A kind of instant quote. Its API call, form, place on the page of all quotes, trial quote, rate
 * card section and price settings derive from this declaration; its texts are in `texts.en.ts`.
 */
export interface QuoteKind {
  /** Display name; stored as a quote's type. */
  title: string;
  /** Determines the brand. */
  category: Category;
  /** Whether the rush fee applies within the rush hours (docs/product/limits.md). */
  hasRushFee: boolean;
  /** The form's fields, in order. */
  schema: ObjectSchema<AnyObject>;
  examples: Examples<object>;
  /**
   * Its section of the rate card, with default prices. A price named after a field applies per unit
   * of that field; `minimum` is the minimum charge of a visit. Anything else is priced by a
   * function in `server/src/pricing/`.
   */
  rates: Rates;
  /** Units of the parts of `rates` that are not in dollars per item. */
  units?: Readonly<Record<string, RateUnit>>;
}
