import * as yup from 'yup';
import { letterAnswer, letterSchema, sendAgainSchema } from '../billing/letters.ts';
import { disputeSeenSchema, moneyBackAnswer } from '../billing/moneyBack.ts';
import * as answer from '../fields/answers.ts';
import type { Call } from './Call.ts';

/** Refunds and disputes of card payments (docs/product/money.md "Money that goes back"). */
export const moneyBackCalls = {
  moneyBack: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/money-back/',
    summary:
      'Refunds and disputes of a client, an invoice or a quote; of none, those that need somebody',
    query: yup.object({
      clientId: yup.string(),
      invoiceId: yup.string(),
      quoteId: yup.string(),
    }),
    answer: moneyBackAnswer,
  },
  refundSeen: {
    who: 'money',
    method: 'POST',
    path: '/money-back/refunds/:id/seen/',
    summary: 'Says that somebody has seen that a refund failed',
    answer: answer.message,
    refusals: [404, 409],
  },
  disputeSeen: {
    who: 'money',
    method: 'POST',
    path: '/money-back/disputes/:id/seen/',
    summary: 'Says that somebody has seen how a dispute stands; its next change is shown again',
    body: disputeSeenSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  foreignRefundSeen: {
    who: 'money',
    method: 'POST',
    path: '/money-back/unexplained/:id/seen/',
    summary: 'Says that somebody has looked into a refund that nothing here explains',
    answer: answer.message,
    refusals: [404],
  },
  creditLetter: {
    who: 'money',
    method: 'POST',
    path: '/credits/:id/letter/',
    summary: 'The mail of a credit note as it would be sent, and to whom; nothing is stored',
    body: letterSchema,
    answer: letterAnswer,
    refusals: [404],
  },
  sendCredit: {
    who: 'money',
    method: 'POST',
    path: '/credits/:id/send/',
    summary: 'Sends a credit note by mail, with its PDF; once for a key',
    body: sendAgainSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
