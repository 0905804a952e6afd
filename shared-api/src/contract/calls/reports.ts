import {
  reportAnswer,
  reportEntriesAnswer,
  reportEntriesQuery,
  reportQuery,
} from '../billing/reports.ts';
import type { Call } from './Call.ts';

/** Reports on money (docs/product/money.md "Reports"). */
export const reportCalls = {
  report: {
    who: 'reports',
    method: 'GET',
    path: '/money-reports/:report/',
    summary: 'A report by its name, of a day or of a span of days',
    query: reportQuery,
    answer: reportAnswer,
    refusals: [404],
  },
  reportEntries: {
    who: 'reports',
    method: 'GET',
    path: '/money-reports/:report/entries/',
    summary: 'The entries that a figure of a report is made of, the newest first',
    query: reportEntriesQuery,
    answer: reportEntriesAnswer,
    refusals: [404],
  },
  reportCsv: {
    who: 'reports',
    method: 'GET',
    path: '/money-reports/:report/csv',
    summary: 'A report as CSV',
    query: reportQuery,
    answer: { mediaType: 'text/csv' },
    refusals: [404],
  },
  reportPdf: {
    who: 'reports',
    method: 'GET',
    path: '/money-reports/:report/pdf',
    summary: 'A report as PDF',
    query: reportQuery,
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
