import { formatAmount, toCents } from 'shared-api/contract/values/money';

const large = new Intl.NumberFormat('en-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * An amount as a list shows it; "-" when empty. A sum or a profit may be more than a single amount
 * can, and must not take the list with it.
 */
export function showAmount(amount: number | null): string {
  if (amount === null) return '-';
  try {
    return formatAmount(amount);
  } catch {
    return `${amount < 0 ? '-' : ''}$ ${large.format(Math.abs(amount))}`;
  }
}

/** The sum of amounts, added up in whole cents. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toCents(amount), 0) / 100;
