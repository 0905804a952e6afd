import * as yup from 'yup';
import { among } from '../fields/among.ts';
import * as answer from '../fields/answers.ts';
import {
  brandNames,
  chartDataAnswer,
  currentRulesAnswer,
  paymentSuggestion,
  transactionKinds,
  transactionsAnswer,
} from '../billing/bank.ts';
import { bankAccount, bankAccountSchema, bankRateSchema } from '../billing/bankAccounts.ts';
import {
  lineChoiceSchema,
  ruleTrialAnswer,
  ruleTrialSchema,
  transfersAnswer,
} from '../billing/bankLines.ts';
import { statementFilesAnswer, statementReportAnswer } from '../billing/bankImports.ts';
import { acceptTransferSchema } from '../billing/ledger.ts';
import { historyEntry } from '../history/history.ts';
import { rulesHistoryEntry } from '../history/rulesHistory.ts';
import type { Call } from './Call.ts';

/**
 * Statement files, and what the dashboard shows of them (docs/product/money.md "Bank statements").
 */
export const bankCalls = {
  chartData: {
    who: 'seeMoney',
    method: 'GET',
    path: '/generate-chart-data/',
    summary: 'The nine sets of the dashboard',
    answer: chartDataAnswer,
  },
  syncDashboardData: {
    who: 'money',
    method: 'GET',
    path: '/sync-dashboard-data',
    alsoPost: true,
    summary: 'Reads the statement files that lie in the inbox',
    answer: statementReportAnswer,
  },
  bankTransactions: {
    who: 'seeMoney',
    method: 'GET',
    path: '/bank-transactions/',
    summary: 'Bank transactions under filters, the newest first',
    query: yup.object({
      brand: among(brandNames),
      kind: among(transactionKinds),
      category: yup.string(),
      counterparty: yup.string(),
      /** First and last day. */
      from: yup.string(),
      to: yup.string(),
      direction: among(['in', 'out']),
      /** An account, and the import that brought the lines or had them too. */
      accountId: yup.string(),
      fileId: yup.string(),
      /** A part of the description. */
      q: yup.string(),
      /** Whether charts count it: no transfer between own accounts, and Canadian or with a rate. */
      counted: among(['true', 'false']),
      /** Whether it waits for its currency or a rate. */
      waiting: among(['true', 'false']),
      /** Cursor from `next`. */
      before: yup.string(),
    }),
    answer: transactionsAnswer,
  },
  transactionHistory: {
    who: 'seeMoney',
    method: 'GET',
    path: '/bank-transactions/:id/history',
    summary: 'What was changed of a bank transaction, the newest first',
    answer: answer.results(historyEntry),
    refusals: [404],
  },
  chooseByHand: {
    who: 'money',
    method: 'PUT',
    path: '/bank-transactions/:id/',
    summary: 'Says what a transaction is, whatever the rules say; null leaves it to them',
    body: lineChoiceSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  bankTransfers: {
    who: 'money',
    method: 'GET',
    path: '/bank-transfers/',
    summary: 'Transfers between own accounts, the newest first',
    query: yup.object({
      /** Cursor from `next`. */
      before: yup.string(),
    }),
    answer: transfersAnswer,
  },
  findTransfers: {
    who: 'money',
    method: 'POST',
    path: '/bank-transfers/find',
    summary: 'Looks for transfers between own accounts among all transactions',
    answer: answer.message,
  },
  splitTransfer: {
    who: 'money',
    method: 'POST',
    path: '/bank-transfers/:id/split',
    summary: 'Says that a transaction is no half of a transfer',
    answer: answer.message,
    refusals: [404],
  },
  joinTransfer: {
    who: 'money',
    method: 'POST',
    path: '/bank-transfers/:id/join',
    summary: 'Takes the splitting of a transfer back',
    answer: answer.message,
    refusals: [404, 409],
  },
  statementFiles: {
    who: 'seeMoney',
    method: 'GET',
    path: '/bank-statements/',
    summary: 'Statement files and what became of them, the newest first',
    query: yup.object({
      /** Cursor from `next`. */
      before: yup.string(),
    }),
    answer: statementFilesAnswer,
  },
  undoStatement: {
    who: 'money',
    method: 'POST',
    path: '/bank-statements/:id/undo',
    summary: 'Takes an import back: its lines go, unless another file has them too',
    answer: answer.message,
    refusals: [404, 409],
  },
  bankAccounts: {
    who: 'money',
    method: 'GET',
    path: '/bank-accounts/',
    summary: 'The accounts that statements are of, and their money in other currencies',
    answer: answer.results(bankAccount),
  },
  updateBankAccount: {
    who: 'money',
    method: 'PUT',
    path: '/bank-accounts/:id/',
    summary: 'Says what an account is called, its currency, and whose money it is',
    body: bankAccountSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  giveBankRate: {
    who: 'money',
    method: 'POST',
    path: '/bank-rates/',
    summary: 'Gives the rate of a currency for the lines of a month or of an import',
    body: bankRateSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  uploadStatement: {
    who: 'money',
    method: 'POST',
    path: '/bank-statements/',
    summary: 'Takes a statement file in; a refused one is 400 with the same report',
    query: yup.object({
      /** The file's name. */
      name: yup.string(),
      /** The account of the file's lines, if the file does not name it. */
      account: yup.string(),
      /** JSON with the meaning of each column, for CSV files whose headers do not tell. */
      mapping: yup.string(),
    }),
    body: { mediaType: 'application/octet-stream' },
    answer: statementReportAnswer,
  },
  bankRules: {
    who: 'money',
    method: 'GET',
    path: '/bank-rules/',
    summary: 'The rules that give transactions their kind, category and brand',
    answer: currentRulesAnswer,
  },
  bankRulesTrial: {
    who: 'money',
    method: 'POST',
    path: '/bank-rules/trial',
    summary: 'What other rules would change; stores nothing',
    body: ruleTrialSchema,
    checksBody: true,
    answer: ruleTrialAnswer,
  },
  bankRulesHistory: {
    who: 'money',
    method: 'GET',
    path: '/bank-rules/history/',
    summary: 'Who changed which rules, the newest first',
    answer: answer.results(rulesHistoryEntry),
  },
  replaceBankRules: {
    who: 'money',
    method: 'PUT',
    path: '/bank-rules/',
    summary: 'Puts other rules in force; 409 has the newer ones when somebody else was faster',
    body: currentRulesAnswer,
    checksBody: true,
    answer: currentRulesAnswer,
    refusals: [409],
  },
  paymentSuggestions: {
    who: 'money',
    method: 'GET',
    path: '/payment-suggestions/',
    summary: 'E-transfers that look like payments of open invoices',
    answer: answer.results(paymentSuggestion),
  },
  acceptSuggestion: {
    who: 'money',
    method: 'POST',
    path: '/payment-suggestions/:id/accept',
    summary: 'Takes an e-transfer as the payment of an invoice, or of parts of some',
    body: acceptTransferSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  undoSuggestion: {
    who: 'money',
    method: 'POST',
    path: '/payment-suggestions/:id/undo',
    summary: 'Takes an acceptance back',
    answer: answer.message,
    refusals: [404, 409],
  },
  refuseSuggestion: {
    who: 'money',
    method: 'POST',
    path: '/payment-suggestions/:id/refuse',
    summary: 'Suggests an e-transfer no more',
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
