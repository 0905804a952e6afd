import type { SandboxIntent, SandboxToken } from './SandboxLedger.ts';

/** The JSON of a token, as Stripe's API writes it (https://docs.stripe.com/api/tokens/object). */
export const tokenJson = (token: SandboxToken) => ({
  id: token.id,
  object: 'token',
  type: 'card',
  created: token.created,
  livemode: false,
  used: token.used,
  card: {
    id: token.id.replace('tok_', 'card_'),
    object: 'card',
    brand: token.brand,
    country: 'CA',
    exp_month: token.expMonth,
    exp_year: token.expYear,
    funding: 'credit',
    last4: token.last4,
  },
});

/** The JSON of a payment intent (https://docs.stripe.com/api/payment_intents/object). */
export const intentJson = (intent: SandboxIntent) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  currency: intent.currency,
  status: intent.status,
  metadata: intent.metadata,
  description: intent.description,
  created: intent.created,
  livemode: false,
  payment_method_types: ['card'],
  latest_charge: intent.status === 'succeeded' ? intent.id.replace('pi_', 'ch_') : null,
  last_payment_error: intent.error && declineJson(intent.error),
});

/** The JSON of an error that a card causes (https://docs.stripe.com/api/errors). */
export const declineJson = (error: NonNullable<SandboxIntent['error']>) => ({
  type: 'card_error',
  code: error.code,
  decline_code: error.declineCode,
  message: error.message,
});

/** A refusal of the provider: status and body as Stripe's API gives them. */
export class SandboxError extends Error {
  override name = 'SandboxError';
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: { type: string; message: string; [key: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): SandboxError =>
  new SandboxError(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
