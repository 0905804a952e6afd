import type { AnyObject, ObjectSchema } from 'yup';
import type { Category } from '../values/categories.ts';
import type { Examples } from './rules.ts';

/** Prices in dollars and discounts as fractions, by name, in named parts. */
export interface Rates {
  [name: string]: number | Rates;
}

/** What a price is for, dollars apiece unless said otherwise, and what a fraction is of one. */
export type RateUnit = 'dollars' | 'dollarsPerSquareFoot' | 'fraction';

/**
 * A kind of instant quote: all that follows from it but its words, which stand in `texts.en.ts`.
 * Its call, its form, its place on the page of all quotes and in the trial quote, its part of the
 * rate card and the settings for it derive from this.
 */
export interface QuoteKind {
  /** What staff and visitors call it; a stored quote has it as its type. */
  title: string;
  /** Under which of the two brands it stands. */
  category: Category;
  /** Whether a service within the rush hours costs the rush fee (docs/product/limits.md). */
  hasRushFee: boolean;
  /** The fields of its form, in order. */
  schema: ObjectSchema<AnyObject>;
  examples: Examples<object>;
  /**
   * Its part of the rate card, with the prices that the product comes with. A price that is named
   * like a field is what one of the field costs; `minimum` is the least that a visit costs. What is
   * priced otherwise has a function in `server/src/pricing/`.
   */
  rates: Rates;
  /** Units of parts of `rates` that are not in dollars apiece. */
  units?: Readonly<Record<string, RateUnit>>;
}
