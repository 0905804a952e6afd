import { doneBefore } from './doneBefore.ts';
import { officeDay } from 'shared-api/contract/values/officeDay';

/** Who accepted what is to be accepted again, on which day, and whose login has recorded it. */
export interface AcceptedBefore {
  by: string;
  day: string;
  recorder: string;
}

/** Whoever got no answer the first time finds their own acceptance in it. */
const acceptedBefore = ({ by, day, recorder }: AcceptedBefore): string =>
  `by ${by} on ${officeDay(day)}, as ${recorder} has recorded. It stays as it was accepted.`;

/** Refusals around quotes that clients accept, and what may be billed of them. */
export const quoteEn = {
  overEstimate: ({ number, billed, agreed, ceiling }: OverEstimate) =>
    `This would bill ${billed} for quote ${number} of ${agreed}; a client has to agree to more than 10 % (${ceiling}). Record a change order for the rest first.`,
  acceptedAlready: ({ number, ...before }: { number: number } & AcceptedBefore) =>
    `Quote ${number} is accepted already: ${acceptedBefore(before)}`,
  orderAcceptedAlready: ({ number, ...before }: { number: string } & AcceptedBefore) =>
    `Change order ${number} is accepted already: ${acceptedBefore(before)} Make a new one for what changes.`,
  orderWithdrawn: ({ number }: { number: string }) =>
    `Change order ${number} is withdrawn. Make a new one instead.`,
  orderChanged: ({ number }: { number: string }) =>
    `Change order ${number} was changed by somebody else in the meantime. Look at it again.`,
  quoteUnpriced: ({ number }: { number: number }) =>
    `Quote ${number} has no price yet, so there is nothing to accept. Write one and update it first.`,
  unpricedNotSent: ({ number }: { number: number }) =>
    `Quote ${number} has no price yet. Write one and update it first.`,
  expiredNotSent: ({ number, day }: { number: number; day: string }) =>
    `The price of quote ${number} was valid until ${officeDay(day)}. Give it a new last day and update it first.`,
  expiredNotAsked: ({ number, day }: { number: number; day: string }) =>
    `The price of quote ${number} was valid until ${officeDay(day)}. Give it a new last day and update it first, then ask for money.`,
  quoteNotAccepted: ({ number }: { number: number }) =>
    `Quote ${number} is not accepted yet. Change the quote itself, or record its acceptance first.`,
  quotePeriodic: ({ number }: { number: number }) =>
    `Quote ${number} is for visits that repeat. Make a new quote for what changes.`,
  orderTooMuch: ({ most }: { most: string }) =>
    `The lines come to more than ${most} with tax. Check them, or make several change orders.`,
  orderBelowNothing: ({ number, most }: { number: number; most: string }) =>
    `This would take more off quote ${number} than was agreed to: at most ${most}, tax included.`,
  orderBelowBilled: ({
    number,
    agreed,
    billed,
    over,
  }: Record<'agreed' | 'billed' | 'over', string> & { number: number }) =>
    `Quote ${number} would then come to ${agreed}, and ${billed} is billed for it already. Credit ${over} of its invoices first.`,
  orderSentBefore: ({ number, amount }: { number: string; amount: string }) =>
    doneBefore(`Change order ${number} for ${amount} is made.`),
  quoteFrozen: () =>
    'This quote is accepted, so what its document says is frozen. Make a change order instead.',
  quoteFrozenField: () => 'Frozen, since the quote is accepted.',
  acceptedNotDeleted: ({ number }: { number: number }) =>
    `Quote ${number} is accepted and cannot be deleted: it is what the client has agreed to.`,
  quoteMoneyHeld: ({ number }: { number: number }) =>
    `Money of this client is held for quote ${number}, so it stays with them. Give that money back first, or make a new quote for the other client.`,
  quoteAgreedWith: ({ number }: { number: number }) =>
    `Quote ${number} was agreed with this client, so it stays with them. Make a new quote for the other client.`,
  quoteBilled: ({ number, invoice }: { number: number; invoice: number }) =>
    `Invoice #${invoice} bills quote ${number}, so it stays with its client. Make a new quote for the other client.`,
  quoteBeingPaid: ({ number }: { number: number }) =>
    `A card payment for quote ${number} is being confirmed. Try again in a minute.`,
  quoteOfOther: ({ number }: { number: number }) =>
    `Quote ${number} is of another client than this invoice. Choose a quote of its client, or none.`,
  contractMoneyHeld: () =>
    'Money of this client is held for this contract, so it stays with them. Give that money back first.',
  contractOfOther: () =>
    'Money of another client is held for the contract of this invoice. Give the invoice that client, or give the money back first.',
  futureAcceptance: () => 'A client cannot have accepted on a day to come.',
  earlyAcceptance: () => 'A client cannot have accepted before the quote was made.',
  lateAcceptance: ({ day }: { day: string }) =>
    `The price of this quote was valid until ${officeDay(day)}. If it still holds, set a later day in “Valid until” first.`,
};

export interface OverEstimate {
  number: number;
  /** Amounts as they are written. */
  billed: string;
  agreed: string;
  ceiling: string;
}
