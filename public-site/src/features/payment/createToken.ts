import type { PaymentSettings } from 'shared-api/contract/billing/payment';
import type { CardForm } from './cardForm.ts';
import { texts } from './texts.ts';

/** A token for the card, as the provider's API gives it; the card's number is not in it. */
export type CardToken = { id: string } & Record<string, unknown>;

/**
 * Exchanges a card for a token at the payment provider, from this browser directly: our server never
 * sees the card (docs/product/money.md "Card payments").
 * @throws Error with the provider's words when it refuses the card or cannot be reached
 */
export async function createToken(
  { providerUrl, publishableKey }: PaymentSettings,
  { number, month, year, cvc }: CardForm,
): Promise<CardToken> {
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
  });
  const body = (await answer.json()) as { id?: string; error?: { message?: string } };
  if (!answer.ok || body.id === undefined) {
    throw new Error(body.error?.message ?? texts.providerFailed(answer.status));
  }
  return { ...body, id: body.id };
}
