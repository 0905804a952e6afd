import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { fault } from '../messages/faults.ts';

/** Kinds of bank transactions (docs/product/money.md "Bank statements"). */
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

/**
 * The brands between which income and costs are split; their display names are in the company file.
 */
export const brandNames = ['cleaning', 'contracting'] as const;
export type BrandName = (typeof brandNames)[number];

const text = (part: string) =>
  yup
    .string()
    .strict()
    .typeError(fault('ruleNotText', { part }))
    .max(100, fault('ruleTooLong', { part }));

const condition = (part: string) => text(part).min(1, fault('ruleEmpty', { part }));

const oneOf = <Value extends string>(part: string, options: readonly Value[]) =>
  yup
    .string<Value>()
    .strict()
    .typeError(fault('ruleNotText', { part }))
    .oneOf([...options], fault('ruleNotAmong', { part, options }));

/**
 * The conditions of a rule and what it assigns to matching transactions. Omitted conditions always
 * hold. Kind, category and brand each come from the first matching rule that assigns one.
 */
const rule = yup
  .object({
    /** Substring of the description, case-insensitive. */
    contains: condition('contains'),
    /** The transaction type as given by the bank. */
    bankKind: condition('bankKind'),
    /** The last digits of the account number, or the account's name. */
    account: condition('account'),
    direction: yup.string().strict().oneOf(['in', 'out'], fault('ruleDirection')),
    kind: oneOf('kind', transactionKinds),
    category: text('category'),
    brand: oneOf('brand', brandNames),
  })
  .noUnknown(({ unknown }) => fault('ruleUnknown', { name: String(unknown) }));

/** Ordered rules that assign kind, category and brand to transactions. */
export const bankRulesSchema = yup
  .array(rule.required())
  .required(fault('rulesMissing'))
  .max(500, fault('rulesTooMany', { most: 500 }));

export type BankRules = yup.InferType<typeof bankRulesSchema>;

/** The rules in force and their version; version 0 means the built-in rules. */
export const currentRulesAnswer = answer.object({
  version: answer.number(),
  rules: bankRulesSchema,
});

/** A table with a header row: a chart's data and its text alternative. */
export type ChartTable = (string | number)[][];

/** One brand's figures within a chart set. */
const chartEntry = answer.object({
  companyName: answer.text(),
  companyPerformance: answer.anything<ChartTable>(),
});

export type ChartEntry = yup.InferType<typeof chartEntry>;

/** The dashboard's chart sets (docs/product/calls.md). */
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

/** One line of a bank statement, as shown in the rows behind a chart. */
const transactionRow = answer.object({
  id: answer.number(),
  day: answer.text(),
  /** In dollars, negative for money out. */
  amount: answer.number(),
  description: answer.text(),
  counterparty: answer.text(),
  kind: answer.oneOf(transactionKinds),
  category: answer.text(),
  brand: answer.oneOf(brandNames),
  /** The account's name or last digits. */
  account: answer.text(),
  accountId: answer.number(),
  /** The import that brought it. */
  fileId: answer.number(),
  /** Of the amount; null while nobody has said it. */
  currency: answer.text().nullable(),
  /** In Canadian dollars, as charts add it up; null without a rate, when no chart counts it. */
  bookAmount: answer.number().nullable(),
  /** Canadian dollars for one of the currency. */
  rate: answer.number().nullable(),
  /** The other half of a transfer between own accounts. */
  pairedWith: answer.number().nullable(),
  /** What a person has said, which no rule changes; null where the rules say it. */
  hand: answer.object({
    kind: answer.text().nullable(),
    category: answer.text().nullable(),
    brand: answer.text().nullable(),
  }),
});

export type TransactionRow = yup.InferType<typeof transactionRow>;

/** A page of rows and the cursor of the next page (`before`); null on the last page. */
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
  /** In dollars. */
  amount: answer.number(),
  invoiceId: answer.number(),
  invoiceNumber: answer.number(),
  clientName: answer.text(),
  /** Whether the transfer's message contains the invoice number. */
  namesNumber: answer.flag(),
  /**
   * An invoice to the cent; several that come to it; a part of what it names; or only what its client owes,
   * the oldest first.
   */
  match: answer.oneOf(['exact', 'several', 'part', 'client']),
  /** What it would pay; `invoiceId` is the first of them. */
  allocations: answer.list(
    answer.object({
      invoiceId: answer.number(),
      invoiceNumber: answer.number(),
      day: answer.text(),
      amount: answer.number(),
      /** What is still owed after it. */
      left: answer.number(),
    }),
  ),
  /** What no invoice takes, which stays on account of the client. */
  onAccount: answer.number(),
});

export type PaymentSuggestion = yup.InferType<typeof paymentSuggestion>;
