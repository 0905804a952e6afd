import * as yup from 'yup';
import type { Call } from './Call.ts';

const pdf = { mediaType: 'application/pdf' } as const;

/** First and last day of a statement, both included; unlimited if omitted. */
const span = yup.object({ from: yup.string(), to: yup.string() });

/** Downloads of documents; content-disposition has the file name. */
export const documentCalls = {
  invoiceFile: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/download-invoice/:number',
    alsoPost: true,
    summary: 'An invoice by its number; a draft, draft-12 by its id, is issued by it',
    answer: pdf,
    refusals: [404, 409],
  },
  quoteFile: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/download-quote/:number',
    summary: 'A quote by its number',
    answer: pdf,
    refusals: [404],
  },
  creditNoteFile: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/download-credit/:number',
    summary: 'A credit note by its number: 10234-C1',
    answer: pdf,
    refusals: [404],
  },
  statementCsv: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/invoices/download-csv/:clientId',
    summary: "A client's statement as CSV",
    query: span,
    answer: { mediaType: 'text/csv' },
    refusals: [404],
  },
  statementPdf: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/invoices/download-pdf/:clientId',
    summary: "A client's statement as PDF",
    query: span,
    answer: pdf,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
