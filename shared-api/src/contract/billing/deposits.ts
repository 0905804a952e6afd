import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { day, longText, money, moneyDay, number } from '../fields/fields.ts';
import { basedOn, onceKey, reason, reference } from '../fields/requestFields.ts';
import { method, paymentMethods } from './ledger.ts';

/**
 * What is asked for before an invoice (docs/product/money.md "Deposits and part payments"): a deposit is
 * security, on which tax is owed when it is applied or kept; a part payment is taxed when it is paid.
 */
export const depositKinds = ['deposit', 'partPayment'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** What became of a request: its money is held until all of it is applied, returned or kept. */
export const depositStates = [
  'open',
  'withdrawn',
  'held',
  'applied',
  'returned',
  'forfeited',
] as const;
export type DepositState = (typeof depositStates)[number];

/** The least that can be asked for, in dollars: what the payment page takes. */
export const leastDeposit = 1;

/** Input for a request: an amount, or a percentage of the price. The same key never makes a second one. */
export const depositRequestSchema = yup
  .object({
    key: onceKey(),
    kind: yup
      .string()
      .strict()
      .required(fault('noDepositKind'))
      .oneOf(depositKinds, fault('noDepositKind')),
    /** With tax; null where a percentage is given. */
    amount: money({ min: leastDeposit }),
    percent: number({ min: 0.01, max: 100 }).test(
      'hundredths',
      fault('notHundredths'),
      (value) => Number((value ?? 0).toFixed(2)) === (value ?? 0),
    ),
    /** The day until which it is asked for. */
    dueOn: day().required(fault('notDay')),
    /** What the document says besides. */
    note: longText().max(500, fault('tooLong', { most: 500 })),
  })
  .test('one', function one({ amount, percent }) {
    if (((amount ?? null) === null) !== ((percent ?? null) === null)) return true;
    return this.createError({ path: 'amount', message: fault('amountOrPercent') });
  })
  .meta({ labels: 'deposit' });
export type DepositAsked = yup.InferType<typeof depositRequestSchema>;

/** Input for recording that a request was paid, with exactly what it asks for. */
export const receiveDepositSchema = yup
  .object({
    key: onceKey(),
    /** The day it was received, not later than today. */
    day: moneyDay().required(fault('notDay')),
    method: method(),
    reference: reference(),
  })
  .meta({ labels: 'deposit' });
export type DepositReceived = yup.InferType<typeof receiveDepositSchema>;

/** Input for giving back what is held of a request, or a part of it. */
export const returnDepositSchema = yup
  .object({
    key: onceKey(),
    /** Null gives back all that is held. */
    amount: money({ min: 0.01 }),
    method: method('noMethodBack'),
    reference: reference(),
    reason: reason(),
  })
  .meta({ labels: 'deposit' });
export type DepositReturn = yup.InferType<typeof returnDepositSchema>;

/** Input for keeping what is held of a request, or a part of it, without an invoice. */
export const forfeitDepositSchema = yup
  .object({
    key: onceKey(),
    /** Null keeps all that is held. */
    amount: money({ min: 0.01 }),
    reason: reason(),
  })
  .meta({ labels: 'deposit' });
export type DepositForfeit = yup.InferType<typeof forfeitDepositSchema>;

/** Takes a request back that nobody has paid. */
export const withdrawDepositSchema = yup
  .object({
    version: basedOn(),
  })
  .meta({ labels: 'deposit' });
export type DepositWithdrawal = yup.InferType<typeof withdrawDepositSchema>;

/** A request, and what became of its money; amounts in dollars with tax. */
export const depositRequest = answer.object({
  id: answer.number(),
  version: answer.number(),
  /** `10234-D1`. */
  number: answer.text(),
  kind: answer.oneOf(depositKinds),
  /** What was asked for as a part of the price. */
  percent: answer.number().nullable(),
  amount: answer.number(),
  /** The tax in it. */
  tax: answer.number(),
  day: answer.text(),
  dueOn: answer.text(),
  note: answer.text(),
  madeBy: answer.text(),
  state: answer.oneOf(depositStates),
  withdrawnOn: answer.text().nullable(),
  /** The payment of it, once there is one. */
  paymentId: answer.number().nullable(),
  receivedOn: answer.text().nullable(),
  method: answer.oneOf(['', ...paymentMethods, 'manual']),
  /** Whether its money came by card, through the provider. */
  isCard: answer.flag(),
  held: answer.number(),
  applied: answer.number(),
  returned: answer.number(),
  forfeited: answer.number(),
});
export type DepositRequest = yup.InferType<typeof depositRequest>;

/** What was asked for on a quote or a contract, the first first. */
export const depositsAnswer = answer.object({
  results: answer.list(depositRequest),
  /** The price with tax that a percentage is of; null where there is none. */
  price: answer.number().nullable(),
  /** What can still be asked for; null where there is no such bound. */
  left: answer.number().nullable(),
});
export type Deposits = yup.InferType<typeof depositsAnswer>;

/** The answer to what moved the money of a request. */
export const depositMoved = answer.object({ message: answer.text(), request: depositRequest });
export type DepositMoved = yup.InferType<typeof depositMoved>;
