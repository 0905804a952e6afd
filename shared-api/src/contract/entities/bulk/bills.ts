import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { onceKey } from '../../fields/requestFields.ts';
import { lookedAt, selection } from './selection.ts';

/** Why a service goes on no invoice. */
export const billSkipReasons = [
  'gone',
  'changed',
  'notDone',
  'billed',
  'clientless',
  'priceless',
  /** Billed with the month of its contract. */
  'monthly',
  /** Billed with its quote, which has services that are still to be done. */
  'quoteOpen',
] as const;
export type BillSkipReason = (typeof billSkipReasons)[number];

/** Input for looking at which invoices services would go on. */
export const billPreviewSchema = yup.object(selection()).meta({ labels: 'bulk' });
export type BillPreview = yup.InferType<typeof billPreviewSchema>;

/** Input for making invoices of services. */
export const billSchema = yup
  .object({ records: lookedAt(), key: onceKey() })
  .meta({ labels: 'bulk' });
export type BillRequest = yup.InferType<typeof billSchema>;

const billedService = answer.object({
  id: answer.number(),
  version: answer.number(),
});

const madeBill = answer.object({
  /** Null while it is only looked at. */
  invoiceId: answer.number().nullable(),
  clientId: answer.number(),
  clientName: answer.text(),
  /** The quote that is billed as a whole; null of services without one. */
  quoteNumber: answer.number().nullable(),
  /** How many services are on it. */
  visits: answer.number(),
  subTotal: answer.number(),
  total: answer.number(),
});
export type MadeBill = yup.InferType<typeof madeBill>;

const skippedBill = answer.object({
  id: answer.number(),
  /** S-000123; empty of one that is gone. */
  code: answer.text(),
  clientName: answer.text(),
  address: answer.text(),
  /** By the company's clock, `YYYY-MM-DDTHH:MM`. */
  at: answer.text().nullable(),
  reason: answer.oneOf(billSkipReasons),
});
export type SkippedBill = yup.InferType<typeof skippedBill>;

/** The invoices that would be made, one a client and brand, and the services that they are made of. */
export const billPreviewAnswer = answer.object({
  invoices: answer.list(madeBill),
  services: answer.list(billedService),
  skipped: answer.list(skippedBill),
});

export const billAnswer = answer.object({
  message: answer.text(),
  invoices: answer.list(madeBill),
  skipped: answer.list(skippedBill),
});
