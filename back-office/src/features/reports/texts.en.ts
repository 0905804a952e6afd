import { entryKinds } from 'shared-api/contract/billing/reportTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';

/** Texts of the reports. */
export const texts = {
  title: 'Reports',
  pageTitle: (report: string) => `${report} – Reports`,
  indexTitle: 'Reports – Back office',
  notAllowed: 'Your role may not see reports.',
  groups: {
    owed: 'Owed and held',
    sold: 'Sales and money',
    tax: 'Tax',
    work: 'Work',
    books: 'Books',
  },
  all: 'All reports',
  loading: 'Loading the report',
  failed: 'The report could not be loaded.',
  emptyTitle: 'Nothing in these days',
  empty: 'Nothing happened that this report counts. Choose other days.',
  emptyNowTitle: 'Nothing is left to do',
  emptyNow: 'There is nothing that this report counts today.',
  figuresOpen: 'Every amount opens what it is made of.',

  days: 'Days of the report',
  period: 'Period',
  chosen: 'Chosen days',
  presets: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    lastQuarter: 'Last quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
  dayPresets: {
    today: 'Today',
    lastMonth: 'End of last month',
    lastQuarter: 'End of last quarter',
    lastYear: 'End of last year',
  },
  from: 'First day',
  to: 'Last day',
  asOf: 'As of',
  noDay: 'Choose a day.',
  endsBefore: 'The last day is before the first one.',

  csv: 'Download CSV',
  pdf: 'Download PDF',
  print: 'Print',

  figure: (line: string, column: string) => `${line}: ${column}`,
  opens: (line: string, column: string) => `, ${line}, ${column}: show what it is made of`,
  now: 'now',
  back: 'Back to the report',
  entries: 'Entries',
  entriesLoading: 'Loading the entries',
  entriesFailed: 'The entries could not be loaded.',
  noEntries: 'No entries',
  noEntriesText: 'Nothing was booked on this line in these days.',
  sum: (amount: string, count: number) =>
    `${amount} in ${count === 1 ? 'one entry' : `${count.toLocaleString('en-CA')} entries`}`,
  shown: (shown: number, count: number) =>
    shown < count
      ? `${shown.toLocaleString('en-CA')} of ${count.toLocaleString('en-CA')} entries`
      : 'All entries are shown.',
  columns: {
    day: 'Day',
    due: 'Due',
    what: 'Entry',
    document: 'Document',
    client: 'Client',
    amount: 'Amount',
  },
  kindOf: (kind: string) => wordOf(entryKinds, kind),
  invoice: (number: number) => `Invoice ${number}`,
  draft: (id: number) => `Draft ${id}`,
  quote: (number: number) => `Quote ${number}`,
  service: (id: number) => `Service ${id}`,
  periods: {
    title: 'Closed periods',
    intro:
      'Closing says that the figures up to a day are final: what you filed and gave to your accountant stays as it was. Later corrections count on the next open day.',
    loading: 'Loading the closed periods',
    failed: 'The closed periods could not be loaded.',
    open: 'No period is closed.',
    closedUntil: (day: string) => `The books are closed through ${day}.`,
    lastDay: 'Last day to close',
    close: 'Close the books',
    closeTitle: (day: string) => `Close the books through ${day}?`,
    closeText:
      'Nobody can date an invoice or a payment in these days any more. You can reopen them, with a reason that is kept.',
    keepOpen: 'Keep them open',
    notOver: 'Only days that are over can be closed.',
    closedAlready: (day: string) =>
      `The books are closed through ${day} already. Choose a later day.`,
    table: 'Closings',
    until: 'Until',
    state: 'State',
    closed: 'Closed',
    reopened: 'Reopened',
    closedBy: 'Closed by',
    reopenedBy: 'Reopened by',
    by: (who: string, at: string) => `${who}, ${at}`,
    actions: 'Actions',
    reopen: 'Reopen',
    reopenTitle: (day: string) => `Reopen the books that are closed through ${day}?`,
    reopenText:
      'Figures of these days can change then. What you filed for them may no longer agree with the books.',
    reason: 'Reason',
    keepClosed: 'Keep them closed',
  },
  journal: {
    title: 'Journal for the accountant',
    intro: 'Every entry of these days as debits and credits, for the program of your accountant.',
    format: 'For',
    formats: {
      generic: 'Any program (generic)',
      quickbooks: 'QuickBooks Online',
      xero: 'Xero',
    },
    hints: {
      generic:
        'One row a posting, with the account of our ledger and its code and name at your accountant’s.',
      quickbooks:
        'Import it under Settings, Import data, Journal entries, with account numbers turned off. Accounts go by their names, and customers have to exist. Clients who share a name have their number after it, except the first: Ann Lee #123.',
      xero: 'In Xero, open Accounting, Manual journals, Import. Accounts go by their codes, and Xero takes no entries on its own accounts for receivables: give Receivables a code of your own.',
    },
    files: (count: number) =>
      count === 1
        ? 'These days are one CSV file.'
        : `Xero takes 300 rows at a time, so these days are ${count.toLocaleString('en-CA')} files in one ZIP. Unpack it, then import the files in Xero one after another.`,
    tooLong: ({ entry, rows }: { entry: number; rows: number }) =>
      ` Entry ${entry} has ${rows.toLocaleString('en-CA')} rows, too many for Xero: it has a file of its own. Type it in Xero by hand.`,
    download: 'Download the journal',
    repeats: 'Of closed days the file is always the same.',
    accounts: 'Change account codes and names',
  },
  credits: {
    amount: 'Line 106, input tax credits of these days',
    hint: 'Typed by hand: the books know no tax of expenses. 0 takes it off.',
    noAmount: 'Type an amount in dollars.',
    save: 'Save line 106',
  },
  contract: (id: number) => `Contract ${id}`,
};
