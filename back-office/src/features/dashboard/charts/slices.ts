import { fromCents, toCents } from 'shared-api/contract/values/money';
import type { Sums } from './chartTable.ts';

/** One slice of a pie. */
export interface Slice {
  name: string;
  /** Dollars. */
  value: number;
  /** Part of the whole sum, from 0 to 1. */
  share: number;
  /** Which row of the table it is. */
  row: number;
}

interface Pie {
  slices: Slice[];
  /** What is not drawn because it is too small a part. */
  hidden: { count: number; sum: number };
}

/**
 * The slices that a pie draws: those that are at least a part of the sum (docs/product/office.md,
 * docs/product/limits.md). A slice of nothing is no slice.
 */
export function slicesOf({ rows }: Sums, hiddenBelow: number): Pie {
  const cents = rows.map(({ values }) => Math.max(0, toCents(values[0] ?? 0)));
  const sum = cents.reduce((all, one) => all + one, 0);
  const slices: Slice[] = [];
  const hidden = { count: 0, cents: 0 };
  rows.forEach(({ name }, row) => {
    const own = cents[row] ?? 0;
    if (own === 0) return;
    if (own / sum < hiddenBelow) {
      hidden.count += 1;
      hidden.cents += own;
    } else {
      slices.push({ name, value: fromCents(own), share: own / sum, row });
    }
  });
  return { slices, hidden: { count: hidden.count, sum: fromCents(hidden.cents) } };
}
