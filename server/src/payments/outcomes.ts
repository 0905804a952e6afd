import type Stripe from 'stripe';
import { reasonOf, type DeclineReason } from './declines.ts';

/** A charge at the provider. */
export interface Charge {
  intent: string;
  cents: number;
}

/** Where the payer has to go on before a charge is made, and what the provider calls it. */
export interface Away {
  url: string;
  intent?: string;
  session?: string;
}

/** The outcome of a request for a charge. If unknown, the charge may have been made. */
export type Outcome =
  | { kind: 'charged'; charge: Charge }
  /** Without a reason where the provider has none that is meant for the payer. */
  | { kind: 'declined'; reason?: DeclineReason | undefined }
  /** The payer has to confirm it at their bank, or to type their card on the provider's page. */
  | { kind: 'away'; at: Away }
  | { kind: 'unknown'; reason: string };

/** The outcome of a charge, by its payment intent. */
export function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  const { id, status, last_payment_error: error } = intent;
  const page = intent.next_action?.redirect_to_url?.url;
  switch (status) {
    case 'succeeded':
      return { kind: 'charged', charge: { intent: id, cents: intent.amount_received } };
    case 'processing':
      return { kind: 'unknown', reason: 'The provider is still working on it.' };
    case 'requires_action':
      return page
        ? { kind: 'away', at: { url: page, intent: id } }
        : { kind: 'unknown', reason: 'The provider asks for what no page can do.' };
    default:
      if (error) return { kind: 'declined', reason: reasonOf(error) };
      return { kind: 'declined', ...(status === 'canceled' && { reason: 'abandoned' }) };
  }
}

/** The outcome of a payment on the provider's page, by its Checkout Session. */
export function outcomeOfSession(session: Stripe.Checkout.Session): Outcome {
  const { id, status, url, payment_status: paid, payment_intent: intent } = session;
  if (paid === 'paid' && intent !== null) {
    const cents = session.amount_total ?? 0;
    return {
      kind: 'charged',
      charge: { intent: typeof intent === 'string' ? intent : intent.id, cents },
    };
  }
  if (status === 'expired') return { kind: 'declined', reason: 'abandoned' };
  if (status === 'open' && url !== null) return { kind: 'away', at: { url, session: id } };
  return { kind: 'unknown', reason: 'The provider is still working on it.' };
}

/** Only definite refusals count as declined; anything else may have been charged. */
export function outcomeOfError(error: unknown): Outcome {
  if (isCardError(error)) {
    return { kind: 'declined', reason: reasonOf(error) };
  }
  // A used token was used by this attempt, in a request whose response was lost.
  if (isRefusal(error) && error.code !== 'token_already_used') {
    // What it says of our request is not meant for the payer.
    return { kind: 'declined' };
  }
  return { kind: 'unknown', reason: String(error) };
}

/** The library's name for the kind of an error, which can be compared without loading the library. */
const typeOf = (error: unknown): unknown =>
  error instanceof Error && 'type' in error ? error.type : undefined;

/** Whether the card was the reason for which a request was refused. */
export const isCardError = (error: unknown): error is Stripe.errors.StripeCardError =>
  typeOf(error) === 'StripeCardError';

const refusals: readonly unknown[] = [
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
];

/** Whether the provider has understood a request and will not do it. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  refusals.includes(typeOf(error));
