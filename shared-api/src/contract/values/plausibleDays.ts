/**
 * The first day that anything about money can be of: before it somebody has mistyped the year
 * (docs/product/limits.md).
 */
export const earliestDay = '2000-01-01';

/** The last day that work can be planned for: after it somebody has mistyped the year as well. */
export const latestDay = '2199-12-31';
