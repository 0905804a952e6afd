import { inLanguage, type Language } from '../values/language.ts';
import { fromCents } from '../values/money.ts';
import { publicPages } from './pages.ts';

/**
 * The largest amount that fits the payment form's field, in cents (docs/product/validation.md "Payment
 * form").
 */
const mostCents = 9_999_999;

/**
 * The payment page with the number of a document and what is due filled in; undefined where the amount
 * cannot be paid by card.
 */
export function paymentLink(language: Language, number: number, cents: number): string | undefined {
  if (cents < 100 || cents > mostCents) return undefined;
  const page = inLanguage(language, publicPages.payment.path);
  return `${page}?number=${number}&amount=${fromCents(cents).toFixed(2)}`;
}

/** The number and the amount of such a link; nothing of any other address. */
export function readPaymentLink(search: string): { number: string; amount: string } | undefined {
  const [, number, amount] = /^\?number=(\d{5})&amount=(\d{1,5}\.\d{2})$/.exec(search) ?? [];
  return number === undefined || amount === undefined ? undefined : { number, amount };
}
