import { texts as values } from 'shared-api/contract/billing/words/ledgerTexts.en';
import { texts as letterTexts } from '../letters/texts.ts';

/** Texts of deposits and part payments. */
export const texts = {
  methods: values.paymentMethods,
  cancel: 'Cancel',
  loading: 'Loading what was asked for',
  failed: 'What was asked for could not be loaded.',
  kinds: { deposit: 'Deposit', partPayment: 'Part payment' },
  states: {
    open: 'Open',
    overdue: 'Overdue',
    withdrawn: 'Withdrawn',
    held: 'Held',
    applied: 'Applied',
    returned: 'Given back',
    forfeited: 'Kept',
  },

  list: {
    caption: 'What was asked for before the invoice',
    none: 'Nothing was asked for yet. A deposit or a part payment is taken off the first invoice by itself.',
    held: 'Held',
    left: 'Can still be asked for',
    number: 'Number',
    what: 'What',
    part: (kind: string, percent: number) => `${kind}, ${percent} %`,
    amount: 'Amount',
    state: 'State',
    dueOn: (day: string) => `asked for until ${day}`,
    receivedOn: (day: string, method: string) => `${method}, ${day}`,
    shares: {
      held: (amount: string) => `held: ${amount}`,
      applied: (amount: string) => `applied: ${amount}`,
      returned: (amount: string) => `given back: ${amount}`,
      forfeited: (amount: string) => `kept: ${amount}`,
    },
    actions: 'Actions',
    download: 'PDF',
    downloadOf: (number: string) => `PDF of ${number}`,
    fallback: 'deposit-request.pdf',
    send: 'Send…',
    sendOf: (number: string) => `Send ${number}…`,
    receive: 'Record payment…',
    receiveOf: (number: string) => `Record payment of ${number}…`,
    withdraw: 'Withdraw…',
    withdrawOf: (number: string) => `Withdraw ${number}…`,
    giveBack: 'Give back…',
    giveBackOf: (number: string) => `Give back what is held of ${number}…`,
    keep: 'Keep…',
    keepOf: (number: string) => `Keep what is held of ${number}…`,
  },

  withdrawing: {
    title: (number: string) => `Withdraw ${number}?`,
    what: (amount: string) =>
      `${amount} can no longer be paid for it, nor by the link in its mail. It keeps its number, and cannot be opened again: another one can be asked for.`,
    submit: 'Withdraw',
  },

  ask: {
    open: 'Ask for a deposit…',
    title: 'Ask for a deposit or a part payment',
    kind: 'What it is',
    kinds: {
      deposit:
        'A deposit: security. HST is owed when it is applied to an invoice, or on what is kept of it.',
      partPayment: 'A part payment: a first part of the price, with HST on the day it is paid.',
    },
    measure: 'How much',
    measures: { amount: 'An amount', percent: 'A percentage of the price' },
    amount: 'Amount, tax included',
    percent: 'Percent',
    of: (percent: string, price: string, amount: string) => `${percent} % of ${price}: ${amount}`,
    left: (left: string) => `${left} of the quote is neither paid nor asked for`,
    dueOn: 'Asked for until',
    note: 'Note',
    noteHint: 'Stands on the document: what it is for, when the work begins.',
    submit: 'Ask for it',
    submitOf: (amount: string) => `Ask for ${amount}`,
    asked: (number: string) => `${number} is made: send it from the list.`,
  },

  send: {
    title: (number: string) => `Send ${number}`,
    submit: (number: string, amount: string, to: readonly string[]) =>
      to.length === 0
        ? `Send ${number}, ${amount}`
        : `Send ${number}, ${amount}, to ${letterTexts.whom(to)}`,
  },

  receive: {
    title: (number: string, amount: string) => `Record the payment of ${number}, ${amount}`,
    willDo:
      'It is held until the invoice, and taken off it by itself. Another amount is no payment of this request: record it as a payment of the client.',
    day: 'Day it came',
    method: 'How it came',
    reference: 'Reference',
    referenceHint: 'The number of a cheque, the code of a transfer: optional',
    submit: (amount: string) => `Record ${amount}`,
  },

  giveBack: {
    title: (number: string) => `Give back what is held of ${number}`,
    willDo: {
      deposit: 'No tax was owed on it, and none is now.',
      partPayment: 'The HST in it is not owed any more, from today on.',
    },
    submit: (amount: string) => `Give back ${amount}`,
  },

  keep: {
    title: (number: string) => `Keep what is held of ${number}`,
    willDo: {
      deposit: (tax: string) =>
        `HST of ${tax} is counted as included in it, and is owed for today.`,
      partPayment: () => 'The HST in it was owed when it was paid, and stays so.',
    },
    submit: (amount: string) => `Keep ${amount}`,
  },

  end: {
    amount: 'Amount',
    most: (amount: string) => `${amount} is held`,
    method: 'How it goes back',
    reference: 'Reference',
    reason: 'Reason',
    reasonHint: 'The work does not go ahead, it was cancelled too late: the history keeps it.',
    submit: 'Record it',
  },
};
