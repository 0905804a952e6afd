import type Stripe from 'stripe';
import type { RefundFailure } from 'shared-api/contract/billing/moneyBack';
import { isCardError, isRefusal } from '../outcomes.ts';

/** What has become of a refund at the provider. If unknown, it may have been made. */
export type RefundOutcome =
  | { kind: 'made'; id: string }
  | { kind: 'pending'; id: string }
  | { kind: 'failed'; id: string | null; failure: RefundFailure }
  | { kind: 'unknown'; reason: string };

/** The outcome of a refund, as the provider has it. One that was made may fail later. */
export function refundOutcomeOf({ id, status, failure_reason: why }: Stripe.Refund): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { kind: 'made', id };
    case 'failed':
      return { kind: 'failed', id, failure: failures[why ?? ''] ?? 'refused' };
    case 'canceled':
      return { kind: 'failed', id, failure: 'cancelled' };
    default:
      return { kind: 'pending', id };
  }
}

/** Only a definite refusal counts as failed. */
export function refundOutcomeOfError(error: unknown): RefundOutcome {
  if (isRefusal(error) || isCardError(error)) {
    return { kind: 'failed', id: null, failure: failures[error.code ?? ''] ?? 'refused' };
  }
  return { kind: 'unknown', reason: String(error) };
}

/** The provider's reasons and codes, by what the office reads of them. */
const failures: Readonly<Partial<Record<string, RefundFailure>>> = {
  lost_or_stolen_card: 'cardGone',
  expired_or_canceled_card: 'cardGone',
  charge_for_pending_refund_disputed: 'disputed',
  charge_disputed: 'disputed',
  charge_already_refunded: 'refundedBefore',
  insufficient_funds: 'insufficientFunds',
  balance_insufficient: 'insufficientFunds',
  declined: 'declined',
  merchant_request: 'cancelled',
};
