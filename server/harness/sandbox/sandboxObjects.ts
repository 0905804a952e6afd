import type {
  SandboxDispute,
  SandboxIntent,
  SandboxRefund,
  SandboxSession,
  SandboxToken,
} from './SandboxLedger.ts';

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

/**
 * The JSON of a payment intent (https://docs.stripe.com/api/payment_intents/object).
 * @param origin where the sandbox's pages are
 */
export const intentJson = (intent: SandboxIntent, origin: string) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  client_secret: secretOf(intent),
  currency: intent.currency,
  status: intent.status,
  metadata: intent.metadata,
  description: intent.description,
  created: intent.created,
  livemode: false,
  payment_method_types: ['card'],
  latest_charge: intent.status === 'succeeded' ? intent.id.replace('pi_', 'ch_') : null,
  last_payment_error: intent.error && declineJson(intent.error),
  next_action:
    intent.status === 'requires_action'
      ? {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${origin}/bank/${intent.id}`, return_url: intent.returnUrl },
        }
      : null,
});

/** What a browser shows of an intent that it may go on with. */
export const secretOf = ({ id }: SandboxIntent): string => `${id}_secret_${id.slice(-8)}`;

/**
 * The JSON of a Checkout Session (https://docs.stripe.com/api/checkout/sessions/object).
 * @param origin where the sandbox's pages are
 */
export const sessionJson = (session: SandboxSession, origin: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  status: session.status,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  amount_total: session.amount,
  currency: session.currency,
  metadata: session.metadata,
  payment_intent: session.intent,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  expires_at: session.expiresAt,
  created: session.created,
  livemode: false,
  url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
});

const chargeOf = (intent: string): string => intent.replace('pi_', 'ch_');

/** The JSON of a refund (https://docs.stripe.com/api/refunds/object). */
export const refundJson = (refund: SandboxRefund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: chargeOf(refund.intent),
  created: refund.created,
  currency: 'cad',
  metadata: refund.metadata,
  payment_intent: refund.intent,
  reason: null,
  status: refund.status,
  ...(refund.failureReason !== undefined && { failure_reason: refund.failureReason }),
});

/** The JSON of a dispute (https://docs.stripe.com/api/disputes/object). */
export const disputeJson = (dispute: SandboxDispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  balance_transactions: dispute.movements.map(({ amount, fee }, index) => ({
    id: `txn_${dispute.id}_${index}`,
    object: 'balance_transaction',
    amount,
    currency: 'cad',
    fee,
    net: amount - fee,
    type: 'adjustment',
  })),
  charge: chargeOf(dispute.intent),
  created: dispute.created,
  currency: 'cad',
  evidence_details: { due_by: dispute.dueBy, has_evidence: false, past_due: false },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: dispute.intent,
  reason: dispute.reason,
  status: dispute.status,
});

/** The JSON of an error that a card causes (https://docs.stripe.com/api/errors). */
export const declineJson = (error: NonNullable<SandboxIntent['error']>) => ({
  type: 'card_error',
  code: error.code,
  ...(error.declineCode !== undefined && { decline_code: error.declineCode }),
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
