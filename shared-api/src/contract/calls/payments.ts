import * as yup from 'yup';
import { among } from '../fields/among.ts';
import * as answer from '../fields/answers.ts';
import {
  checkoutSchema,
  paymentCheckAnswer,
  paymentCheckSchema,
  paymentSchema,
  paymentSettingsAnswer,
  paymentStatusAnswer,
  paymentWithdrawalAnswer,
} from '../billing/payment.ts';
import { languages } from '../values/language.ts';
import type { Call } from './Call.ts';

/** Card payments by visitors (docs/product/money.md "Card payments"). */
export const paymentCalls = {
  paymentSettings: {
    method: 'GET',
    path: '/payment-settings/',
    summary: 'Where a card is exchanged for a token, and how to pay by e-transfer',
    who: 'visitor',
    answer: paymentSettingsAnswer,
  },
  checkPayment: {
    method: 'POST',
    path: '/check-quote-invoice/',
    summary: 'Which invoice or quote has this number and amount, and is not paid',
    who: 'visitor',
    body: paymentCheckSchema,
    checksBody: true,
    answer: paymentCheckAnswer,
    refusals: [409],
  },
  processPayment: {
    method: 'POST',
    path: '/process-payment/',
    summary:
      'Charges a card once for a key: 200 paid, 402 declined, 202 not known yet, or goes on at the bank',
    who: 'visitor',
    body: paymentSchema,
    checksBody: true,
    statuses: [200, 202, 402],
    answer: paymentStatusAnswer,
    refusals: [409],
  },
  checkout: {
    method: 'POST',
    path: '/checkout/',
    summary: 'Begins a payment, once for a key, that goes on at the page of the payment provider',
    who: 'visitor',
    body: checkoutSchema,
    checksBody: true,
    statuses: [200, 202, 402],
    answer: paymentStatusAnswer,
    refusals: [409],
  },
  paymentStatus: {
    method: 'GET',
    path: '/payment-status/:key',
    summary: 'What became of a payment',
    who: 'visitor',
    answer: paymentStatusAnswer,
    refusals: [404],
  },
  abandonPayment: {
    method: 'POST',
    path: '/payment-status/:key/abandon/',
    summary: 'Gives up a payment that waits for its payer elsewhere, unless it has been made',
    who: 'visitor',
    answer: paymentStatusAnswer,
    refusals: [404],
  },
  withdrawPayment: {
    method: 'POST',
    path: '/payment-status/:key/withdraw/',
    summary:
      'Gives up a key whose payment may never have arrived: a request with it that arrives later is refused',
    who: 'visitor',
    answer: paymentWithdrawalAnswer,
    refusals: [404],
  },
  paymentReceipt: {
    method: 'GET',
    path: '/payment-receipts/:key/file/',
    summary: 'The receipt of a payment as PDF; ?language=fr in French',
    who: 'visitor',
    query: yup.object({ language: among(languages) }),
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
  paymentEvents: {
    method: 'POST',
    path: '/payment-events/',
    summary: 'What the payment provider tells by itself, signed',
    who: 'visitor',
    body: { mediaType: 'application/json' },
    answer: answer.object({ received: yup.boolean().strict().required() }),
  },
} as const satisfies Record<string, Call>;
