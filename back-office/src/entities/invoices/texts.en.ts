/** Texts of invoices in list and editor. */
export const texts = {
  title: 'Invoices',
  number: 'Number',
  noNumber: 'No',
  /** After that, where no heading says of what. */
  noNumberOf: ' number',
  call: 'Call',
  numbered: (number: number, type: string) => `# ${number} - ${type}`,
  date: 'Date',
  client: 'Client',
  total: 'Total',
  billedPaid: 'Billed / Paid',
  status: 'Status',
  owed: (amount: string) => `${amount} owed`,
  searched: 'number, type, notes or client',
  emptyHint: 'Invoices come from completed services, or are created one by one.',
  dailyUpdate: 'Daily Update',
  runs: 'Runs',

  billed: 'Billed',
  notBilled: 'Not billed',
  paid: 'Paid',
  notPaid: 'Not paid',
  nothingOwed: 'Nothing owed',
  overdueDraft: 'Overdue draft',

  frozen:
    'This invoice is issued or paid, so its client, type, date, subtotal and details are frozen.',
  makeCredit: 'Make a credit instead…',

  credited: 'Credited',
  creditedOnAccount: 'of it on account',
  writtenOff: 'Written off',
  received: 'Paid',
  balance: 'Balance',

  markPaid: 'Paid',
  /** The reason that the history keeps of a payment that was undone. */
  undone: 'Undone right after it was recorded.',
  paymentFailed: 'Error while calling daily update.',
  download: 'Download',
  downloadFailed: 'Error while downloading invoice.',
  statement: 'Statement',
  statementFailed: 'Error while downloading account statement.',
};
