import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import {
  brandNames,
  chartDataAnswer,
  currentRulesAnswer,
  paymentSuggestion,
  statementFile,
  statementReportAnswer,
  transactionKinds,
  transactionsAnswer,
} from '../billing/bank.ts';
import { historyEntry } from '../history/history.ts';
import type { Call } from './Call.ts';

const forStaff = { who: 'Employee' } as const;
const forAdmins = { who: 'Admin', forbidden: 'adminsOnly' } as const;

/**
 * Statement files, and what the dashboard shows of them (docs/product/money.md "Bank statements").
 */
export const bankCalls = {
  chartData: {
    ...forStaff,
    method: 'GET',
    path: '/generate-chart-data/',
    summary: 'The nine sets of the dashboard',
    answer: chartDataAnswer,
  },
  syncDashboardData: {
    ...forAdmins,
    method: 'GET',
    path: '/sync-dashboard-data',
    alsoPost: true,
    summary: 'Reads the statement files that lie in the inbox',
    answer: statementReportAnswer,
  },
  bankTransactions: {
    ...forStaff,
    method: 'GET',
    path: '/bank-transactions/',
    summary: 'Bank transactions under filters, the newest first',
    query: yup.object({
      brand: yup.string().oneOf(brandNames),
      kind: yup.string().oneOf(transactionKinds),
      category: yup.string(),
      counterparty: yup.string(),
      /** First and last day. */
      from: yup.string(),
      to: yup.string(),
      direction: yup.string().oneOf(['in', 'out']),
      /** Cursor from `next`. */
      before: yup.string(),
    }),
    answer: transactionsAnswer,
  },
  transactionHistory: {
    ...forStaff,
    method: 'GET',
    path: '/bank-transactions/:id/history',
    summary: 'What was changed of a bank transaction, the newest first',
    answer: answer.results(historyEntry),
    refusals: [404],
  },
  statementFiles: {
    ...forStaff,
    method: 'GET',
    path: '/bank-statements/',
    summary: 'Statement files of late, and what became of them',
    answer: answer.results(statementFile),
  },
  uploadStatement: {
    ...forAdmins,
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
    ...forAdmins,
    method: 'GET',
    path: '/bank-rules/',
    summary: 'The rules that give transactions their kind, category and brand',
    answer: currentRulesAnswer,
  },
  replaceBankRules: {
    ...forAdmins,
    method: 'PUT',
    path: '/bank-rules/',
    summary: 'Puts other rules in force; 409 has the newer ones when somebody else was faster',
    body: currentRulesAnswer,
    checksBody: true,
    answer: currentRulesAnswer,
    refusals: [409],
  },
  paymentSuggestions: {
    ...forAdmins,
    method: 'GET',
    path: '/payment-suggestions/',
    summary: 'E-transfers that look like payments of open invoices',
    answer: answer.results(paymentSuggestion),
  },
  acceptSuggestion: {
    ...forAdmins,
    method: 'POST',
    path: '/payment-suggestions/:id/accept',
    summary: 'Takes an e-transfer as the payment of an invoice',
    body: yup.object({ invoiceId: answer.number() }),
    checksBody: true,
    answer: answer.message,
    refusals: [404, 409],
  },
  undoSuggestion: {
    ...forAdmins,
    method: 'POST',
    path: '/payment-suggestions/:id/undo',
    summary: 'Takes an acceptance back',
    answer: answer.message,
    refusals: [404, 409],
  },
  refuseSuggestion: {
    ...forAdmins,
    method: 'POST',
    path: '/payment-suggestions/:id/refuse',
    summary: 'Suggests an e-transfer no more',
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
