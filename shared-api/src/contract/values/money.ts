/**
 * Money is whole cents inside the product and a number with two decimals in JSON
 * (docs/product/money.md "Money and time"). All sums are of whole numbers; nothing adds fractions.
 */

import { writeMoney } from './moneyTexts.en.ts';

const invalid = (): Error => new Error('Invalid number');

/** The largest amount in cents: five billion dollars; a tax rate times it is still exact. */
const largest = 500_000_000_000;

/** The largest amount in dollars. */
export const largestAmount = largest / 100;

function checked(cents: number): number {
  if (!Number.isSafeInteger(cents) || Math.abs(cents) > largest) throw invalid();
  // No negative zero: it prints as "-0".
  return cents === 0 ? 0 : cents;
}

/**
 * Cents of an amount with at most two decimals, as it stands in JSON or in a text field.
 * @throws Error 'Invalid number' for anything else, more decimals included
 *   (docs/product/messages.md)
 */
export function toCents(amount: number | string): number {
  const text = typeof amount === 'number' ? String(amount) : amount.trim();
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) throw invalid();
  const [, sign, whole = '', decimals = ''] = parts;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return checked(sign === '-' ? -cents : cents);
}

/**
 * The JSON number of an amount in cents.
 * @throws Error 'Invalid number' when it is not a whole number of cents
 */
export const fromCents = (cents: number): number => checked(cents) / 100;

/**
 * An amount in cents as a person reads it: `$ 1,234.50` (docs/product/validation.md), and in a page of
 * another language as its readers write it.
 * @throws Error 'Invalid number' when it is not a whole number of cents
 */
export const formatMoney = (cents: number): string => writeMoney(checked(cents));

/**
 * An amount from JSON as a person reads it.
 * @throws Error 'Invalid number' when it is no amount of money
 */
export const formatAmount = (amount: number): string => formatMoney(toCents(amount));

/**
 * Tax on an amount in cents, rounded half away from zero to a whole cent.
 * @param rate the tax rate as a fraction with at most four decimals, 0.13 for 13 percent
 */
export function taxOf(cents: number, rate: number): number {
  // The rate becomes a whole number first: 0.13 has no exact binary form.
  const perTenThousand = Math.round(rate * 10_000);
  const product = Math.abs(checked(cents)) * perTenThousand;
  const rounded = Math.floor((product + 5_000) / 10_000);
  return checked(cents < 0 ? -rounded : rounded);
}
