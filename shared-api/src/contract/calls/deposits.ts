import * as answer from '../fields/answers.ts';
import {
  depositMoved,
  depositRequest,
  depositRequestSchema,
  depositsAnswer,
  forfeitDepositSchema,
  receiveDepositSchema,
  returnDepositSchema,
  withdrawDepositSchema,
} from '../billing/deposits.ts';
import { letterAnswer, letterSchema, sendAgainSchema } from '../billing/letters.ts';
import type { Call } from './Call.ts';

const asked = {
  who: 'money',
  method: 'POST',
  body: depositRequestSchema,
  statuses: [201],
  answer: depositRequest,
  refusals: [404, 409],
} as const;

const listed = {
  who: 'seeAccounts',
  method: 'GET',
  answer: depositsAnswer,
  refusals: [404],
} as const;

/** Deposits and part payments (docs/product/money.md "Deposits and part payments"). */
export const depositCalls = {
  quoteDeposits: {
    ...listed,
    path: '/quotes/:id/deposits/',
    summary: 'Deposits and part payments of a quote, and what became of them',
  },
  contractDeposits: {
    ...listed,
    path: '/contracts/:id/deposits/',
    summary: 'Deposits and part payments of a contract, and what became of them',
  },
  askOnQuote: {
    ...asked,
    path: '/quotes/:id/deposits/',
    summary: 'Asks for a deposit or a part payment on a quote; once for a key',
  },
  askOnContract: {
    ...asked,
    path: '/contracts/:id/deposits/',
    summary: 'Asks for a deposit or a part payment on a contract; once for a key',
  },
  receiveDeposit: {
    who: 'money',
    method: 'POST',
    path: '/deposit-requests/:id/receive/',
    summary: 'Records that a request was paid, with exactly what it asks for',
    body: receiveDepositSchema,
    answer: depositMoved,
    refusals: [404, 409],
  },
  returnDeposit: {
    who: 'money',
    method: 'POST',
    path: '/deposit-requests/:id/return/',
    summary: 'Gives back what is held of a request, or a part of it',
    body: returnDepositSchema,
    answer: depositMoved,
    refusals: [404, 409],
  },
  forfeitDeposit: {
    who: 'money',
    method: 'POST',
    path: '/deposit-requests/:id/forfeit/',
    summary: 'Keeps what is held of a request, or a part of it; its tax is owed then',
    body: forfeitDepositSchema,
    answer: depositMoved,
    refusals: [404, 409],
  },
  withdrawDeposit: {
    who: 'money',
    method: 'POST',
    path: '/deposit-requests/:id/withdraw/',
    summary: 'Takes a request back that nobody has paid',
    body: withdrawDepositSchema,
    answer: depositMoved,
    refusals: [404, 409],
  },
  depositLetter: {
    who: 'money',
    method: 'POST',
    path: '/deposit-requests/:id/letter/',
    summary:
      'The mail that asks for a request as it would be sent now, and to whom; changes nothing',
    body: letterSchema,
    answer: letterAnswer,
    refusals: [404],
  },
  sendDeposit: {
    who: 'money',
    method: 'POST',
    path: '/deposit-requests/:id/send/',
    summary: 'Sends a request that nobody has paid, with its PDF; once for a key',
    body: sendAgainSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  depositFile: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/download-deposit-request/:number',
    summary: 'A request for a deposit or a part payment as PDF, by its number: 10234-D1',
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
