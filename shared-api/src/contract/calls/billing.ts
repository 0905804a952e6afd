import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { dailyPreviewAnswer, dailyRunAnswer, dailyRunsAnswer } from '../billing/dailyReport.ts';
import { receivedAnswer } from '../billing/ledgerAnswers.ts';
import {
  invoiceLetterAnswer,
  invoiceLetterSchema,
  markSentSchema,
  sendSchema,
} from '../billing/sendInvoice.ts';
import {
  sendStatementSchema,
  statementLetterAnswer,
  statementLetterSchema,
} from '../billing/sendStatement.ts';
import { timelineAnswer } from '../billing/timeline.ts';
import { voidSchema } from '../billing/voidInvoice.ts';
import { invoicePreviewSchema } from '../entities/invoice.ts';
import type { Call } from './Call.ts';

/** Turns contracts and services into invoices (docs/product/money.md "From quote to money"). */
export const billingCalls = {
  createContractServices: {
    who: 'contracts',
    method: 'GET',
    path: '/create-contract-services/:id',
    alsoPost: true,
    summary: 'Makes the services of a contract for the coming days',
    answer: answer.object({
      created: answer.number(),
      /** How many existed already. */
      existing: answer.number(),
      message: answer.text(),
    }),
    refusals: [404, 409],
  },
  dailyUpdate: {
    who: 'money',
    method: 'GET',
    path: '/daily-update',
    alsoPost: true,
    summary: 'The work of a day: services of contracts, invoices, bills and reminders',
    answer: answer.object({
      services: answer.number(),
      invoices: answer.number(),
      billed: answer.number(),
      reminders: answer.number(),
      message: answer.text(),
    }),
  },
  dailyPreview: {
    who: 'money',
    method: 'GET',
    path: '/daily-update/preview/',
    summary: 'What the daily update would do now, with names and amounts; changes nothing',
    answer: dailyPreviewAnswer,
  },
  dailyRuns: {
    who: 'money',
    method: 'GET',
    path: '/daily-runs/',
    summary: 'Runs of the daily update, newest first; with before, those older than that id',
    query: yup.object({ before: yup.string() }),
    answer: dailyRunsAnswer,
  },
  dailyRun: {
    who: 'money',
    method: 'GET',
    path: '/daily-runs/:id/',
    summary: 'What a run of the daily update did, with names and amounts',
    answer: dailyRunAnswer,
    refusals: [404],
  },
  receivePayment: {
    who: 'money',
    method: 'PUT',
    path: '/receive-payment/:id/',
    summary: 'Records a manual payment of what is owed on an invoice, and marks it paid',
    answer: receivedAnswer,
    refusals: [404, 409],
  },
  voidInvoice: {
    who: 'money',
    method: 'POST',
    path: '/invoices/:id/void/',
    summary: 'Makes an issued invoice void; its services can be invoiced again',
    body: voidSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  invoiceLetter: {
    who: 'money',
    method: 'POST',
    path: '/invoices/:id/letter/',
    summary: 'A mail about an invoice as it would be sent now, and to whom; changes nothing',
    body: invoiceLetterSchema,
    answer: invoiceLetterAnswer,
    refusals: [404, 409],
  },
  sendInvoice: {
    who: 'money',
    method: 'POST',
    path: '/invoices/:id/send/',
    summary: 'Sends an invoice, or a reminder of it; a draft is issued, and it counts as billed',
    body: sendSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  markInvoiceSent: {
    who: 'money',
    method: 'POST',
    path: '/invoices/:id/mark-sent/',
    summary: 'Notes that an invoice was sent by other means; a draft is issued, and it is billed',
    body: markSentSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  invoiceTimeline: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/invoices/:id/timeline/',
    summary: 'What happened to an invoice, oldest first',
    answer: timelineAnswer,
    refusals: [404],
  },
  statementLetter: {
    who: 'money',
    method: 'POST',
    path: '/clients/:id/statement-letter/',
    summary: "A mail with a client's statement as it would be sent now, and to whom",
    body: statementLetterSchema,
    answer: statementLetterAnswer,
    refusals: [404],
  },
  sendStatement: {
    who: 'money',
    method: 'POST',
    path: '/clients/:id/send-statement/',
    summary: 'Sends a client the statement of a span of days as PDF',
    body: sendStatementSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  previewInvoice: {
    who: 'seeAccounts',
    method: 'POST',
    path: '/invoices/preview-file/',
    summary: 'An invoice as PDF before it is saved; stores and issues nothing',
    body: invoicePreviewSchema,
    answer: { mediaType: 'application/pdf' },
  },
} as const satisfies Record<string, Call>;
