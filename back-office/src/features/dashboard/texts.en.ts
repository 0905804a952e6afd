const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** Texts of the dashboard. */
export const texts = {
  title: 'Admin dashboard',
  notAllowed: 'Your role may not see the dashboard.',
  loading: 'Loading the charts…',
  failed: 'The charts could not be loaded.',
  again: 'Try again',

  groups: {
    bank: 'Bank',
    atmTransfer: 'Atm & E-Transfer',
    transfer: 'E-Transfer',
    expenses: 'Expenses',
    invoices: 'Invoices',
  },
  charts: {
    overallCharts: 'Money in and out per month',
    atmEtransferYearly: 'ATM and e-transfer, this year',
    atmEtransferCharts: 'ATM and e-transfer per month',
    eTransferCharts: 'E-transfers by counterparty, last 3 months',
    eTransferLastThreeMonths: 'E-transfers per month, last 3 months',
    expenseYearly: 'Expenses by category, this year',
    expensesChart: 'Expenses per month, past 3 months',
    invoicesPieChart: 'Paid, open and overdue, last 12 months',
    invoicesMonthly: 'Invoiced and received per month',
  },
  /** What a person reads for the names of sums that the data has. */
  sums: { Debit: 'Money in', Expense: 'Money out' } as Readonly<Record<string, string>>,
  groupsLabel: 'Charts',
  allGroups: 'All',
  company: 'Company',
  bothCompanies: 'Both',
  span: 'Months',
  lastMonths: (months: number) => `Last ${months} months`,
  pieOf: (title: string, company: string) =>
    `Pie chart of ${company}: ${title}. The same numbers are in the table below.`,
  barsOf: (title: string, company: string) =>
    `Bar chart of ${company}: ${title}. The same numbers are in the table below.`,
  nothing: 'No money moved in this time.',
  showTable: 'Show as table',
  total: 'Total',
  hidden: (slices: number, sum: string) =>
    `${count(slices, 'small slice is', 'small slices are')} not drawn (${sum}); the table has ${slices === 1 ? 'it' : 'them'}.`,
  onlyLargest: (drawn: number, all: number) =>
    `The ${drawn} largest of ${all} are drawn; the table has all.`,
  openRows: (what: string) => `${what}: show transactions`,
  openInvoices: (what: string) => `${what}: show invoices`,

  rowsLoading: 'Loading the transactions…',
  rowsNone: 'No transactions here.',
  rowsShown: (amount: number, isAll: boolean) =>
    `${count(amount, 'transaction', 'transactions')}${isAll ? '' : ' so far'}`,
  close: 'Close',
  columns: {
    day: 'Day',
    description: 'Description',
    amount: 'Amount',
    kind: 'Kind',
    category: 'Category',
  },

  reload: 'Reload Data',
  reloading: 'Reading the statement files in the inbox…',
  reloadingLong: 'Still reading. A file with years of transactions takes a while.',
  reloadFailed: 'The data could not be reloaded.',
  outcomes: 'What became of the files',
  statements: 'Bank statements',
  drop: 'Drop statement files here, or choose them: OFX, QFX or CSV.',
  choose: 'Choose files',
  waiting: 'Waiting for the files before it.',
  reading: 'Being read…',
  added: (added: number, lines: number) =>
    lines === 0
      ? 'It holds no transactions.'
      : added === 0
        ? `Nothing new: ${lines === 1 ? 'its transaction was' : `all ${lines} transactions were`} there already.`
        : `${added} of ${count(lines, 'transaction is', 'transactions are')} new.`,
  changed: (updated: number) =>
    `The bank has changed ${count(updated, 'transaction', 'transactions')}; what it said before is kept.`,
  setAside: (refused: number, files: number) =>
    `${refused} of ${count(files, 'file', 'files')} could not be read. ${refused === 1 ? 'It was' : 'They were'} put into the folder "refused" of the inbox, with the reason.`,
  states: {
    waiting: 'Waiting',
    reading: 'Reading',
    read: 'Read',
    refused: 'Refused',
    failed: 'Failed',
  },

  toBank: 'Accounts, imports and rules',
  newAccounts: (labels: readonly string[]) =>
    `${labels.length === 1 ? 'A new account' : 'New accounts'} (${labels.join(', ')}): say whose money it is under Bank.`,
  mapping: {
    choose: 'Choose the columns',
    title: (name: string) => `What do the columns of ${name} hold?`,
    intro: 'It is remembered for files with the same columns.',
    preview: 'The first rows of the file',
    none: 'No column',
    take: 'Read the file',
    cancel: 'Cancel',
    missing: 'Choose a column.',
    missingAmount: 'Choose the amount, or the columns of money in and out.',
    fields: {
      day: 'Day',
      dayFormat: 'The day is written',
      description: 'Description',
      amount: 'Amount, with a sign',
      moneyIn: 'Money in',
      moneyOut: 'Money out',
      currency: 'Currency',
      account: 'Account',
    },
    formats: { ymd: 'year-month-day', mdy: 'month/day/year', dmy: 'day/month/year' },
    signs: {
      label: 'A positive amount is',
      in: 'money in',
      out: 'money out, as on some card statements',
    },
  },

  emptyTitle: 'No bank data yet',
  emptyAdmin:
    'Upload a statement file of your bank above. Or put statement files into the inbox folder and choose Reload Data.',
  emptyEmployee: 'Ask the office to upload the bank statements. The charts are drawn from them.',
};
