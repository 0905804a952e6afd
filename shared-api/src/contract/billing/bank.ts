import * as yup from 'yup';
import * as answer from '../fields/answers.ts';

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

/** The rules in force and their version; 0 while they are those that the product ships. */
export const currentRulesAnswer = answer.object({
  version: answer.number(),
  rules: bankRulesSchema,
});

/** A table whose first row names its columns: a chart's data and its text alternative. */
export type ChartTable = (string | number)[][];

/** One company's share of a set. */
const chartEntry = answer.object({
  companyName: answer.text(),
  companyPerformance: answer.anything<ChartTable>(),
});

export type ChartEntry = yup.InferType<typeof chartEntry>;

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

const chartSet = answer.list(chartEntry);

export const chartDataAnswer = answer.object({
  result: answer.object(
    Object.fromEntries(chartSets.map((name) => [name, chartSet])) as Record<
      ChartSet,
      typeof chartSet
    >,
  ),
  message: answer.text(),
});

export type ChartData = yup.InferType<typeof chartDataAnswer>;

const outcome = {
  name: answer.text(),
  /** A file that waits is still being written, and is read the next time. */
  outcome: answer.oneOf(['read', 'refused', 'waiting']),
  /** Why it was refused, or waits. */
  reason: answer.text(),
  /** What somebody should look at, although the file was read; '' for nothing. */
  note: answer.text(),
  lines: answer.number(),
  added: answer.number(),
  /** Lines that were there already under the bank's id, and said something else. */
  updated: answer.number(),
};

/** What became of one statement file. */
const statementOutcome = answer.object(outcome);

export type StatementOutcome = yup.InferType<typeof statementOutcome>;

/** What became of the files that were read. */
export const statementReportAnswer = answer.object({
  message: answer.text(),
  files: answer.list(statementOutcome),
});

export type StatementReport = yup.InferType<typeof statementReportAnswer>;

/** A statement file that was read before: what became of it, who gave it, how and when. */
export const statementFile = answer.object({
  ...outcome,
  who: answer.text(),
  source: answer.text(),
  /** Instant. */
  at: answer.text(),
});

export type StatementFile = yup.InferType<typeof statementFile>;

/** One line of a bank statement, as the rows behind a chart show it. */
const transactionRow = answer.object({
  id: answer.number(),
  day: answer.text(),
  /** Dollars, money out negative. */
  amount: answer.number(),
  description: answer.text(),
  counterparty: answer.text(),
  kind: answer.oneOf(transactionKinds),
  category: answer.text(),
  brand: answer.oneOf(brandNames),
  /** The account's name, or its last digits. */
  account: answer.text(),
});

export type TransactionRow = yup.InferType<typeof transactionRow>;

/** Rows, and the place of the next ones (`before`); null at the end. */
export const transactionsAnswer = answer.object({
  results: answer.list(transactionRow),
  next: answer.text().nullable(),
});

/** An incoming e-transfer that looks like the payment of an open invoice. */
export const paymentSuggestion = answer.object({
  transactionId: answer.number(),
  day: answer.text(),
  counterparty: answer.text(),
  description: answer.text(),
  /** Dollars. */
  amount: answer.number(),
  invoiceId: answer.number(),
  invoiceNumber: answer.number(),
  clientName: answer.text(),
  /** Whether the invoice's number stands in the transfer's message. */
  namesNumber: answer.flag(),
});

export type PaymentSuggestion = yup.InferType<typeof paymentSuggestion>;
