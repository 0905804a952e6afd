/**
 * Money is whole cents in code and a number with two decimals in JSON (docs/product/money.md "Money
 * and time"). All arithmetic is on integers.
 */

import { writeMoney } from './moneyTexts.en.ts';

const invalid = (): Error => new Error('Invalid number');

/**
 * Maximum amount that is calculated with, in cents: five billion dollars; still exact when multiplied by
 * a tax rate. Sums of amounts may be larger.
 */
const largest = 500_000_000_000;

/** Maximum amount that is calculated with, in dollars. */
export const largestAmount = largest / 100;

/**
 * The most that a person types as one amount, in dollars: above it they have typed a number that is no
 * amount. What really is more is made, or paid, in parts (docs/product/limits.md).
 */
export const largestTyped = 1_000_000;

function checked(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw invalid();
  // Avoids negative zero, which prints as "-0".
  return cents === 0 ? 0 : cents;
}

/** Whether an amount in cents could be entered: a whole number of them, and not too large. */
export const isAmount = (cents: number): boolean =>
  Number.isSafeInteger(cents) && Math.abs(cents) <= largest;

function entered(cents: number): number {
  if (!isAmount(cents)) throw invalid();
  return checked(cents);
}

/**
 * Converts an amount with at most two decimals to cents: a number of JSON, which may be a sum, or
 * what was typed into a text field, which may not be larger than `largestAmount`.
 * @throws Error 'Invalid number' for anything else, including more decimals
 * (docs/product/messages.md)
 */
export function toCents(amount: number | string): number {
  const text = typeof amount === 'number' ? String(amount) : amount.trim();
  const parts = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) throw invalid();
  const [, sign, whole = '', decimals = ''] = parts;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  const signed = sign === '-' ? -cents : cents;
  return typeof amount === 'string' ? entered(signed) : checked(signed);
}

/**
 * Converts cents to the number used in JSON.
 * @throws Error 'Invalid number' if it is not a whole number of cents
 */
export const fromCents = (cents: number): number => checked(cents) / 100;

/**
 * Formats cents for display: `$ 1,234.50` (docs/product/validation.md), or the page's own notation
 * in other languages.
 * @throws Error 'Invalid number' if it is not a whole number of cents
 */
export const formatMoney = (cents: number): string => writeMoney(checked(cents));

/**
 * Formats an amount from JSON for display.
 * @throws Error 'Invalid number' if it is not an amount of money
 */
export const formatAmount = (amount: number): string => formatMoney(toCents(amount));

/**
 * Tax on an amount in cents, rounded half away from zero to a whole cent.
 * @param rate a fraction with at most four decimals: 0.13 for 13 percent
 */
export function taxOf(cents: number, rate: number): number {
  // As an integer, because 0.13 has no exact binary representation.
  const perTenThousand = Math.round(rate * 10_000);
  const product = Math.abs(entered(cents)) * perTenThousand;
  const rounded = Math.floor((product + 5_000) / 10_000);
  return checked(cents < 0 ? -rounded : rounded);
}

/**
 * Splits an amount in cents that includes tax, to the cent: an amount made of a subtotal and its tax
 * gives those two again. Not every amount is one; the tax of the others is rounded as a part of them.
 * @param rate a fraction with at most four decimals: 0.13 for 13 percent
 */
export function splitTotal(cents: number, rate: number): { subTotal: number; tax: number } {
  const perTenThousand = Math.round(rate * 10_000);
  const subTotal = checked(Math.round((entered(cents) * 10_000) / (10_000 + perTenThousand)));
  return { subTotal, tax: checked(cents - subTotal) };
}
