import type Stripe from 'stripe';
import { uuid } from 'shared-api/contract/values/uuid';
import { settleDispute } from '../disputes/settleDispute.ts';
import { toldDispute } from '../disputes/disputeStates.ts';
import { refundOutcomeOf } from '../refunds/refundOutcomes.ts';
import { settleRefund } from '../refunds/settleRefund.ts';
import type { PaymentContext } from '../settle.ts';

/** What an event was about that nothing here explains; null if all is explained. */
type Unexplained = 'refund' | 'dispute' | null;

/**
 * Records what an event says of a refund or a dispute.
 * @returns undefined for an event about something else
 */
export async function heedMoneyBack(
  context: PaymentContext,
  event: Stripe.Event,
): Promise<Unexplained | undefined> {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return heedRefund(context, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const told = toldDispute(event.data.object, event.created);
      return (await settleDispute(context, told)) ? null : 'dispute';
    }
    default:
      return undefined;
  }
}

async function heedRefund(context: PaymentContext, refund: Stripe.Refund): Promise<Unexplained> {
  const key = refund.metadata?.['refund'] ?? '';
  const outcome = refundOutcomeOf(refund);
  if (uuid.test(key) && (await settleRefund(context, key, outcome))) return null;
  const { id, amount, payment_intent: intent } = refund;
  // One that was made on the provider's pages and failed there has moved nothing.
  if (outcome.kind === 'failed') return null;
  await context.database.query(
    `INSERT INTO unexplained_refunds (provider_id, intent, amount_cents) VALUES ($1, $2, $3)
     ON CONFLICT (provider_id) DO NOTHING`,
    [id, typeof intent === 'string' ? intent : (intent?.id ?? ''), amount],
  );
  return 'refund';
}
