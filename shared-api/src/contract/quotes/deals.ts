import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** The price of a number of services, undiscounted and discounted (docs/product/records.md). */
const dealTier = answer.object({
  id: answer.number(),
  numberOfService: answer.number(),
  /** In dollars, before tax. */
  price: answer.number(),
  discountPrice: answer.number(),
});

export type DealTier = yup.InferType<typeof dealTier>;

/**
 * The tiers of one service that students book (docs/product/records.md, docs/product/limits.md).
 */
export const dealGroup = answer.object({
  name: answer.text(),
  tiers: answer.list(dealTier),
});

export type DealGroup = yup.InferType<typeof dealGroup>;

/** Numbers of services that a deal may have. */
export const dealSizes = [4, 8, 12] as const;
export type DealSize = (typeof dealSizes)[number];

/** Whether a number is that of a deal. */
export const isDealSize = (visits: number | undefined): visits is DealSize =>
  (dealSizes as readonly (number | undefined)[]).includes(visits);

/** Default discounts by number of services, as fractions. */
export const dealRates = { discounts: { 4: 0.1, 8: 0.2, 12: 0.25 } };
