import { toCents } from '../values/money.ts';
import { readNumber } from '../values/typedNumbers.ts';

/** What a cell of amounts says, in cents; undefined for a text. */
function centsOf(cell: string): number | undefined {
  const amount = readNumber(cell);
  if (amount === null) return 0;
  try {
    return amount === undefined ? undefined : toCents(amount);
  } catch {
    return undefined;
  }
}

/**
 * The sum of the amounts in a table of lines, in cents: of its last column, below the headings.
 * Undefined if there are no amounts, or if something else stands among them.
 * @param sums what rows are called that add others up; they are not counted
 */
export function lineSum(
  table: readonly (readonly string[])[],
  sums: readonly string[],
): number | undefined {
  const amounts = table
    .slice(1)
    .filter(([name = '']) => !sums.includes(name))
    .map((row) => row.at(-1) ?? '');
  const cents = amounts.map(centsOf);
  if (amounts.every((amount) => amount.trim() === '') || cents.includes(undefined)) {
    return undefined;
  }
  return cents.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
