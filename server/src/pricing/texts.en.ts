import { quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { Period } from 'shared-api/contract/quotes/period';
import { texts as kinds } from 'shared-api/contract/quotes/texts.en';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';

const numbers = new Intl.NumberFormat('en-CA');
const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as English writes it: `2026-12-01` as `December 1, 2026`. */
const englishDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Customer texts of an instant quote: response, lines and mail. */
export const en = {
  money: moneyIn(money),
  quantity: (quantity: number) => String(quantity),
  /** Column headings of the table of lines. */
  headings: ['Description', 'Qty', 'Rate', 'Amount'],
  subTotal: 'Subtotal',
  tax: 'HST',
  total: 'Total',
  /** The total of a quote that says what it is for. */
  totalPer: (period?: Period) => (period ? `Total ${kinds.perPeriod(period)}` : 'Total'),
  /** @param rate a fraction */
  taxAt: (rate: number) => `HST ${Math.round(rate * 100)}%`,
  taxOf: (rate: number, hstNumber: string) => `${en.taxAt(rate)} (${hstNumber})`,

  /** Priced lines without parameters, and those with. */
  lines: kinds.lines,
  linesOf: kinds.linesOf,

  /** The response to the visitor. */
  message: (number: number, total: string, period?: Period) =>
    `Your quote #${number} comes to ${total}${period ? ` ${kinds.perPeriod(period)}` : ''}, tax included. We have sent you a copy.`,

  /** What an instant quote is called in its document. */
  title: (kind: QuoteKindName) => `${quoteKinds[kind].title} quote`,
  /** What the quote is for, behind its number. */
  work: (kind: QuoteKindName): string => quoteKinds[kind].title,

  mail: {
    service: (kind: QuoteKindName) => nameOf(kind),
    line: (description: string, quantity: number) =>
      quantity === 1 ? description : `${description} × ${numbers.format(quantity)}`,
    amount: (period?: Period) => `${en.totalPer(period)}, tax included`,
    requestedOn: (day: string) => `Requested day: ${englishDay(day)}.`,
    validUntil: (day: string) => `The price is valid until ${englishDay(day)}.`,
    /** For a day after the price's last one. */
    holdsIfBooked: (day: string) =>
      `Book by ${englishDay(day)}, and this price holds for your day.`,
    open: (number: number) => `Book, change or pay quote\u00a0#${number}`,
    reason: (company: string) =>
      `You are receiving this e-mail because a quote from ${company} was requested with this e-mail address.`,
  },

  /** What its reader asks of a quote, as the company reads it. */
  wishes: {
    book: {
      subject: (number: number) => `Book quote #${number}`,
      withoutMessage: 'Please book it as it was quoted.',
    },
    change: { subject: (number: number) => `Change quote #${number}`, withoutMessage: '' },
    ask: { subject: (number: number) => `Question about quote #${number}`, withoutMessage: '' },
  },

  deals: {
    room: 'Room Deals',
    commonArea: 'Common Area Deals',
    fullUnit: 'Full Unit Deals (5-bed)',
  },
};

/** What a kind is called within a sentence. */
const nameOf = (kind: QuoteKindName): string => quoteKinds[kind].title.toLowerCase();
