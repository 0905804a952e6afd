import { inLanguage, type Language } from '../values/language.ts';
import { fromCents } from '../values/money.ts';
import { publicPages } from './pages.ts';

/**
 * Largest amount, in cents, that fits the payment form's field (docs/product/validation.md "Payment
 * form").
 */
const mostCents = 9_999_999;

/**
 * Link to the payment page with document number and amount due filled in; undefined if the amount
 * cannot be paid by card.
 */
export function paymentLink(language: Language, number: number, cents: number): string | undefined {
  if (cents < 100 || cents > mostCents) return undefined;
  const page = inLanguage(language, publicPages.payment.path);
  return `${page}?number=${number}&amount=${fromCents(cents).toFixed(2)}`;
}

/**
 * Reads number and amount from a payment link's query; empty for any other query. An amount may have been
 * written with a decimal comma, and the comma as an escape.
 */
export function readPaymentLink(search: string): { number: string; amount: string } | undefined {
  const [, number, whole, cents] =
    /^\?number=(\d{5})&amount=(\d{1,5})(?:\.|,|%2C)(\d{2})$/i.exec(search) ?? [];
  return number === undefined || whole === undefined || cents === undefined
    ? undefined
    : { number, amount: `${whole}.${cents}` };
}
