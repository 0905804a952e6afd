import { taxOf, toCents } from 'shared-api/contract/values/money';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { showCents } from '../../../amounts.ts';

/** A line of a change order as it is typed. */
export interface TypedLine {
  key: string;
  description: string;
  quantity: string;
  rate: string;
}

/** What a line comes to in cents; 0 while it is no amount yet. */
function centsOf({ quantity, rate }: TypedLine): number {
  try {
    const hundredths = toCents(readNumber(rate) ?? 0) * toCents(readNumber(quantity) ?? 0);
    return Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100);
  } catch {
    return 0;
  }
}

/**
 * Subtotal, tax and total of typed lines, as they are shown.
 * @param taxRate as a fraction
 */
export function orderSums(
  lines: readonly TypedLine[],
  taxRate: number,
): { subTotal: string; tax: string; total: string } {
  const cents = lines.reduce((sum, line) => sum + centsOf(line), 0);
  try {
    const tax = taxOf(cents, taxRate);
    return { subTotal: showCents(cents), tax: showCents(tax), total: showCents(cents + tax) };
  } catch {
    return { subTotal: '-', tax: '-', total: '-' };
  }
}
