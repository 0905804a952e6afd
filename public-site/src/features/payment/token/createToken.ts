import type { PaymentSettings } from 'shared-api/contract/billing/payment';
import type { CardForm } from '../cardForm.ts';
import { texts as paymentTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** A token for the card, as the provider's API gives it; the card's number is not in it. */
export type CardToken = { id: string } & Record<string, unknown>;

interface Answer {
  id?: string;
  error?: { type?: string; code?: string };
}

/**
 * Exchanges a card for a token at the payment provider, from this browser directly: our server never
 * sees the card (docs/product/money.md "Card payments").
 * @returns the token, or in words for the customer why there is none: what is wrong with the card, or that
 * the provider cannot be reached or fails. Nothing is charged yet.
 */
export async function createToken(
  { providerUrl, publishableKey }: PaymentSettings,
  { number, month, year, cvc }: CardForm,
): Promise<{ token: CardToken } | { reason: string }> {
  const answer = await fetch(`${providerUrl}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      'card[number]': number.replaceAll(' ', ''),
      'card[exp_month]': month,
      'card[exp_year]': year,
      'card[cvc]': cvc,
    }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (!answer) return { reason: paymentTexts.unreached };
  const body = (await answer.json().catch(() => ({}))) as Answer;
  if (answer.ok && body.id !== undefined) return { token: { ...body, id: body.id } };
  const { type, code = '' } = body.error ?? {};
  // Only what it says of a card is meant for who holds it.
  return { reason: type === 'card_error' ? whyRefused(code) : texts.serviceFailed };
}

/** What is wrong with a card, by the provider's code (https://docs.stripe.com/error-codes). */
function whyRefused(code: string): string {
  const { number, expiry, cvc, expired, card } = texts;
  if (code.endsWith('_number')) return number;
  if (code.startsWith('invalid_expiry')) return expiry;
  if (code.endsWith('_cvc')) return cvc;
  if (code === 'expired_card') return expired;
  return code === 'processing_error' ? texts.serviceFailed : card;
}
