/** The smallest and the largest amount, in cents, of one card payment (docs/product/limits.md). */
export const leastCardCents = 100;
export const mostCardCents = 9_999_999;
