import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';

const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as English writes it: `2026-12-01` as `December 1, 2026`. */
const englishDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** What a person reads on invoices, quotes and statements. */
export const en = {
  money: moneyIn(money),
  day: englishDay,
  hst: (hstNumber: string) => `HST ${hstNumber}`,
  total: 'Total',
  /** Alternative texts of the logo and of links. */
  logo: (company: string) => `Logo of ${company}`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,

  invoice: {
    title: (number: number | null) => (number === null ? 'Draft invoice' : `Invoice #${number}`),
    stamp: 'VOID',
    billedTo: 'Billed to',
    date: 'Date',
    terms: 'Terms',
    due: 'Due within 30 days',
    void: 'Void',
    subTotal: 'Subtotal',
    tax: (rate: number) => `HST ${Math.round(rate * 100)} %`,
    received: 'Received',
    balance: 'Balance',
    voidSince: (day: string) =>
      `This invoice is void since ${englishDay(day)}. Nothing is owed on it.`,
    paid: 'Paid in full. Thank you!',
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
    open: (number: number) => `Open quote #${number}`,
    openAlt: (number: number) => `Open quote #${number} on our website`,
    pay: (number: number) => `Pay quote #${number} online`,
    payAlt: (number: number, amount: string) => `Pay ${amount} for quote #${number} online`,
    nextSteps: 'Next steps',
    accept: (phone: string) =>
      `To accept or to ask for a change, answer our e-mail or call ${phone}.`,
    byCard: (page: string, number: number) =>
      `To pay by card, use the number ${number} at ${page}.`,
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
    kinds: { Invoice: 'Invoice', Payment: 'Payment', Void: 'Void' },
    numbered: (kind: string, number: number) => `${kind} #${number}`,
    byCard: (page: string) => `By card at ${page}, with the number of the invoice.`,
    byTransfer: (eTransferEmail: string) =>
      `By e-transfer to ${eTransferEmail}, with the number of the invoice in the message.`,
    payAlt: 'Pay an invoice online',
  },
};
