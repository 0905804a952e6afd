import type { AcceptanceWay } from 'shared-api/contract/quotes/office/agreement';

const ways: Record<AcceptanceWay, string> = {
  phone: 'by phone',
  email: 'by e-mail',
  inPerson: 'in person',
  other: 'otherwise',
};

const wayNames: Record<AcceptanceWay, string> = {
  phone: 'By phone',
  email: 'By e-mail',
  inPerson: 'In person',
  other: 'Otherwise',
};

/** Texts of what a client has agreed to on a quote, and of its change orders. */
export const texts = {
  title: 'Agreement',
  loading: 'Loading the agreement',
  again: 'Try again',
  notAccepted:
    'The client has not accepted this quote yet. Once you have recorded that they did, changes are made by change orders.',
  accepted: (day: string, by: string, how: AcceptanceWay) =>
    `Accepted on ${day} by ${by}, ${ways[how]}.`,
  recorded: (who: string, when: string) => `Recorded by ${who}, ${when}`,

  agreed: 'Agreed, tax included',
  ceiling: 'May be billed (10 % more)',
  billed: 'Billed so far',
  left: 'Left to bill',
  noCeiling: 'For visits that repeat there is no bound: the price is for each period.',

  orders: 'Change orders',
  noOrders: 'None. What is more than 10 % over the quote needs one that the client accepts.',
  open: 'Open',
  acceptedState: 'Accepted',
  withdrawnState: 'Withdrawn',
  acceptedDetails: (day: string, by: string, how: AcceptanceWay) => `${day}, ${by}, ${ways[how]}`,
  download: 'PDF',
  downloadOf: (number: string) => `PDF of ${number}`,
  accept: 'Record acceptance',
  acceptOf: (number: string) => `Record acceptance of ${number}`,
  withdraw: 'Withdraw',
  withdrawOf: (number: string) => `Withdraw ${number}`,
  newOrder: 'New change order',
  made: (number: string) => `Change order ${number} is made.`,
  acceptanceRecorded: (number: string) => `The acceptance of ${number} is recorded.`,
  isWithdrawn: (number: string) => `Change order ${number} is withdrawn.`,

  acceptance: {
    late: (day: string) =>
      `It was valid until ${day}, which is before that day. It is accepted at its price all the same.`,
    title: (what: string, total: string) => `Record the acceptance of ${what}, ${total}`,
    quote: (number: number) => `quote ${number}`,
    what: 'What was accepted stays as it is from now on. The history keeps who recorded it.',
    on: 'Accepted on',
    by: 'Accepted by',
    byHint: 'The name of the person who said yes.',
    how: 'How',
    choose: 'Choose',
    ways: wayNames,
    note: 'Note',
    noteHint: 'Their words, or where their message is kept.',
    submit: 'Record acceptance',
    cancel: 'Cancel',
  },
  order: {
    title: (number: number) => `New change order for quote ${number}`,
    reason: 'Why does the work change?',
    line: (row: number) => `Line ${row}`,
    description: 'Description',
    quantity: 'Quantity',
    rate: 'Rate',
    amount: (amount: string) => `Amount ${amount}`,
    addLine: 'Add a line',
    removeLine: (row: number) => `Remove line ${row}`,
    remove: 'Remove',
    rateHint: 'What is left out has a rate below zero.',
    subTotal: 'Subtotal',
    tax: 'HST',
    total: 'Total',
    submit: 'Make change order',
    cancel: 'Cancel',
  },
};
