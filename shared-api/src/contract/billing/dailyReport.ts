import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** Counts of what a daily update did, or would do. */
const countParts = {
  services: answer.number(),
  invoices: answer.number(),
  billed: answer.number(),
  reminders: answer.number(),
};

export const dailyCounts = answer.object(countParts);

export type DailyCounts = yup.InferType<typeof dailyCounts>;

/** An invoice in a report. */
const invoiceParts = {
  /** Null in a preview for an invoice that the run would make. */
  invoiceId: answer.number().nullable(),
  /** Null if it has none, or gets one by the run itself. */
  number: answer.number().nullable(),
  clientId: answer.number().nullable(),
  clientName: answer.text(),
};

const madeServices = answer.object({
  contractId: answer.number(),
  clientName: answer.text(),
  count: answer.number(),
  /** First and last day. */
  from: answer.text(),
  to: answer.text(),
});

const madeInvoice = answer.object({
  ...invoiceParts,
  /** The first line of its details. */
  what: answer.text(),
  total: answer.number(),
});

const mailedInvoice = answer.object({
  ...invoiceParts,
  /** What is to be paid. */
  owed: answer.number(),
  /** Empty if the client has no address: nobody is written to then. */
  recipients: answer.list(answer.text()),
});

const heldInvoice = answer.object({
  ...invoiceParts,
  /** What it would ask for. */
  total: answer.number(),
  quoteId: answer.number(),
  quoteNumber: answer.number(),
  /** What the client has agreed to, what may be billed for that, and what would be with this one. */
  agreed: answer.number(),
  ceiling: answer.number(),
  billed: answer.number(),
});

const sparedInvoice = answer.object({
  ...invoiceParts,
  /** What is to be paid. */
  owed: answer.number(),
  /** What its client has on account, which is at least what they owe. */
  onAccount: answer.number(),
});

/** What a daily update did, or would do, with names and amounts. */
export const dailyReport = answer.object({
  services: answer.list(madeServices),
  invoices: answer.list(madeInvoice),
  bills: answer.list(mailedInvoice),
  reminders: answer.list(mailedInvoice),
  /** Drafts that stay drafts: with them, more would be billed than the clients of their quotes agreed to. */
  held: answer.list(heldInvoice),
  /** Overdue, and not reminded of: the money is there, and waits for the office to use it. */
  spared: answer.list(sparedInvoice),
});

export type DailyReport = yup.InferType<typeof dailyReport>;
export type MailedInvoice = yup.InferType<typeof mailedInvoice>;
export type SparedInvoice = yup.InferType<typeof sparedInvoice>;
export type HeldInvoice = yup.InferType<typeof heldInvoice>;
export type MadeInvoice = yup.InferType<typeof madeInvoice>;

/** What the next daily update would do. */
export const dailyPreviewAnswer = answer.object({ counts: dailyCounts, report: dailyReport });

const runParts = {
  id: answer.number(),
  /** The company day. */
  day: answer.text(),
  /** ISO 8601. */
  at: answer.text(),
  /** Who pressed the button; empty for the run of the morning, and for runs of earlier releases. */
  who: answer.text(),
  counts: dailyCounts,
};

/** The newest runs of the daily update first. */
export const dailyRunsAnswer = answer.object({
  results: answer.list(answer.object(runParts)),
  /** The id to ask for older runs with; null on the last page. */
  next: answer.number().nullable(),
});

export type DailyRun = yup.InferType<typeof dailyRunsAnswer>['results'][number];

/** One run; the report is null for runs of releases that kept none. */
export const dailyRunAnswer = answer.object({ ...runParts, report: dailyReport.nullable() });
