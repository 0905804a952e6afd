import type { DailyCounts } from 'shared-api/contract/billing/dailyReport';

const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** Texts of the daily update, before and after it; they come when it is opened. */
export const texts = {
  failed: 'Error while calling daily update.',
  again: 'Run again: what was done is not done twice.',

  title: 'Daily update: what it will do',
  loading: 'Working out what it will do',
  previewFailed: 'It cannot be told now what the daily update will do.',
  nothing: 'There is nothing to do now.',
  run: 'Run',
  runAgain: 'Run again',
  cancel: 'Cancel',
  intro: ({ services, invoices, billed, reminders }: DailyCounts): string =>
    `${count(services, 'service', 'services')} to schedule, ${count(invoices, 'invoice', 'invoices')} to make, ${billed} to bill by e-mail, ${count(reminders, 'reminder', 'reminders')} to send.`,
  done: ({ services, invoices, billed, reminders }: DailyCounts): string =>
    `${count(services, 'service', 'services')} scheduled, ${count(invoices, 'invoice', 'invoices')} made, ${billed} billed, ${count(reminders, 'reminder', 'reminders')} sent.`,

  services: 'Services to schedule',
  invoices: 'Invoices to make',
  bills: 'Invoices to send',
  reminders: 'Reminders to send',
  servicesDone: 'Services scheduled',
  invoicesDone: 'Invoices made',
  billsDone: 'Invoices sent',
  remindersDone: 'Reminders sent',

  spared: 'Overdue, not to be reminded of: the client’s money on account covers it',
  sparedDone: 'Overdue, not reminded of: the client’s money on account covered it',
  onAccount: 'On account',

  held: 'Drafts that cannot be sent as they are',
  heldDone: 'Drafts that could not be sent as they were',
  why: 'Why, and what to do',
  tooMuch: (billed: string, quote: number, agreed: string, ceiling: string) =>
    `With it ${billed} would be billed for quote ${quote}, of which the client has agreed to ${agreed}: without asking, up to ${ceiling}. Record a change order that the client accepts, or bill less.`,
  toQuote: (quote: number) => `Open quote ${quote}`,

  client: 'Client',
  what: 'What',
  count: 'Services',
  days: 'Days',
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  number: 'Invoice',
  draft: 'Draft',
  newNumber: 'new',
  total: 'Total',
  owed: 'Owed',
  to: 'To',
  nobody: 'No address: nobody gets it',
  sum: 'Sum',
};
