import { officeDay } from 'shared-api/contract/values/officeDay';
import { counted } from './counted.ts';

/** What invoices, payments, deposits and the books say. */
export const moneyEn = {
  // Invoices
  paymentRecorded: () => 'The payment is recorded.',
  issuedAndPaid: () =>
    'The payment is recorded. The invoice is issued now, and stays so when the payment is taken back.',
  paidAlready: () => 'This invoice is paid already.',
  paymentKept: ({ invoices, onAccount }: { invoices: number; onAccount: string | undefined }) => {
    const covered = invoices === 0 ? '' : ` It covers ${counted(invoices, 'invoice')}.`;
    const rest = onAccount === undefined ? '' : ` ${onAccount} is kept on account.`;
    return `The payment is recorded.${covered}${rest}`;
  },
  paymentReversed: () => 'The payment is taken back: what it covered is owed again.',
  paymentReversedAlready: () => 'This payment was taken back before.',
  allocated: ({ invoices }: { invoices: number }) =>
    `The money is allocated to ${counted(invoices, 'invoice')}.`,
  released: ({ amount }: { amount: string }) => `${amount} is on account again.`,
  credited: ({ number, amount, onAccount }: Credited) => {
    const rest = onAccount === undefined ? '' : ` ${onAccount} of it is kept on account.`;
    return `Credit ${number} over ${amount} is made.${rest}`;
  },
  refunded: ({ amount }: { amount: string }) => `The refund of ${amount} is recorded.`,
  refundedToCard: ({ amount }: { amount: string }) =>
    `${amount} goes back to the card; it is there in five to ten days.`,
  refundOnItsWay: ({ amount }: { amount: string }) =>
    `The card provider is asked to give ${amount} back. It is shown here when that is done, or fails.`,
  creditSent: ({ number, recipients }: { number: string; recipients: readonly string[] }) =>
    `Credit note ${number} is on its way to ${recipients.join(', ')}.`,
  noticeSeen: () => 'It is not shown here any more.',
  writeOffReversed: ({ number, amount }: { number: number; amount: string }) =>
    `${amount} of invoice ${number} is owed again.`,
  writeOffReversedAlready: ({ number }: { number: number }) =>
    `This write-off of invoice ${number} was taken back before.`,
  writtenOff: ({ number, amount }: { number: number; amount: string }) =>
    `${amount} of invoice ${number} is written off.`,
  depositReceived: ({ number, amount }: DepositMoved) => `${amount} for ${number} is recorded.`,
  depositReturned: ({ number, amount }: DepositMoved) => `${amount} of ${number} is given back.`,
  depositOnItsWay: ({ number, amount }: DepositMoved) =>
    `${amount} of ${number} is on its way back to the card.`,
  depositForfeited: ({ number, amount, tax }: DepositMoved & { tax: string }) =>
    `${amount} of ${number} is kept, with ${tax} of tax in it.`,
  depositSent: ({ number, recipients }: { number: string; recipients: readonly string[] }) =>
    `${number} is on its way to ${recipients.join(', ')}.`,
  depositWithdrawn: ({ number }: { number: string }) => `${number} is withdrawn.`,
  voidAlready: ({ number }: Numbered) => `Invoice ${number} is void already.`,
  voided: ({
    number,
    services,
    held,
  }: Numbered & { services: number; held: string | undefined }) => {
    const again = services === 1 ? 'Its service' : `Its ${services} services`;
    const rest = services === 0 ? '' : ` ${again} can be invoiced again.`;
    const money = held === undefined ? '' : ` ${held} is held again for the next one.`;
    return `Invoice ${number} is void: nothing is owed on it.${rest}${money}`;
  },
  invoiceSent: ({ number, recipients }: Sent) =>
    `Invoice ${number} is on its way to ${recipients.join(', ')}.`,
  reminderSent: ({ number, recipients }: Sent) =>
    `A reminder of invoice ${number} is on its way to ${recipients.join(', ')}.`,
  quoteSent: ({ number, recipients }: Sent) =>
    `Quote ${number} is on its way to ${recipients.join(', ')}.`,
  statementSent: ({ recipients }: { recipients: readonly string[] }) =>
    `The statement is on its way to ${recipients.join(', ')}.`,
  markedSent: ({ number }: Numbered) => `Invoice ${number} is marked as sent.`,
  updatedDaily: ({ others, ...counts }: Daily & { others: readonly OtherDaily[] }) => {
    const busy = others.filter((other) => Object.values(other.counts).some((count) => count > 0));
    const waitedFor = busy.map(
      (other) => `${startOf(other)} was under way and is done: ${workOf(other.counts)}.`,
    );
    const own = waitedFor.length > 0 ? 'What was left to do after it' : 'Daily update';
    return [...waitedFor, `${own}: ${workOf(counts)}.`].join(' ');
  },

  // Books
  periodClosed: ({ until }: { until: string }) =>
    `The books are closed through ${officeDay(until)}.`,
  periodReopened: ({ until }: { until: string }) =>
    `The days up to ${officeDay(until)} are open again.`,
  inputCreditsSet: ({ from, to, amount }: { from: string; to: string; amount: string }) =>
    `Line 106 is ${amount} from ${officeDay(from)} to ${officeDay(to)}.`,
};

export interface Numbered {
  number: number | null;
}

export interface Credited {
  number: string;
  amount: string;
  onAccount: string | undefined;
}

export interface Sent extends Numbered {
  recipients: readonly string[];
}

export interface DepositMoved {
  /** `10234-D1`. */
  number: string;
  amount: string;
}

/** A run of the daily update that another one waited for. */
export interface OtherDaily {
  /** Who pressed the button; empty for the run of the morning. */
  who: string;
  counts: Daily;
}

const startOf = ({ who }: OtherDaily): string =>
  who === '' ? 'The daily update of the morning' : `A daily update that ${who} started`;

const workOf = ({ services, invoices, billed, reminders }: Daily): string =>
  `${services} services scheduled, ${invoices} invoices made, ${billed} billed, ${reminders} reminders sent`;

export interface Daily {
  services: number;
  invoices: number;
  billed: number;
  reminders: number;
}
