import { formatAmount, formatMoney, toCents } from 'shared-api/contract/values/money';

const large = new Intl.NumberFormat('en-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A line of a screen does not break between the sign of an amount and its figure. */
const unbroken = (amount: string): string => amount.replace('$ ', '$\u00a0');

/** Cents as a screen shows them. */
export const showCents = (cents: number): string => unbroken(formatMoney(cents));

/**
 * An amount as a screen shows it; "-" when empty. A sum or a profit may be more than a single amount
 * can, and must not take the list with it.
 */
export function showAmount(amount: number | null): string {
  if (amount === null) return '-';
  try {
    return unbroken(formatAmount(amount));
  } catch {
    return `${amount < 0 ? '-' : ''}$\u00a0${large.format(Math.abs(amount))}`;
  }
}

/** The sum of amounts, added up in whole cents. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toCents(amount), 0) / 100;
