import { texts as values } from 'shared-api/contract/messages/moneyBackTexts.en';

type Made = 'made' | 'pending' | 'failed';

/** Texts of refunds and disputes. */
export const texts = {
  ...values,
  title: 'Refunds and disputes',
  loading: 'Loading refunds and disputes',
  failed: 'Refunds and disputes could not be loaded.',
  refundStates: { made: 'Given back', pending: 'On its way', failed: 'Failed' } satisfies Record<
    Made,
    string
  >,
  refund: (amount: string, method: string, day: string) =>
    `Refund of ${amount} (${method}), ${day}`,
  ofCredit: (number: string) => `Of credit ${number}`,
  why: (failure: string) =>
    `The card provider has not given it back: ${failure}. The amount is on account again.`,
  late: 'The card provider has not answered for over an hour. It is asked again every few minutes.',
  waiting: 'The card provider has been asked; it is shown here when it is done, or fails.',
  dispute: (amount: string, day: string) => `${amount} of a card payment disputed on ${day}`,
  says: (reason: string) => `The payer ${reason}.`,
  dueBy: (day: string) => `Answer it on the provider's pages by ${day}.`,
  fee: (amount: string) => `It costs ${amount}.`,
  taken: 'The provider holds the money back until it is decided.',
  outcomes: {
    won: (day: string) => `Decided for us on ${day}: the money is ours again.`,
    lost: (day: string) =>
      `Decided for the payer on ${day}: the money is gone, and what it had paid is owed again.`,
    closed: (day: string) => `Closed by the bank on ${day}. No money was taken.`,
  },
  invoice: (number: number) => `Invoice ${number}`,
  quote: (number: number) => `Quote ${number}`,
  unexplained: (amount: string, intent: string) =>
    `${amount} was refunded on the provider's own pages, of ${intent}`,
  unexplainedWhy: 'Nothing here knows of it: record it, so that the books agree.',

  notices: 'Card payments that need somebody',
  noticesFailed: 'Whether card payments need somebody could not be loaded.',
  done: 'Done',
  doneWith: (what: string) => `Done with: ${what}`,
  notDone: 'This could not be confirmed',
};
