import { fromCents, splitTotal, toCents } from 'shared-api/contract/values/money';

/**
 * Subtotal and tax of a price as it is typed; an empty one and what is no amount have none.
 * @param taxRate as a fraction
 */
export function splitOf(
  price: unknown,
  taxRate: number,
): { subTotal: number | null; tax: number | null } {
  try {
    const { subTotal, tax } = splitTotal(toCents(price as number | string), taxRate);
    return { subTotal: fromCents(subTotal), tax: fromCents(tax) };
  } catch {
    return { subTotal: null, tax: null };
  }
}
