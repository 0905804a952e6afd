import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { day, largestId, longText, money, record, select, text } from '../fields/fields.ts';
import { uuid } from '../values/uuid.ts';

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

/** One key makes one movement, however often it is sent. */
const key = yup
  .string()
  .strict()
  .required(fault('notUuid'))
  .matches(uuid, { message: fault('notUuid') });

const amount = () => money({ min: 0.01 }).required(fault('noAmount'));
const givenDay = () => day().required(fault('notDay'));
const method = () =>
  select(paymentMethods).test(
    'given',
    fault('noMethod'),
    (value: string | undefined) => (value ?? '') !== '',
  );
const reference = () => text().max(200, fault('tooLong', { most: 200 }));
const reason = () =>
  longText()
    .max(500, fault('tooLong', { most: 500 }))
    .test('given', fault('noReason'), (value: string | undefined) => /\S/.test(value ?? ''));
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
        .object({ invoiceId: position('notInvoiceOfList', 1, largestId), amount: amount() })
        .noUnknown(({ unknown }) => fault('unknownField', { name: String(unknown) }))
        .required(fault('notInvoiceOfList')),
    )
    .strict()
    .typeError(fault('notInvoices'))
    .max(100, fault('manyInvoices', { most: 100 }));

/** Input for recording a payment: what is not allocated to invoices is kept on account. */
export const recordPaymentSchema = yup
  .object({
    key,
    /** May be left out where invoices are named: it is their client. */
    clientId: record('clients', ['companyName', 'fullName']),
    amount: amount(),
    /** The day it was received, not later than today. */
    day: givenDay(),
    method: method(),
    /** A cheque's number, a transfer's code. */
    reference: reference(),
    allocations: allocations().default([]),
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
    key,
    allocations: allocations().required(fault('noInvoices')).min(1, fault('noInvoices')),
  })
  .meta({ labels: 'payment' });
export type Allocate = yup.InferType<typeof allocateSchema>;

/** Input for a credit of an invoice: amounts before tax by line, or the whole of what is left. */
export const creditSchema = yup
  .object({
    key,
    reason: reason(),
    /** Lines are counted from 1, without the headings. Null credits all that is left. */
    lines: yup
      .array(
        yup
          .object({ line: position('notLine', 1, 500), amount: amount() })
          .noUnknown(({ unknown }) => fault('unknownField', { name: String(unknown) }))
          .required(fault('notLine')),
      )
      .strict()
      .typeError(fault('notLines'))
      .nullable()
      .min(1, fault('noLines'))
      .max(500, fault('manyRows', { most: 500 }))
      .default(null),
  })
  .meta({ labels: 'payment' });
export type CreditRequest = yup.InferType<typeof creditSchema>;

/** Input for giving money back, out of what one payment or one credit left on account. */
export const refundSchema = yup
  .object({
    key,
    paymentId: yup
      .number()
      .strict()
      .typeError(fault('notLot'))
      .nullable()
      .integer(fault('notLot'))
      .default(null),
    creditId: yup
      .number()
      .strict()
      .typeError(fault('notLot'))
      .nullable()
      .integer(fault('notLot'))
      .default(null),
    amount: amount(),
    method: method(),
    reference: reference(),
    reason: reason(),
  })
  .meta({ labels: 'payment' });
export type RefundRequest = yup.InferType<typeof refundSchema>;

/** Input for writing off what is owed on an invoice. */
export const writeOffSchema = yup
  .object({
    key,
    /** Null writes off all that is owed. */
    amount: money({ min: 0.01 }),
    reason: reason(),
  })
  .meta({ labels: 'payment' });
export type WriteOffRequest = yup.InferType<typeof writeOffSchema>;

const id = () => answer.number();
const optionalId = () => answer.number().nullable();

/** The answer to what moved money: `onAccount` is what the payment or credit has left. */
export const movedAnswer = answer.object({
  message: answer.text(),
  /** Of the payment, credit or refund. */
  id: id(),
  onAccount: answer.number(),
});
export type Moved = yup.InferType<typeof movedAnswer>;

/** A payment, with what became of it. */
export const paymentRecord = answer.object({
  id: id(),
  clientId: optionalId(),
  clientName: answer.text(),
  amount: answer.number(),
  /** The day it was received. */
  day: answer.text(),
  /** One of `paymentMethods`, or `manual` of those recorded before methods were asked for. */
  method: answer.oneOf([...paymentMethods, 'manual']),
  reference: answer.text(),
  who: answer.text(),
  /** ISO 8601. */
  at: answer.text(),
  /** The quote it was paid on. */
  quoteNumber: answer.number().nullable(),
  isReversed: answer.flag(),
  /** Whether it is of a bank line or by card, which only their own calls take back. */
  source: answer.oneOf(['office', 'card', 'bank']),
  /** What is allocated to no invoice and not given back. */
  onAccount: answer.number(),
  refunded: answer.number(),
  allocations: answer.list(
    answer.object({
      invoiceId: id(),
      invoiceNumber: answer.number(),
      amount: answer.number(),
    }),
  ),
});
export type PaymentRecord = yup.InferType<typeof paymentRecord>;

/** An entry of an invoice's ledger. */
export const ledgerEntry = answer.object({
  id: id(),
  day: answer.text(),
  kind: answer.oneOf(ledgerKinds),
  /** What it changes of the balance; a payment is negative. */
  amount: answer.number(),
  /** What is owed after it. */
  balance: answer.number(),
  who: answer.text(),
  /** ISO 8601. */
  at: answer.text(),
  reason: answer.text(),
  /** Of the payment that it allocates. */
  paymentId: optionalId(),
  method: answer.oneOf(['', ...paymentMethods, 'manual']),
  reference: answer.text(),
  /** As `10234-C1`; empty where it is no credit. */
  creditNumber: answer.text(),
  creditId: optionalId(),
  /** Whether a later entry takes it back. */
  isReversed: answer.flag(),
  /** Money that moved without changing the balance, as a refund does; negative is what left us. */
  moved: answer.number(),
});
export type LedgerEntry = yup.InferType<typeof ledgerEntry>;

/** What a payment or a credit has left on account. */
export const lotRecord = answer.object({
  paymentId: optionalId(),
  creditId: optionalId(),
  creditNumber: answer.text(),
  day: answer.text(),
  method: answer.oneOf(['', ...paymentMethods, 'manual']),
  reference: answer.text(),
  quoteNumber: answer.number().nullable(),
  onAccount: answer.number(),
  /** How much of it the card provider can give back; 0 where it did not come by card. */
  toCard: answer.number(),
});
export type LotRecord = yup.InferType<typeof lotRecord>;

/** The ledger of an invoice, the oldest entry first. */
export const invoiceLedgerAnswer = answer.object({
  total: answer.number(),
  balance: answer.number(),
  results: answer.list(ledgerEntry),
  /** Its lines as a credit counts them. */
  lines: answer.list(
    answer.object({
      line: answer.number(),
      description: answer.text(),
      /** Before tax. */
      amount: answer.number(),
      /** What may still be credited, before tax. */
      left: answer.number(),
    }),
  ),
  /** What credits of it, and payments made for it, have left on account. */
  lots: answer.list(lotRecord),
});
export type InvoiceLedger = yup.InferType<typeof invoiceLedgerAnswer>;

/** What a client owes and has with us. */
export const clientAccountAnswer = answer.object({
  /** What is owed without what is on account; negative when we owe the client. */
  balance: answer.number(),
  owed: answer.number(),
  onAccount: answer.number(),
  openInvoices: answer.list(
    answer.object({
      id: id(),
      invoiceNumber: answer.number(),
      dateTs: answer.text(),
      total: answer.number(),
      balance: answer.number(),
      isOverdue: answer.flag(),
    }),
  ),
  /** Payments and credits that have something left, the oldest first. */
  lots: answer.list(lotRecord),
});
export type ClientAccount = yup.InferType<typeof clientAccountAnswer>;
