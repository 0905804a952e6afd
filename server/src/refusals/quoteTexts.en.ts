import { officeDay } from 'shared-api/contract/values/officeDay';

/** Refusals around quotes that clients accept, and what may be billed of them. */
export const quoteEn = {
  overEstimate: ({ number, billed, agreed, ceiling }: OverEstimate) =>
    `This would bill ${billed} for quote ${number} of ${agreed}; a client has to agree to more than 10 % (${ceiling}). Record a change order for the rest first.`,
  acceptedAlready: ({ number }: { number: number | string }) =>
    `Quote ${number} is accepted already, and stays as it was accepted.`,
  orderAcceptedAlready: ({ number }: { number: string }) =>
    `Change order ${number} is accepted already, and stays as it was accepted. Make a new one for what changes.`,
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
  quoteNotAccepted: ({ number }: { number: number }) =>
    `Quote ${number} is not accepted yet. Change the quote itself, or record its acceptance first.`,
  quotePeriodic: ({ number }: { number: number }) =>
    `Quote ${number} is for visits that repeat. Make a new quote for what changes.`,
  orderTooMuch: ({ most }: { most: string }) =>
    `The lines come to more than an amount may be, ${most} with tax.`,
  orderBelowNothing: ({ number }: { number: number }) =>
    `This would take more off quote ${number} than was agreed to.`,
  orderSentBefore: () => 'This change order was sent before with other lines. Open it again.',
  quoteFrozen: () =>
    'This quote is accepted, so what its document says is frozen. Make a change order instead.',
  quoteFrozenField: () => 'Frozen, since the quote is accepted.',
  acceptedNotDeleted: ({ number }: { number: number }) =>
    `Quote ${number} is accepted and cannot be deleted: it is what the client has agreed to.`,
  futureAcceptance: () => 'A client cannot have accepted on a day to come.',
  earlyAcceptance: () => 'A client cannot have accepted before the quote was made.',
};

export interface OverEstimate {
  number: number;
  /** Amounts as they are written. */
  billed: string;
  agreed: string;
  ceiling: string;
}
