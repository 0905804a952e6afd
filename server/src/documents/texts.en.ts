import type { Period } from 'shared-api/contract/quotes/period';
import { settlementTexts } from 'shared-api/contract/billing/settlementTexts.en';
import { texts as kinds } from 'shared-api/contract/quotes/texts.en';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';

const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

const months = new Intl.DateTimeFormat('en-CA', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as English writes it: `2026-12-01` as `December 1, 2026`. */
const englishDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** What a person reads on invoices, quotes and statements. */
export const en = {
  money: moneyIn(money),
  day: englishDay,
  /** A month, `2026-11`, as November 2026. */
  month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
  hst: (hstNumber: string) => `HST ${hstNumber}`,
  total: 'Total',
  /** Alternative texts of the logo and of links. */
  logo: (company: string) => `Logo of ${company}`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,

  /** As the office's editor proposes them, which stores them with the lines. */
  lineHeadings: { description: 'Description', quantity: 'Qty', rate: 'Rate', amount: 'Amount' },

  invoice: {
    title: (number: number | null) => (number === null ? 'Draft invoice' : `Invoice #${number}`),
    stamp: 'VOID',
    billedTo: 'Billed to',
    date: 'Date',
    terms: 'Terms',
    due: 'Due within 30 days',
    dueBy: (day: string) => `By ${day}`,
    void: 'Void',
    subTotal: 'Subtotal',
    tax: (rate: number) => `HST ${Math.round(rate * 100)}%`,
    received: 'Received',
    credited: 'Credit',
    writtenOff: 'Written off',
    balance: 'Balance',
    keptCredit: 'Credit to your account',
    voidSince: (day: string) =>
      `This invoice is void since ${englishDay(day)}. Nothing is owed on it.`,
    paid: 'Paid in full. Thank you!',
    settled: 'Nothing is owed on it.',
    settlement: settlementTexts,
    howToPay: 'How to pay',
    amountDue: 'Amount due',
    pay: (number: number) => `Pay invoice #${number} online`,
    payAlt: (number: number, amount: string) => `Pay ${amount} for invoice #${number} online`,
    byCard: (page: string, number: number) => `By card at ${page}, with the number ${number}.`,
    byTransfer: (eTransferEmail: string, number: number) =>
      `By e-transfer to ${eTransferEmail}, with the number ${number} in the message.`,
  },

  quote: {
    title: (number: number) => `Quote #${number}`,
    scope: { item: 'Item', description: 'Description' },
    for: 'Prepared for',
    date: 'Date',
    requestedOn: 'Requested day',
    validUntil: 'Valid until',
    paidOn: 'Paid',
    open: (number: number) => `Open quote #${number}`,
    openAlt: (number: number) => `Open quote #${number} on our website`,
    linesWithTax: 'The amounts above include HST.',
    pay: (number: number, period?: Period) =>
      period
        ? `Pay ${kinds.firstPeriod(period)} of quote #${number} online`
        : `Pay quote #${number} online`,
    payAlt: (number: number, amount: string) => `Pay ${amount} for quote #${number} online`,
    received: 'Received',
    balance: 'Left to pay',
    paid: 'Paid in full. Thank you!',
    nextSteps: 'Next steps',
    accept: (phone: string) =>
      `To accept or to ask for a change, reply to our e-mail or call ${phone}.`,
    /** Of a quote with a page of its own, whose link is the words `here`. */
    book: (here: string, phone: string) =>
      `To book it or to ask for a change, ${here}, reply to our e-mail or call ${phone}.`,
    here: 'open it on our website',
    /** Of a quote whose price has run out; the phone number is a link. */
    expired: (day: string, phone: string) =>
      `The price of this quote was valid until ${day}. For a new one, ask on our website, reply to our e-mail or call ${phone}.`,
    /** Of a quote of which all that was paid was given back; the phone number is a link. */
    calledOff: (phone: string) =>
      `We have refunded what was paid for this quote. For the work after all, or if something is not right, reply to our e-mail or call ${phone}.`,
    invoiced: 'This quote has been invoiced. Please pay the invoice instead of the quote.',
    byCard: (page: string, number: number) =>
      `To pay by card, use the number ${number} at ${page}.`,
  },

  changeOrder: {
    title: (number: string) => `Change order #${number}`,
    of: (number: number) => `Change to quote #${number}`,
    for: 'Prepared for',
    date: 'Date',
    amount: 'This change, tax included',
    why: 'Why the work changes',
    together: (before: string, after: string) =>
      `Agreed so far: ${before}. With this change order: ${after}, tax included.`,
    accept: (phone: string) => `To accept this change, reply to our e-mail or call ${phone}.`,
    accepted: (day: string, by: string, how: string) => `Accepted by ${by} on ${day} ${how}.`,
    withdrawn: (day: string) => `Withdrawn on ${day}. Nothing is owed for it.`,
    ways: { phone: 'by phone', email: 'by e-mail', inPerson: 'in person', other: 'otherwise' },
  },

  creditNote: {
    title: (number: string) => `Credit note #${number}`,
    of: (number: number, day: string | null) =>
      day === null ? `For invoice #${number}` : `For invoice #${number} of ${englishDay(day)}`,
    amount: 'Credit, tax included',
    why: 'Reason',
    description: 'Description',
    lineAmount: 'Amount',
    part: (number: number) => `Part of invoice #${number}`,
    reduces: (amount: string, number: number) =>
      `${amount} is taken off what is owed on invoice #${number}.`,
    kept: (amount: string) => `${amount} stays on your account, or is refunded to you.`,
  },

  deposit: {
    titles: {
      deposit: (number: string) => `Deposit request #${number}`,
      partPayment: (number: string) => `Part payment request #${number}`,
    },
    ofQuote: (number: number) => `quote #${number}`,
    ofContract: (address: string) =>
      address === '' ? 'our service contract' : `our service contract for ${address}`,
    subject: (subject: string) => `For ${subject}`,
    part: (percent: number, subject: string) => `${percent}% of ${subject}`,
    for: 'Prepared for',
    date: 'Date',
    dueOn: 'Please pay by',
    amounts: { deposit: 'Deposit', partPayment: 'Part payment, HST included' },
    pay: 'Pay online',
    payAlt: (number: number, amount: string) => `Pay ${amount} with the number ${number} online`,
    meanings: {
      deposit: () =>
        'This is a security deposit. We hold it for you, and no HST is charged on it. It is deducted from our first invoice, whose HST is on the whole price. If a deposit is kept because the work does not go ahead, HST is counted as included in it.',
      partPayment: (rate: number) =>
        `This is a payment toward the price. It includes HST of ${Math.round(rate * 100)}%, shown below. It is deducted from our first invoice, and this HST is not charged again.`,
    },
    paid: (day: string) => `Received on ${day}. Thank you!`,
    withdrawn: (day: string) => `Withdrawn on ${day}. Nothing is owed for it.`,
    byCard: (page: string, number: number, amount: string) =>
      `By card at ${page}, with the number ${number} and the amount ${amount}.`,
  },

  /** What they are called as files; `number` of a part as `10234-C1`. */
  files: {
    invoice: (number: number) => `invoice-${number}.pdf`,
    quote: (number: number) => `quote-${number}.pdf`,
    creditNote: (number: string) => `credit-${number}.pdf`,
    /** Of a deposit or a part payment. */
    depositRequest: (number: string) => `payment-request-${number}.pdf`,
    changeOrder: (number: string) => `change-order-${number}.pdf`,
    receipt: (number: number) => `receipt-${number}.pdf`,
    /** @param until the last day of its span, `YYYY-MM-DD` */
    statement: (until: string) => `statement-${until}.pdf`,
  },

  receipt: {
    title: 'Payment receipt',
    for: 'For',
    documents: {
      invoice: (number: number) => `Invoice #${number}`,
      quote: (number: number) => `Quote #${number}`,
      deposit: (number: number) => `Deposit, #${number}`,
      partPayment: (number: number) => `Part payment, #${number}`,
    },
    tax: 'HST included',
    dated: 'Dated',
    paidOn: 'Received on',
    paidBy: 'Paid by',
    card: 'Card',
    amount: 'Amount received',
    givenBack: (amount: string) => `We have refunded ${amount} of it.`,
    left: (amount: string, number: number, day: string) =>
      `${amount} is left to pay on quote #${number} as of ${day}.`,
    thanks: 'Thank you for your payment. Please keep this receipt for your records.',
  },

  statement: {
    title: 'Statement',
    span: (first: string, last: string) => `${englishDay(first)} to ${englishDay(last)}`,
    client: 'Client',
    date: 'Date',
    entry: 'Entry',
    number: 'Number',
    charged: 'Charged',
    received: 'Received',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    kinds: {
      Invoice: 'Invoice',
      Void: 'Void',
      Payment: 'Payment',
      PaymentReversed: 'Payment taken back',
      Credit: 'Credit',
      CreditReversed: 'Credit taken back',
      Refund: 'Refund',
      RefundFailed: 'Refund failed',
      WriteOff: 'Written off',
      WriteOffReversed: 'Write-off taken back',
      Moved: 'Moved between accounts',
      DepositApplied: 'Deposit applied',
      DepositReleased: 'Deposit taken off again',
      PartPayment: 'Part payment',
      PartPaymentKept: 'Part payment kept',
      Other: 'Correction',
    },
    held: 'Deposit held',
    heldTitle: 'Held for you',
    heldOf: (what: string, day: string, amount: string) => `${what}: ${amount}, received on ${day}`,
    heldMeaning: 'It is not in the balance above: our next invoice for this work takes it off.',
    numbered: (kind: string, number: string) => (number === '' ? kind : `${kind} #${number}`),
    byCard: (page: string) => `By card at ${page}, with the number of the invoice.`,
    byTransfer: (eTransferEmail: string) =>
      `By e-transfer to ${eTransferEmail}, with the number of the invoice in the message.`,
    payAlt: 'Pay an invoice online',
  },
};
