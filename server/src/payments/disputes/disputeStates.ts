import type Stripe from 'stripe';
import {
  disputeReasons,
  type DisputeReason,
  type DisputeState,
} from 'shared-api/contract/billing/moneyBack';

/** What an event says of a dispute; amounts in cents. */
export interface ToldDispute {
  id: string;
  intent: string;
  cents: number;
  reason: DisputeReason;
  state: DisputeState;
  /** Until when the provider takes an answer (Unix seconds). */
  dueAt: number | null;
  /** What was taken out for it, and what it costs so far. */
  taken: number;
  fee: number;
  /** How often money has moved for it. */
  movements: number;
  /** When the provider made the event (Unix seconds). */
  toldAt: number;
}

/** How a dispute has ended, if it has. */
export const endOf = (state: DisputeState): 'won' | 'lost' | 'closed' | null =>
  state === 'won' || state === 'lost' || state === 'closed' ? state : null;

const states: Readonly<Partial<Record<string, DisputeState>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'needsAnswer',
  under_review: 'underReview',
  won: 'won',
  lost: 'lost',
};

/** What the provider says of a dispute. */
export function toldDispute(dispute: Stripe.Dispute, toldAt: number): ToldDispute {
  const { id, amount, payment_intent: intent, balance_transactions: moves } = dispute;
  const state = states[dispute.status] ?? 'underReview';
  const withdrawn = moves.reduce((sum, move) => sum - Math.min(move.amount, 0), 0);
  return {
    id,
    intent: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    cents: amount,
    reason: disputeReasons.find((reason) => reason === dispute.reason) ?? 'general',
    state,
    dueAt: dispute.evidence_details.due_by,
    // What is lost was taken out, even if the event does not list it.
    taken: withdrawn === 0 && state === 'lost' ? amount : withdrawn,
    fee: moves.reduce((sum, { fee }) => sum + fee, 0),
    movements: moves.length,
    toldAt,
  };
}
