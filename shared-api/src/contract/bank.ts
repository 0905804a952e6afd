import * as yup from 'yup';

/** What a bank transaction is (docs/product/money.md "Bank statements"). */
export const transactionKinds = [
  'ATM',
  'E-Transfer',
  'Card',
  'Cheque',
  'Fee',
  'Payroll',
  'Transfer',
  'Other',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** The trade names by which money is told apart; their display names stand in the company file. */
export const brandNames = ['cleaning', 'contracting'] as const;
export type BrandName = (typeof brandNames)[number];

const text = (label: string) =>
  yup.string().strict().typeError(`${label} must be text.`).max(100, `${label} is too long.`);

/**
 * What is known of a transaction that matches. Conditions that are left out always hold; the first
 * matching rule that says a kind gives the kind, and so on for category and brand.
 */
const rule = yup
  .object({
    /** A part of the description, whatever the case. */
    contains: text('contains').min(1, 'contains must not be empty.'),
    /** The bank's own word for the type of the line. */
    bankKind: text('bankKind').min(1, 'bankKind must not be empty.'),
    /** The last digits of the account's number, or its name. */
    account: text('account').min(1, 'account must not be empty.'),
    direction: yup.string().strict().oneOf(['in', 'out'], 'direction must be in or out.'),
    kind: yup
      .string()
      .strict()
      .oneOf([...transactionKinds], `kind must be one of: ${transactionKinds.join(', ')}.`),
    category: text('category'),
    brand: yup
      .string()
      .strict()
      .oneOf([...brandNames], `brand must be one of: ${brandNames.join(', ')}.`),
  })
  .noUnknown(({ unknown }) => `A rule has no ${String(unknown)}.`);

/** The rules by which transactions get kind, category and brand, in order. */
export const bankRulesSchema = yup
  .array(rule.required())
  .required('The rules are missing.')
  .max(500, 'There may be at most 500 rules.');

export type BankRules = yup.InferType<typeof bankRulesSchema>;

/** A table whose first row names its columns: a chart's data and its text alternative. */
export type ChartTable = (string | number)[][];

/** One company's share of a set. */
export interface ChartEntry {
  companyName: string;
  companyPerformance: ChartTable;
}

/** The sets of the dashboard (docs/product/calls.md). */
export const chartSets = [
  'invoicesPieChart',
  'invoicesMonthly',
  'overallCharts',
  'atmEtransferYearly',
  'atmEtransferCharts',
  'eTransferCharts',
  'expensesChart',
  'eTransferLastThreeMonths',
  'expenseYearly',
] as const;
export type ChartSet = (typeof chartSets)[number];

export interface ChartData {
  result: Record<ChartSet, ChartEntry[]>;
  message: string;
}

/** What became of one statement file. */
export interface StatementOutcome {
  name: string;
  /** A file that waits is still being written, and is read the next time. */
  outcome: 'read' | 'refused' | 'waiting';
  /** Why it was refused, or waits. */
  reason: string;
  /** What somebody should look at, although the file was read; '' for nothing. */
  note: string;
  lines: number;
  added: number;
  /** Lines that were there already under the bank's id, and said something else. */
  updated: number;
}

/** What became of the files that were read. */
export interface StatementReport {
  message: string;
  files: StatementOutcome[];
}

/** One line of a bank statement, as the rows behind a chart show it. */
export interface TransactionRow {
  id: number;
  day: string;
  /** Dollars, money out negative. */
  amount: number;
  description: string;
  counterparty: string;
  kind: TransactionKind;
  category: string;
  brand: BrandName;
  /** The account's name, or its last digits. */
  account: string;
}

/** An incoming e-transfer that looks like the payment of an open invoice. */
export interface PaymentSuggestion {
  transactionId: number;
  day: string;
  counterparty: string;
  description: string;
  /** Dollars. */
  amount: number;
  invoiceId: number;
  invoiceNumber: number;
  clientName: string;
  /** Whether the invoice's number stands in the transfer's message. */
  namesNumber: boolean;
}
