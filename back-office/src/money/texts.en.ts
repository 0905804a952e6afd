import { texts as values } from 'shared-api/contract/billing/words/ledgerTexts.en';
import { texts as letterTexts } from '../letters/texts.ts';

const invoices = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`);

/** Texts of payments, credits and what stays on account. */
export const texts = {
  methods: values.paymentMethods,
  kinds: values.ledgerKinds,
  cancel: 'Cancel',
  close: 'Close',
  again: 'Try again',
  loading: 'Loading what is owed',
  failed: 'What is owed could not be loaded.',

  payment: {
    ofInvoice: (number: number) => `Record a payment of invoice ${number}`,
    ofClient: 'Record a payment from this client',
    amount: 'Amount',
    owed: (chosen: string, all: string) =>
      chosen === all ? `${all} is owed` : `${chosen} of ${all} that is owed is chosen below`,
    day: 'Day it came',
    method: 'How it came',
    reference: 'Reference',
    referenceHint: 'The number of a cheque, the code of a transfer: optional',
    pays: 'What it pays',
    invoice: (number: number, day: string, balance: string) =>
      `Invoice ${number} of ${day}: ${balance} owed`,
    overdue: 'overdue',
    alone:
      'The other invoices of this client could not be loaded. This one can be paid all the same.',
    noInvoices: 'Nothing is owed: the payment stays on account.',
    willDo: 'What this will do',
    paysAll: (number: number, share: string) => `Invoice ${number} is paid with ${share}.`,
    paysPart: (number: number, share: string, left: string) =>
      `Invoice ${number} gets ${share}; ${left} is still owed.`,
    paysNothing: (number: number) => `Invoice ${number} gets nothing: the amount does not reach.`,
    rest: (amount: string) => `${amount} stays on account of the client.`,
    restOfNobody: (amount: string) =>
      `${amount} is more than is owed, and the invoice has no client to keep it for.`,
    noAmount: 'Type the amount that came.',
    record: 'Record payment',
    recordOf: (amount: string) => `Record ${amount}`,
  },

  lots: {
    title: 'On account',
    ofPayment: (amount: string, method: string, day: string) =>
      `${amount} left of a payment of ${day} (${method})`,
    ofCredit: (amount: string, number: string, day: string) =>
      `${amount} left of credit ${number} of ${day}`,
    ofQuote: (number: number) => `, paid on quote ${number}`,
    use: (amount: string) => `Use ${amount}`,
    useFor: (amount: string, number: number) => `Use ${amount} for invoice ${number}`,
    useAccount: 'Use what is on account…',
    useAccountFor: (number: number) => `Use what is on account for invoice ${number}…`,
    useTitle: (number: number) => `Pay invoice ${number} from the account`,
    isOwed: (number: number, amount: string) => `${amount} is owed on invoice ${number}.`,
  },

  account: {
    balance: 'Balance',
    weOwe: (amount: string) => `We owe ${amount}`,
    owed: 'Owed',
    onAccount: 'On account',
    held: 'Held for them',
    heldMeans: (amount: string) =>
      `${amount} of deposits is held apart as security. It is not in the balance: it pays the invoice of its quote or contract once that is issued.`,
    aheadMeans: (amount: string) =>
      `${amount} of it is of invoices that are dated ahead. Reports and statements count it from their days on.`,
    openInvoices: 'Open invoices',
    noOpenInvoices: 'No invoice is open.',
    payments: 'Payments',
    noPayments: 'No payment yet.',
    allPayments: (count: number) => `Show all ${count} payments`,
    number: 'Invoice',
    date: 'Date',
    total: 'Total',
    balanceLeft: 'Still owed',
    overdue: 'Overdue',
    day: 'Day',
    method: 'How',
    reference: 'Reference',
    amount: 'Amount',
    pays: 'Pays',
    share: (number: number, amount: string) => `${number}: ${amount}`,
    quote: (number: number) => `Quote ${number}`,
    kept: (amount: string) => `on account: ${amount}`,
    refunded: (amount: string) => `given back: ${amount}`,
    takenBack: 'Taken back',
    actions: 'Actions',
    reverse: 'Take back…',
    reverseOf: (amount: string, day: string) => `Take back the payment of ${amount} of ${day}…`,
    record: 'Record payment…',
  },

  ledger: {
    caption: 'Every movement of this invoice',
    none: 'Nothing has moved yet: it is a draft.',
    day: 'Day',
    what: 'What',
    amount: 'Amount',
    balance: 'Owed after it',
    who: 'Who',
    by: (what: string, method: string) => `${what} (${method})`,
    takenBack: 'taken back later',
    cameIn: (amount: string) => `${amount} came in`,
    wentOut: (amount: string) => `${amount} went out`,
    keptOnAccount: (amount: string) => `${amount} of it on account`,
  },

  credit: {
    open: 'Credit…',
    title: (number: number) => `Credit invoice ${number}`,
    intro:
      'A credit takes back what was billed too much. It reduces what is owed; what was paid already stays on account, to be used or given back.',
    what: 'What is credited',
    whole: (amount: string) => `All that is left: ${amount} before tax`,
    some: 'Some of the lines',
    line: (description: string) => (description === '' ? 'Amount' : description),
    left: (left: string, amount: string) => `${left} of ${amount} can be credited`,
    part: 'A part of it',
    /** Why there are no lines to choose from. */
    asOne: {
      discount:
        'One of its lines reduces the price, so it is credited as one amount: what the client is not to pay, before tax.',
      otherSum:
        'Its lines do not come to its subtotal, so it is credited as one amount, before tax.',
    },
    willDo: (total: string, subTotal: string, tax: string) =>
      `Credits ${total}: ${subTotal} and ${tax} of tax.`,
    reduces: (amount: string) => `${amount} less is owed on this invoice.`,
    keeps: (amount: string) =>
      `${amount} was paid already: it stays on account of the client, to be used or given back.`,
    wasHeld: (amount: string) =>
      `${amount} of it was a deposit or a part payment. It goes to the client's account, and is not held for the quote or contract again: only voiding an invoice does that.`,
    counting: 'Working out what it comes to…',
    nothing: 'Type an amount for at least one line.',
    wrong: 'What it comes to stands here once the amounts can be credited.',
    nothingLeft: 'All of this invoice has been credited.',
    reason: 'Reason',
    reasonHint: 'It stands on the credit: a visit that was cut short, a wrong price.',
    submit: 'Make the credit',
    download: 'Credit note',
    downloadOf: (number: string) => `Download credit note ${number}`,
    notDownloaded: 'The credit note was not downloaded',
  },

  refund: {
    open: 'Give back…',
    openOf: (what: string) => `Give back: ${what}…`,
    title: () => 'Give money back',
    nothing:
      'What was paid covers this invoice, so nothing can be given back yet. Make a credit first: what was paid for what it takes back stays on account then, and can be given back.',
    which: 'What goes back?',
    most: (amount: string) => `${amount} at most`,
    amount: 'Amount',
    method: 'How it goes back',
    toCard: 'To the card',
    mostToCard: (amount: string) => `${amount} at most to the card`,
    willGoToCard: (amount: string) =>
      `The card provider gives ${amount} back to the card that the client paid with. The client is told by e-mail when that is done; if it fails, it is shown here and under Today.`,
    byHand: (amount: string) =>
      `Records that you have given ${amount} back yourself. Nothing is sent.`,
    reference: 'Reference',
    reason: 'Reason',
    submit: 'Give it back',
    submitOf: (amount: string) => `Give back ${amount}`,
  },

  creditMail: {
    open: 'Send…',
    openOf: (number: string) => `Send credit note ${number}…`,
    title: (number: string) => `Send credit note ${number}`,
    submit: (number: string, to: readonly string[]) =>
      to.length === 0
        ? `Send credit note ${number}`
        : `Send credit note ${number} to ${letterTexts.whom(to)}`,
  },

  writeOff: {
    open: 'Write off…',
    title: (number: number) => `Write off what is owed on invoice ${number}?`,
    willDo: (amount: string) =>
      `${amount} will not be asked for any more: no reminder is sent and no payment is expected. It stays in the books as a bad debt.`,
    reason: 'Reason',
    reasonHint: 'Why it will not come.',
    submit: (amount: string) => `Write off ${amount}`,
    keep: 'Keep it',
  },

  writeOffBack: {
    open: 'Take back…',
    openOf: (amount: string, day: string) => `Take back the write-off of ${amount} of ${day}…`,
    title: (amount: string, day: string) => `Take back the write-off of ${amount} of ${day}?`,
    willDo: (amount: string) =>
      `${amount} is owed again from today, and can be paid and reminded of. The write-off stays in the history, marked as taken back; months that are over do not change.`,
    reasonHint: 'The client has promised to pay after all, it was the wrong invoice.',
  },

  reversal: {
    title: (amount: string, day: string) => `Take back the payment of ${amount} of ${day}?`,
    willDo: (count: number) =>
      count === 0
        ? 'It pays no invoice. What is on account goes away with it.'
        : `${invoices(count)} will be owed again; a credit of the same invoice that is on account pays that first. The payment stays in the list, marked as taken back.`,
    reason: 'Reason',
    reasonHint: 'A cheque that bounced, a wrong client: the history keeps it.',
    takeBack: 'Take it back',
    keep: 'Keep it',
    undone: 'Undone right after it was recorded.',
  },
};
