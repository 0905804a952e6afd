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

/**
 * Reads number and amount from a payment link's query; undefined for any other query. An amount may have been
 * written with a decimal comma, and the comma as an escape; it is empty where the link has a number alone.
 */
export function readPaymentLink(search: string): PaymentLink | undefined {
  const [, number, whole, cents] =
    /^\?number=(\d{5})(?:&amount=(\d{1,5})(?:\.|,|%2C)(\d{2}))?$/i.exec(search) ?? [];
  if (number === undefined) return undefined;
  return { number, amount: whole === undefined ? '' : `${whole}.${cents}` };
}
