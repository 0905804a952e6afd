/** The value that a share of all does not exceed, by nearest rank; 0 for no values. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** The one in the middle; 0 for no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
