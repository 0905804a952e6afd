import * as yup from 'yup';
import { fault, unknownField } from '../messages/faults.ts';
import { hasWholeCents, largestId, money, moneyDay, record, select } from '../fields/fields.ts';
import { isGiven, onceKey, reason, reference } from '../fields/requestFields.ts';
import { largestAmount } from '../values/money.ts';

/** How money comes and goes (docs/product/money.md "Ledger"). */
export const paymentMethods = ['card', 'e-transfer', 'cheque', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an entry of the ledger is about. Each but `accountMoved` has a reversal of its own kind. */
export const ledgerKinds = [
  'invoiceIssued',
  'invoiceVoided',
  'payment',
  'paymentReversed',
  'allocation',
  'allocationReleased',
  'accountMoved',
  'credit',
  'creditReversed',
  'refund',
  'refundFailed',
  'writeOff',
  'writeOffReversed',
  'depositReceived',
  'depositReversed',
  'depositApplied',
  'depositReleased',
  'depositReturned',
  'depositReturnFailed',
  'depositForfeited',
  'depositForfeitReversed',
  'dispute',
  'disputeWon',
  'disputeLost',
  'disputeFee',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

const amount = () => money({ min: 0.01 }).required(fault('noAmount'));
/** One of several amounts in a list, whose field has a label, but they have none. */
const partAmount = () =>
  yup
    .number()
    .strict()
    .typeError(fault('notPartAmount'))
    .required(fault('notPartAmount'))
    .test(
      'amount',
      fault('notPartAmount'),
      (value) => value >= 0.01 && value <= largestAmount && hasWholeCents(value),
    );
const givenDay = () => moneyDay().required(fault('notDay'));
/** How money was given: one of `paymentMethods`. @param none what is said where none is chosen */
export const method = (none: 'noMethod' | 'noMethodBack' = 'noMethod') =>
  select(paymentMethods).test('given', fault(none), isGiven);
const position = (message: 'notInvoiceOfList' | 'notLine', least: number, most: number) =>
  yup
    .number()
    .strict()
    .typeError(fault(message))
    .required(fault(message))
    .integer(fault(message))
    .min(least, fault(message))
    .max(most, fault(message));

/** What a payment or a credit covers: an amount of each of some invoices. */
const allocations = () =>
  yup
    .array(
      yup
        .object({ invoiceId: position('notInvoiceOfList', 1, largestId), amount: partAmount() })
        .noUnknown(unknownField)
        .required(fault('notInvoiceOfList')),
    )
    .strict()
    .typeError(fault('notInvoices'))
    .nonNullable(fault('notInvoices'))
    .max(100, fault('manyInvoices', { most: 100 }));

/** Input for recording a payment: what is not allocated to invoices is kept on account. */
export const recordPaymentSchema = yup
  .object({
    key: onceKey(),
    /** May be left out where invoices are named: it is their client. */
    clientId: record('clients', ['companyName', 'fullName']),
    amount: money({ min: 0.01 }).required(fault('noAmount')),
    /** The day it was received, not later than today. */
    day: givenDay(),
    method: method(),
    reference: reference(),
    allocations: allocations().default([]).defined(fault('missing')),
  })
  .meta({ labels: 'payment' });
export type RecordPayment = yup.InferType<typeof recordPaymentSchema>;

/** Input for accepting an e-transfer: one invoice that it pays to the cent, or amounts of some invoices. */
export const acceptTransferSchema = yup
  .object({
    invoiceId: yup
      .number()
      .strict()
      .typeError(fault('notInvoiceOfList'))
      .nullable()
      .integer(fault('notInvoiceOfList'))
      .min(1, fault('notInvoiceOfList'))
      .max(largestId, fault('notInvoiceOfList')),
    allocations: allocations(),
  })
  .meta({ labels: 'payment' });
export type AcceptTransfer = yup.InferType<typeof acceptTransferSchema>;

/** Input for taking a payment back: its reason. */
export const reversePaymentSchema = yup.object({ reason: reason() }).meta({ labels: 'payment' });
export type ReversePayment = yup.InferType<typeof reversePaymentSchema>;

/** Input for allocating what a payment or a credit left on account. */
export const allocateSchema = yup
  .object({
    key: onceKey(),
    allocations: allocations().required(fault('noInvoices')).min(1, fault('noInvoices')),
  })
  .meta({ labels: 'payment' });
export type Allocate = yup.InferType<typeof allocateSchema>;

/** Lines are counted from 1, without the headings. Null credits all that is left. */
const creditLines = () =>
  yup
    .array(
      yup
        .object({ line: position('notLine', 1, 500), amount: partAmount() })
        .noUnknown(unknownField)
        .required(fault('notLine')),
    )
    .strict()
    .typeError(fault('notLines'))
    .nullable()
    .min(1, fault('noLines'))
    .max(500, fault('manyRows', { most: 500 }))
    .default(null)
    // What is left out is no whole credit: that has to be said.
    .defined(fault('missing'));

/** Input for a credit of an invoice: amounts before tax by line, or the whole of what is left. */
export const creditSchema = yup
  .object({ key: onceKey(), reason: reason(), lines: creditLines() })
  .meta({ labels: 'payment' });
export type CreditRequest = yup.InferType<typeof creditSchema>;

/** What a credit would be of. */
export const creditPreviewSchema = yup.object({ lines: creditLines() }).meta({ labels: 'payment' });
export type CreditPreviewRequest = yup.InferType<typeof creditPreviewSchema>;

const lotId = () =>
  yup
    .number()
    .strict()
    .typeError(fault('notLot'))
    .nullable()
    .integer(fault('notLot'))
    .min(1, fault('notLot'))
    .max(largestId, fault('notLot'))
    .default(null);

/** Input for giving money back, out of what one payment or one credit left on account. */
export const refundSchema = yup
  .object({
    key: onceKey(),
    paymentId: lotId(),
    creditId: lotId(),
    amount: amount(),
    method: method('noMethodBack'),
    reference: reference(),
    reason: reason(),
  })
  .meta({ labels: 'payment' });
export type RefundRequest = yup.InferType<typeof refundSchema>;

/** Input for writing off what is owed on an invoice. */
export const writeOffSchema = yup
  .object({
    key: onceKey(),
    /** Null writes off all that is owed. */
    amount: money({ min: 0.01 }),
    reason: reason(),
  })
  .meta({ labels: 'payment' });
export type WriteOffRequest = yup.InferType<typeof writeOffSchema>;
