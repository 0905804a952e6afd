import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { text } from '../fields/fields.ts';
import { paymentMethods } from './ledger.ts';

/** Why a refund to a card failed. */
export const refundFailures = [
  'cardGone',
  'disputed',
  'refundedBefore',
  'insufficientFunds',
  'declined',
  'cancelled',
  'refused',
] as const;
export type RefundFailure = (typeof refundFailures)[number];

/** Why a payer disputes a payment, as their bank says. */
export const disputeReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Where a dispute stands: an inquiry takes no money yet. */
export const disputeStates = [
  'inquiry',
  'needsAnswer',
  'underReview',
  'won',
  'lost',
  'closed',
] as const;
export type DisputeState = (typeof disputeStates)[number];

const about = {
  id: answer.number(),
  amount: answer.number(),
  /** Of the card payment, or that which is given back. */
  paymentId: answer.number().nullable(),
  clientId: answer.number().nullable(),
  clientName: answer.text(),
  invoiceId: answer.number().nullable(),
  invoiceNumber: answer.number().nullable(),
  quoteNumber: answer.number().nullable(),
  /** Whether somebody in the office has seen how it ended. */
  isSeen: answer.flag(),
};

/** Money that was given back, or is on its way. */
export const refundRecord = answer.object({
  ...about,
  creditId: answer.number().nullable(),
  /** As `10234-C1`; empty where a payment is given back. */
  creditNumber: answer.text(),
  method: answer.oneOf(paymentMethods),
  day: answer.text(),
  reference: answer.text(),
  reason: answer.text(),
  who: answer.text(),
  status: answer.oneOf(['made', 'pending', 'failed']),
  failure: answer.oneOf(['', ...refundFailures]),
  /** Whether the provider has been silent about it for an hour. */
  isLate: answer.flag(),
});
export type RefundRecord = yup.InferType<typeof refundRecord>;

/** A card payment that its payer disputes with their bank. */
export const disputeRecord = answer.object({
  ...about,
  reason: answer.oneOf(disputeReasons),
  state: answer.oneOf(disputeStates),
  /** Until when the provider takes an answer; empty if it takes none. */
  dueDay: answer.text(),
  openedOn: answer.text(),
  /** Empty while it is open. */
  endedOn: answer.text(),
  /** What the provider charges for it. */
  fee: answer.number(),
  /** Whether its money is taken out at the moment. */
  isTaken: answer.flag(),
  /** Changes whenever anything shown here does, so that it names what somebody has seen. */
  mark: answer.text(),
});
export type DisputeRecord = yup.InferType<typeof disputeRecord>;

/** The dispute's `mark` that somebody has seen. A browser that knows none sends an empty text, which takes any state. */
export const disputeSeenSchema = yup.object({ seen: text() });

/** A refund that was made on the provider's own pages. */
export const foreignRefund = answer.object({
  providerId: answer.text(),
  intent: answer.text(),
  amount: answer.number(),
  /** ISO 8601. */
  at: answer.text(),
});
export type ForeignRefund = yup.InferType<typeof foreignRefund>;

/** Refunds and disputes, the newest first. */
export const moneyBackAnswer = answer.object({
  refunds: answer.list(refundRecord),
  disputes: answer.list(disputeRecord),
  /** Refunds that nothing here explains; of no client or invoice. */
  unexplained: answer.list(foreignRefund),
});
export type MoneyBack = yup.InferType<typeof moneyBackAnswer>;
