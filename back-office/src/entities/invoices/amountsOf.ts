import { fromCents, taxOf, toCents } from 'shared-api/contract/values/money';

/**
 * Tax and total of a subtotal as it is typed (docs/product/validation.md); an empty one counts as
 * 0, and what is no amount has none.
 * @param taxRate as a fraction
 */
export function amountsOf(
  subTotal: unknown,
  taxRate: number,
): { tax: number | null; total: number | null } {
  try {
    const cents = subTotal === null ? 0 : toCents(subTotal as number | string);
    const tax = taxOf(cents, taxRate);
    return { tax: fromCents(tax), total: fromCents(cents + tax) };
  } catch {
    return { tax: null, total: null };
  }
}
