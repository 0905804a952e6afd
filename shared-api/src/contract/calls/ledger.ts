import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import {
  allocateSchema,
  creditPreviewSchema,
  creditSchema,
  recordPaymentSchema,
  refundSchema,
  reversePaymentSchema,
  writeOffSchema,
} from '../billing/ledger.ts';
import {
  creditPreviewAnswer,
  clientAccountAnswer,
  invoiceLedgerAnswer,
  movedAnswer,
  paymentRecord,
} from '../billing/ledgerAnswers.ts';
import type { Call } from './Call.ts';

const forAdmins = { who: 'Admin', forbidden: 'adminsOnly' } as const;

/** Money that is received, credited, given back and written off (docs/product/money.md "Ledger"). */
export const ledgerCalls = {
  payments: {
    ...forAdmins,
    method: 'GET',
    path: '/payments/',
    summary:
      'Payments of a client, of an invoice or of a quote, the newest first, and what they cover',
    query: yup.object({
      clientId: yup.string(),
      invoiceId: yup.string(),
      quoteId: yup.string(),
    }),
    answer: answer.results(paymentRecord),
  },
  recordPayment: {
    ...forAdmins,
    method: 'POST',
    path: '/payments/',
    summary: 'Records a payment of one or several invoices; what is left is kept on account',
    body: recordPaymentSchema,
    statuses: [201],
    answer: movedAnswer,
    refusals: [404, 409],
  },
  reversePayment: {
    ...forAdmins,
    method: 'POST',
    path: '/payments/:id/reverse/',
    summary: 'Takes a payment back: what it covered is owed again',
    body: reversePaymentSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  allocatePayment: {
    ...forAdmins,
    method: 'POST',
    path: '/payments/:id/allocate/',
    summary: 'Allocates what a payment left on account to invoices',
    body: allocateSchema,
    answer: movedAnswer,
    refusals: [404, 409],
  },
  allocateCredit: {
    ...forAdmins,
    method: 'POST',
    path: '/credits/:id/allocate/',
    summary: 'Allocates what a credit left on account to invoices',
    body: allocateSchema,
    answer: movedAnswer,
    refusals: [404, 409],
  },
  releasePayment: {
    ...forAdmins,
    method: 'POST',
    path: '/payments/:id/release/',
    summary: 'Takes back what was allocated of a payment: it is on account again',
    body: allocateSchema,
    answer: movedAnswer,
    refusals: [404, 409],
  },
  releaseCredit: {
    ...forAdmins,
    method: 'POST',
    path: '/credits/:id/release/',
    summary: 'Takes back what was allocated of a credit: it is on account again',
    body: allocateSchema,
    answer: movedAnswer,
    refusals: [404, 409],
  },
  creditPreview: {
    ...forAdmins,
    method: 'POST',
    path: '/invoices/:id/credit-preview/',
    summary:
      'What a credit would come to with its tax, and what would become of it; changes nothing',
    body: creditPreviewSchema,
    answer: creditPreviewAnswer,
    refusals: [404, 409],
  },
  creditInvoice: {
    ...forAdmins,
    method: 'POST',
    path: '/invoices/:id/credit/',
    summary:
      'Credits lines of an invoice, or all that is left of it; what was paid goes on account',
    body: creditSchema,
    statuses: [201],
    answer: movedAnswer,
    refusals: [404, 409],
  },
  refund: {
    ...forAdmins,
    method: 'POST',
    path: '/refunds/',
    summary: 'Gives back what a payment or a credit left on account',
    body: refundSchema,
    statuses: [201],
    answer: movedAnswer,
    refusals: [404, 409],
  },
  writeOff: {
    ...forAdmins,
    method: 'POST',
    path: '/invoices/:id/write-off/',
    summary: 'Writes off what is owed on an invoice',
    body: writeOffSchema,
    answer: movedAnswer,
    refusals: [404, 409],
  },
  reverseWriteOff: {
    ...forAdmins,
    method: 'POST',
    path: '/write-offs/:id/reverse/',
    summary: 'Takes a write-off back, by the id of its entry: what it gave up is owed again',
    body: reversePaymentSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  invoiceLedger: {
    ...forAdmins,
    method: 'GET',
    path: '/invoices/:id/ledger/',
    summary: 'Every movement of an invoice, with what was owed after it',
    answer: invoiceLedgerAnswer,
    refusals: [404],
  },
  clientAccount: {
    ...forAdmins,
    method: 'GET',
    path: '/clients/:id/account/',
    summary: 'What a client owes and has on account, and the open invoices',
    answer: clientAccountAnswer,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
