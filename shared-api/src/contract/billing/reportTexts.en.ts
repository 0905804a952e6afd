import { wordOf } from '../messages/wordOf.ts';
import type { LedgerKind } from './ledger.ts';
import type { MoneyReport, ReportName } from './moneyReports.ts';
import { texts as ledgerTexts } from './words/ledgerTexts.en.ts';

const sales = {
  invoiced: 'Invoiced',
  credited: 'Credited',
  other: 'Other',
  net: 'Sales before tax',
  tax: 'HST',
  total: 'With tax',
};

/** What entries are, by their kind: of the ledger, and what reports know besides. */
export const entryKinds = {
  invoiceIssued: 'Invoice',
  invoiceVoided: 'Invoice voided',
  payment: 'Payment',
  paymentReversed: 'Payment taken back',
  allocation: 'Allocation',
  allocationReleased: 'Allocation released',
  accountMoved: 'Moved between accounts',
  credit: 'Credit',
  creditReversed: 'Credit taken back',
  refund: 'Refund',
  refundFailed: 'Refund failed',
  writeOff: 'Written off',
  writeOffReversed: 'Write-off taken back',
  depositReceived: 'Deposit',
  depositReversed: 'Deposit taken back',
  depositApplied: 'Deposit applied',
  depositReleased: 'Deposit released',
  depositReturned: 'Deposit returned',
  depositReturnFailed: 'Return of a deposit failed',
  depositForfeited: 'Deposit forfeited',
  depositForfeitReversed: 'Forfeit of a deposit taken back',
  dispute: 'Dispute',
  disputeWon: 'Dispute won',
  disputeLost: 'Dispute lost',
  disputeFee: 'Fee of a dispute',
  service: 'Service',
  contractMonth: 'Month of a contract',
  draft: 'Draft invoice',
  inputCredits: 'Input tax credits, typed by hand',
} satisfies Record<LedgerKind, string> & Record<string, string>;

/** What reports are called, and their columns and lines; on screen, in CSV and PDF. */
export const reportTexts = {
  titles: {
    ageing: 'Receivables by age',
    salesByService: 'Sales by service',
    salesByClient: 'Sales by client',
    received: 'Money in by method',
    deposits: 'Deposits held',
    hst: 'HST return',
    unbilled: 'Unbilled work',
    profit: 'Profit by contract',
  } satisfies Record<ReportName, string>,
  intros: {
    ageing: 'What each client owes at the end of a day, by how long it has been due.',
    salesByService:
      'What was invoiced, less what was voided and credited, by kind of work: that of its quote, or visits of a contract.',
    salesByClient: 'What was invoiced, less what was voided and credited, by client.',
    received: 'Money received, taken back and given back, by method.',
    deposits: 'Deposits that are held at the end of a day.',
    hst: 'Lines 101 to 109 of the GST/HST return. Each amount counts on the day of its own entry.',
    unbilled: 'Work that is done and on no invoice, and drafts, before tax.',
    profit: 'What contracts brought before tax, and what the people who served them cost.',
  } satisfies Record<ReportName, string>,
  columns: {
    ageing: {
      notDue: 'Not due',
      days30: '1–30 days',
      days60: '31–60 days',
      days90: '61–90 days',
      over90: 'Over 90 days',
      owed: 'Owed',
      onAccount: 'On account',
      balance: 'Balance',
    },
    salesByService: sales,
    salesByClient: sales,
    received: {
      received: 'Received',
      takenBack: 'Taken back',
      givenBack: 'Given back',
      other: 'Other',
      net: 'Net',
    },
    deposits: { held: 'Held' },
    hst: { amount: 'Amount' },
    unbilled: { done: 'Done, not invoiced', drafts: 'Drafts', total: 'Total' },
    profit: { revenue: 'Sales before tax', cost: 'Cost of people', profit: 'Profit' },
  } satisfies Record<ReportName, Record<string, string>>,
  /** What stands over the lines. */
  lines: {
    clients: 'Client',
    contracts: 'Contract',
    categories: 'Service',
    methods: 'Method',
    taxLines: 'Line',
  },
  /** Lines that belong to none. */
  none: {
    clients: 'No client',
    contracts: 'Without a contract',
    categories: 'Other',
    methods: 'Unknown',
    taxLines: '',
  },
  methods: ledgerTexts.paymentMethods,
  taxLines: {
    '101': '101 Sales and other revenue',
    '103': '103 HST collected or collectible',
    '104': '104 Adjustments to be added',
    '105': '105 Total HST and adjustments',
    '106': '106 Input tax credits',
    '107': '107 Adjustments to be deducted',
    '108': '108 Total credits and adjustments',
    '109': '109 Net tax',
  },
  total: 'Total',
  asOf: (day: string) => `As of ${day}`,
  span: (from: string, to: string) => `${from} to ${to}`,
};

/** A column's words. */
export const columnText = (report: ReportName, column: string): string =>
  wordOf(reportTexts.columns[report], column);

/** A category and what of it was sold (`Janitorial/Carpet`), in words. */
function serviceText(key: string): string {
  const [category = '', service] = key.split('/');
  const sold = service === undefined ? 'other work' : service;
  return `${category}: ${sold === 'contract' ? 'visits of contracts' : sold}`;
}

/** A line's words: the name of a client or contract, its id where it has none, or the word of another key. */
export function lineText(
  lines: keyof typeof reportTexts.lines,
  { key, name }: { key: string; name: string },
): string {
  if (name !== '') return name;
  if (key === '') return reportTexts.none[lines];
  if (lines === 'methods') return wordOf(reportTexts.methods, key);
  if (lines === 'taxLines') return wordOf(reportTexts.taxLines, key);
  if (lines === 'categories') return serviceText(key);
  return `${reportTexts.lines[lines]} ${key}`;
}

/**
 * What lines are called, with what tells apart those that are called the same: clients by where they are, or by their
 * number; empty of the others.
 */
export function namesOfLines(
  lines: MoneyReport['lines'],
  found: readonly { key: string; name: string; about: string }[],
): { text: string; beside: string }[] {
  const texts = found.map((line) => lineText(lines, line));
  const bearers = new Map<string, number>();
  for (const text of texts) bearers.set(text, (bearers.get(text) ?? 0) + 1);
  return found.map(({ key, about }, index) => {
    const text = texts[index] ?? '';
    const isApart = lines !== 'clients' || bearers.get(text) === 1;
    return { text, beside: isApart ? '' : about || `${reportTexts.lines.clients} ${key}` };
  });
}
