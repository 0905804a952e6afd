/** First visitors of the live release, whose times set the thresholds and are not compared. */
export const settingVisitors = 100;
/** Shares of them that are painted before each threshold. */
const quantiles = [0.5, 0.75, 0.9];

/**
 * The times after which a page counts as slow, from the times of a step's first visitors of the live
 * release. They come from visitors before those that are compared, so that chance treats both releases
 * alike.
 * @param first times in milliseconds
 * @returns undefined while there are too few
 */
export function thresholdsOf(first: readonly number[]): number[] | undefined {
  if (first.length < settingVisitors) return undefined;
  const sorted = first.slice(0, settingVisitors).sort((a, b) => a - b);
  return quantiles.map((quantile) => sorted[Math.ceil(quantile * sorted.length) - 1] ?? 0);
}
