import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { categories } from '../values/categories.ts';
import { checkbox, day, longText, money, number, record, select } from '../fields/fields.ts';
import { table } from '../fields/table.ts';

/** An amount that a client owes (docs/product/records.md). */
export const invoiceSchema = yup
  .object({
    invoiceNumber: number({ readOnly: true, excludedOnCreate: true }),
    clientId: record('clients', ['companyName', 'fullName']),
    /** The quote that it bills. */
    quoteId: record('quotes', ['number', 'projectTitle']),
    type: select(categories),
    dateTs: day({ excludedOnCreate: true }),
    paidDateTs: day({ readOnly: true, excludedOnCreate: true }),
    subTotal: money(),
    // Tax and total follow from the subtotal (docs/product/validation.md), so the server recomputes
    // them.
    tax: money({ readOnly: true }),
    total: money({ readOnly: true }),
    newLineData: table({ holdsAmounts: true }),
    billed: checkbox({ readOnly: true }),
    paid: checkbox({ readOnly: true }),
    notes: longText(),
  })
  .meta({ labels: 'invoices' });

export type Invoice = yup.InferType<typeof invoiceSchema>;

/** Input for looking at an invoice before it is saved. */
export const invoicePreviewSchema = invoiceSchema.shape({
  /** The draft that it is of; null for one that is not saved yet. */
  id: record('invoices', ['invoiceNumber']),
});

export type InvoicePreview = yup.InferType<typeof invoicePreviewSchema>;

/** Values derived or maintained by the server. */
export const invoiceDerived = answer.object({
  contractId: answer.number().nullable(),
  quoteNumber: answer.number().nullable(),
  /** The client's company name, or the person's name if there is no company. */
  clientName: answer.text().nullable(),
  /** Whom to call about it; null without a client. */
  clientPhone: answer.text().nullable(),
  /** Unpaid for more than 30 days after its date (docs/product/limits.md). */
  isOverdue: answer.flag(),
  /** What is owed on it; 0 for a draft and for a void one. */
  balance: answer.number(),
  /** What of deposits and part payments is applied to it. */
  applied: answer.number(),
  /** All credits of it, also what of them did not reduce it and was kept on account. */
  credited: answer.number(),
  /** What was written off, and was neither taken back nor credited since. */
  writtenOff: answer.number(),
  /** Whether the payer disputes a payment that pays it, and that is not decided. */
  isDisputed: answer.flag(),
  /** The day it was voided. A void invoice keeps its number, but nothing is owed on it. */
  voidedOn: answer.text().nullable(),
  /** Why it was voided; empty otherwise. */
  voidReason: answer.text(),
});
