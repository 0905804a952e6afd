import { moneyIn } from 'shared-api/contract/values/moneyIn';

/** What a person reads on invoices, quotes and statements. */
export const en = {
  money: moneyIn('en'),
  hst: (hstNumber: string) => `HST ${hstNumber}`,
  total: 'Total',

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
    voidSince: (day: string) => `This invoice is void since ${day}. Nothing is owed on it.`,
    paid: 'Paid in full. Thank you!',
    howToPay: 'How to pay',
    ways: (page: string, eTransferEmail: string, number: number) =>
      `By card at ${page}, with the number ${number}.\n` +
      `By e-transfer to ${eTransferEmail}, with the number ${number} in the message.`,
  },

  quote: {
    title: (number: number) => `Quote #${number}`,
    scope: ['Item', 'Description'],
    next: (phone: string, number: number, page: string) =>
      `To accept or to ask for a change, answer our e-mail or call ${phone}. ` +
      `To pay by card, use the number ${number} at ${page}.`,
  },

  statement: {
    title: 'Statement',
    span: (first: string, last: string) => `${first} to ${last}`,
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
    ways: (page: string, eTransferEmail: string) =>
      `Open invoices can be paid by card at ${page}, or by e-transfer to ${eTransferEmail}.`,
  },
};
