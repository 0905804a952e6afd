import { doneBefore } from './doneBefore.ts';
import { gone } from './gone.ts';
import type { RefundFailure } from 'shared-api/contract/billing/moneyBack';
import { texts as moneyBack } from 'shared-api/contract/messages/moneyBackTexts.en';
import { officeDay } from 'shared-api/contract/values/officeDay';

/** Refusals around payments, credits, refunds and the books. */
export const ledgerEn = {
  draftNotPaid: () => 'This invoice is a draft without a number. Issue it first.',
  overAllocated: ({ number, balance }: { number: number; balance: string }) =>
    `Invoice #${number} owes ${balance} now, less than this gives to it. Give it that much at most, or leave it out.`,
  invoiceTwice: () => 'Name each invoice once.',
  moreThanPaid: ({ amount }: { amount: string }) =>
    `The invoices come to more than the payment, which is ${amount}.`,
  dayInFuture: ({ label }: { label: string }) => `${label} can't be later than today.`,
  noPayer: () => 'Choose a client: what no invoice takes is kept on account.',
  otherClient: ({ number }: { number: number }) =>
    `Invoice #${number} is of another client than this money.`,
  noPaymentOfId: (_id: { id: string | number }) => gone('payment'),
  notAllocated: ({ number, amount }: { number: number; amount: string }) =>
    `${amount} of it does not cover invoice #${number}, or is taken back already.`,
  noCreditOfId: (_id: { id: string | number }) => gone('credit'),
  notOnAccount: ({ left }: { left: string }) => `Only ${left} of it is left on account.`,
  nothingOnAccount: () =>
    'Nothing of it is left on account any more: it has been given back or used.',
  paymentWasReversed: () => 'This payment was taken back.',
  cardNotReversed: () =>
    'The provider holds this card payment: refund it, which gives the money back to the card.',
  bankNotReversed: () => 'This payment is a line of the bank statement: undo it there.',
  refundedNotReversed: () => 'A part of this payment was refunded, so it cannot be taken back.',
  overCredited: ({ line, left }: { line: number; left: string }) =>
    `Only ${left} of line ${line} is left to credit.`,
  creditedAlready: ({ number }: { number: number }) =>
    `Invoice #${number} is credited already, as a whole, so nothing of it is left to credit. Its credits stand in its timeline.`,
  lineTwice: () => 'Name each line once.',
  noSuchLine: ({ line }: { line: number }) => `The invoice has no line ${line}.`,
  overWrittenOff: ({ number, balance }: { number: number; balance: string }) =>
    `Invoice #${number} owes ${balance} now: no more can be written off. Write that much off at most.`,
  oneLot: () => 'Name the payment or the credit that is given back, one of them.',
  paymentDisputed: () =>
    'The payer disputes this card payment with their bank. Nothing can go back to the card until that has ended.',
  overCard: ({ left }: { left: string }) =>
    `Only ${left} can go back to this card. Choose how the rest is given back.`,
  cardRefundFailed: ({ amount, failure }: { amount: string; failure: RefundFailure | '' }) =>
    `The card provider has not given ${amount} back: ${moneyBack.refundFailures[failure || 'refused']}. It is on account again: give it back in another way.`,
  noRefund: (_id: { id: string | number }) => gone('refund'),
  noDispute: (_id: { id: string | number }) => gone('dispute'),
  disputeChanged: () =>
    'This dispute has changed since it was shown. It stands here as it is now: look at it, then press Done once more.',
  refundNotFailed: () => 'This refund has not failed.',
  movementSentBefore: ({
    done,
    amount,
  }: {
    done: string | undefined;
    amount: string | undefined;
  }) =>
    done === undefined
      ? 'This form has been sent before for something else. Close it, and begin again.'
      : doneBefore(done, amount),

  // The books
  booksClosed: ({ until }: { until: string }) =>
    `The books are closed through ${officeDay(until)}. Choose a later day, or reopen them under Reports.`,
  closedAlready: ({ until }: { until: string }) =>
    `The books are closed through ${officeDay(until)} already. Choose a later day.`,
  nothingBefore: ({ first }: { first: string }) =>
    `The books begin on ${officeDay(first)}. Choose that day or a later one.`,
  dayNotOver: () => 'Only days that are over can be closed.',
  reopenedAlready: ({ until }: { until: string }) =>
    `The period through ${officeDay(until)} is open again already.`,
  notLastClosing: () => 'Reopen the period that was closed last first.',
  creditsOverlap: ({ from, to, amount }: { from: string; to: string; amount: string }) =>
    `Input tax credits of ${amount} stand from ${officeDay(from)} to ${officeDay(to)} already: no day counts twice.`,
  creditsTooLong: () => 'A period of the GST/HST return is a year at most: check the days.',
  accountMapChanged: () => 'The accounts were changed by somebody else in the meantime.',
  noJournal: ({ format }: { format: string }) => `There is no journal "${format}".`,
  noReport: ({ report }: { report: string }) => `There is no report "${report}".`,
  noReportColumn: () => 'The report has no such column.',
  statementFar: ({ latest }: { latest: string }) =>
    `A statement ends on ${officeDay(latest)} at the latest: check the year.`,
  endsBefore: () => 'The last day is before the first one.',
};
