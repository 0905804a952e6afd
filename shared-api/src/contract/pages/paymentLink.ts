import { leastCardCents, mostCardCents } from '../billing/cardAmounts.ts';
import { inLanguage, type Language } from '../values/language.ts';
import { fromCents } from '../values/money.ts';
import { publicPages } from './pages.ts';

/**
 * Link to the payment page with document number and amount due filled in; undefined if the amount
 * cannot be paid by card.
 */
export function paymentLink(language: Language, number: number, cents: number): string | undefined {
  if (cents < leastCardCents || cents > mostCardCents) return undefined;
  const page = inLanguage(language, publicPages.payment.path);
  return `${page}?number=${number}&amount=${fromCents(cents).toFixed(2)}`;
}

/** What a payment link fills in. */
export interface PaymentLink {
  /** Five digits. */
  number: string;
  /** In dollars, with a decimal point and cents; empty where the link has a number alone. */
  amount: string;
}

// Some mail programs write `&` as `&amp;` into the address itself.
const partOf = (search: string, name: 'number' | 'amount'): string =>
  new RegExp(`[?&](?:amp;)?${name}=([^&]*)`).exec(search)?.[1] ?? '';

/**
 * Reads number and amount from a payment link's query; undefined where it has no number. What mail programs and sites add
 * to a link does not count. An amount may be written with a decimal comma, also as an escape, and decimals behind the first
 * two are cut; it is empty where the link has none that can be read.
 */
export function readPaymentLink(search: string): PaymentLink | undefined {
  const number = partOf(search, 'number');
  if (!/^\d{5}$/.test(number)) return undefined;
  const [, whole, cents = ''] =
    /^(\d{1,5})(?:(?:[.,]|%2C)(\d{1,2})\d*)?$/i.exec(partOf(search, 'amount')) ?? [];
  return { number, amount: whole === undefined ? '' : `${whole}.${cents.padEnd(2, '0')}` };
}
