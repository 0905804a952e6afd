/**
 * The first day that anything about money can be of: before it somebody has mistyped the year
 * (docs/product/limits.md).
 */
export const earliestDay = '2000-01-01';
