import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { categories } from '../values/categories.ts';
import { checkbox, day, longText, money, number, record, select } from '../fields/fields.ts';
import { table } from '../fields/table.ts';

/** What a client owes (docs/product/records.md). */
export const invoiceSchema = yup.object({
  invoiceNumber: number('Invoice number', { readOnly: true, excludedOnCreate: true }),
  clientId: record('Client', 'clients', ['companyName', 'fullName']),
  type: select('Type', categories),
  dateTs: day('Date', { excludedOnCreate: true }),
  paidDateTs: day('Paid on', { readOnly: true, excludedOnCreate: true }),
  subTotal: money('Subtotal'),
  // Both follow from the subtotal (docs/product/validation.md): the server works them out again.
  tax: money('Tax', { readOnly: true }),
  total: money('Total', { readOnly: true }),
  newLineData: table('Details', { holdsAmounts: true }),
  billed: checkbox('Billed', { readOnly: true }),
  paid: checkbox('Paid', { readOnly: true }),
  notes: longText('Notes'),
});

export type Invoice = yup.InferType<typeof invoiceSchema>;

/** Days after which an unpaid invoice is overdue (docs/product/limits.md). */
export const overdueDays = 30;

/** What belongs to an invoice besides its fields; worked out or kept by the server. */
export const invoiceDerived = answer.object({
  contractId: answer.number().nullable(),
  /** The client's company, or name where there is none. */
  clientName: answer.text().nullable(),
  /** Owed, and more than 30 days since its date (docs/product/limits.md). */
  isOverdue: answer.flag(),
  /** The day from which on it is void: it keeps its number, and nothing is owed on it. */
  voidedOn: answer.text().nullable(),
  /** Why it is void; empty while it is not. */
  voidReason: answer.text(),
});
