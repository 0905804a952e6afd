import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { ledgerKinds, paymentMethods } from './ledger.ts';

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

/** The answer to "Paid": `id` is of the payment, null where nothing was owed any more. */
export const receivedAnswer = answer.object({ message: answer.text(), id: optionalId() });

/** What a credit would come to, and what would become of it. */
export const creditPreviewAnswer = answer.object({
  subTotal: answer.number(),
  tax: answer.number(),
  total: answer.number(),
  /** How much less is owed on the invoice by it, what was written off included. */
  reduces: answer.number(),
  /** What of it is kept on account of the client: it was paid. */
  onAccount: answer.number(),
  /** What of that was a deposit or a part payment, which is not held for its quote or contract again. */
  wasHeld: answer.number(),
});
export type CreditPreview = yup.InferType<typeof creditPreviewAnswer>;

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
  /** How much of that the card provider can give back; 0 where it did not come by card. */
  toCard: answer.number(),
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
  /** What a credit comes to with its tax, also where it does not change the balance; otherwise 0. */
  credited: answer.number(),
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
  /** The credits made of it, with tax. */
  credited: answer.number(),
  /** What of these is or was on account: it was paid before it was credited. */
  creditedOnAccount: answer.number(),
  writtenOff: answer.number(),
  /** The money that covers it. */
  received: answer.number(),
  results: answer.list(ledgerEntry),
  /**
   * Why it is credited as one amount and not by its lines: one of these reduces it, as a discount does, or
   * they do not make its subtotal. Empty where lines can be credited.
   */
  asOne: answer.oneOf(['', 'discount', 'otherSum']),
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
  /** Deposits that are held as security, and pay nothing until the invoice that they are for. */
  held: answer.number(),
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
