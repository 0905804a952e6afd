import { fromCents, taxOf } from 'shared-api/contract/values/money';
import { followingSubTotal, withAmounts, type Lines } from '../../document/lines/lines.ts';
import { splitOf } from './splitOf.ts';

/**
 * The price of a quote whose lines come to a subtotal: with its tax.
 * @param cents the subtotal
 * @param taxRate as a fraction
 */
export const priceOf = (cents: number, taxRate: number): number =>
  fromCents(cents + taxOf(cents, taxRate));

/**
 * What follows from changed lines: their amounts, and the price as long as nobody has typed another one.
 * @param before all fields as they were
 */
export function followLines(
  typed: Lines,
  before: Readonly<Record<string, unknown>>,
  taxRate: number,
): Record<string, unknown> {
  const { lineData: was, subTotal } = before;
  const lineData = withAmounts(typed, was);
  const cents = followingSubTotal(lineData, { lines: was, subTotal });
  // A price below nothing is none.
  if (cents === undefined || cents < 0) return { lineData };
  const price = priceOf(cents, taxRate);
  return { lineData, price, ...splitOf(price, taxRate) };
}
