/**
 * The value that a given fraction (0 to 1) of the values do not exceed, by nearest rank; 0 if there
 * are none.
 */
export const percentile = (values: readonly number[], fraction: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * fraction) - 1] ?? 0;

/** The median; 0 if there are no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
