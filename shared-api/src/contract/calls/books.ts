import { accountMapAnswer, accountMapSchema } from '../billing/accounts.ts';
import {
  closePeriodSchema,
  inputCreditsSchema,
  periodsAnswer,
  reopenPeriodSchema,
} from '../billing/periods.ts';
import { journalFilesAnswer, reportQuery } from '../billing/reports.ts';
import * as answer from '../fields/answers.ts';
import type { Call } from './Call.ts';

/** Closed periods and the journal for the accountant (docs/product/money.md "Closed periods and the journal"). */
export const bookCalls = {
  periods: {
    who: 'reports',
    method: 'GET',
    path: '/periods/',
    summary: 'Until which day the books are closed, and who closed and reopened them',
    answer: periodsAnswer,
  },
  closePeriod: {
    who: 'books',
    method: 'POST',
    path: '/periods/close',
    summary: 'Closes the books up to a day: nothing is dated in them any more',
    body: closePeriodSchema,
    answer: answer.message,
    refusals: [409],
  },
  reopenPeriod: {
    who: 'books',
    method: 'POST',
    path: '/periods/:id/reopen',
    summary: 'Reopens what was closed last, with a reason',
    body: reopenPeriodSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  setInputCredits: {
    who: 'books',
    method: 'PUT',
    path: '/input-tax-credits/',
    summary: 'Sets line 106 of the GST/HST return of a period',
    body: inputCreditsSchema,
    answer: answer.message,
    refusals: [409],
  },
  accountMap: {
    who: 'reports',
    method: 'GET',
    path: '/account-map/',
    summary: "What accounts are called at the accountant's",
    answer: accountMapAnswer,
  },
  replaceAccountMap: {
    who: 'books',
    method: 'PUT',
    path: '/account-map/',
    summary: "Replaces what accounts are called at the accountant's",
    body: accountMapSchema,
    checksBody: true,
    answer: accountMapAnswer,
    refusals: [409],
  },
  journal: {
    who: 'reports',
    method: 'GET',
    path: '/journal/:format',
    summary: 'The journal of a span of days as CSV: generic, quickbooks or xero',
    query: reportQuery,
    answer: { mediaType: 'text/csv' },
    refusals: [404],
  },
  journalFiles: {
    who: 'reports',
    method: 'GET',
    path: '/journal/:format/files',
    summary: 'In how many files the journal of a span of days goes into its program',
    query: reportQuery,
    answer: journalFilesAnswer,
    refusals: [404],
  },
  journalZip: {
    who: 'reports',
    method: 'GET',
    path: '/journal/:format/zip',
    summary: 'The journal of a span of days as a ZIP of CSV files that its program takes',
    query: reportQuery,
    answer: { mediaType: 'application/zip' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
