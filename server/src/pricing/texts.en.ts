import { texts as kinds } from 'shared-api/contract/quotes/texts.en';

/** What a person reads of an instant quote: answer, lines and mail. */
export const en = {
  /** Headings of the table that the lines stand in. */
  headings: ['Description', 'Quantity', 'Unit price', 'Amount'],
  subTotal: 'Subtotal',
  tax: 'HST',
  total: 'Total',
  taxOf: (hstNumber: string) => `HST (${hstNumber})`,

  /** Priced lines that need no parameters, and those that say more than what they are. */
  lines: kinds.lines,
  linesOf: kinds.linesOf,

  /** What the visitor is answered. */
  message: (number: number, total: string) =>
    `Your quote #${number} comes to ${total}, tax included. We have e-mailed it to you.`,

  mail: {
    subject: (title: string, number: number) => `Your ${title.toLowerCase()} quote #${number}`,
    intro: (company: string, title: string, number: number) =>
      `Thank you for asking ${company}. Here is your ${title.toLowerCase()} quote #${number}.`,
    line: (description: string, quantity: number) =>
      quantity === 1 ? description : `${description} × ${quantity}`,
    outro: (phone: string) => `Questions? Call ${phone} or answer this e-mail.`,
  },

  deals: {
    room: 'Room Deals',
    commonArea: 'Common Area Deals',
    fullUnit: 'Full Unit Deals (5-bed)',
  },
};
