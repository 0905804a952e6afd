import * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** Which days a report is asked for; `day` is the last one. */
export const reportQuery = yup.object({ from: yup.string(), to: yup.string() });

/** What one figure of a report is made of: its line, or all lines where none is named, and its column. */
export const reportEntriesQuery = yup.object({
  from: yup.string(),
  to: yup.string(),
  line: yup.string(),
  column: yup.string(),
  /** How many entries were shown already. */
  skip: yup.string(),
});

const optionalId = () => answer.number().nullable();

/** A line of a report. */
export const reportLine = answer.object({
  /** Of a client or contract its id, of others their word in `reportTexts`; empty for those of none. */
  key: answer.text(),
  /** Of a client or contract. */
  name: answer.text(),
  /** City and e-mail of a client, which tell it from others of the same name; of others empty. */
  about: answer.text(),
  /** In the order of the report's columns. */
  amounts: answer.list(answer.number()),
});
export type ReportLine = yup.InferType<typeof reportLine>;

export const reportAnswer = answer.object({
  /** The first and the last day that it is of; the first is null for one that is of a day or of now. */
  from: answer.text().nullable(),
  to: answer.text(),
  lines: answer.list(reportLine),
  /** In the order of the columns; empty where lines are not summed up. */
  totals: answer.list(answer.number()),
});
export type ReportAnswer = yup.InferType<typeof reportAnswer>;

/** What a figure is made of. */
export const reportEntry = answer.object({
  /** Null for a draft without a date. */
  day: answer.text().nullable(),
  /** A kind of the ledger; `service`, `contractMonth` and `draft` are not in it. */
  kind: answer.text(),
  amount: answer.number(),
  clientId: optionalId(),
  clientName: answer.text(),
  invoiceId: optionalId(),
  invoiceNumber: optionalId(),
  /** As `10234-C1`; empty where it is no credit. */
  creditNumber: answer.text(),
  quoteId: optionalId(),
  quoteNumber: optionalId(),
  serviceId: optionalId(),
  contractId: optionalId(),
  /** Of the payment. */
  method: answer.text(),
  reference: answer.text(),
});
export type ReportEntry = yup.InferType<typeof reportEntry>;

export const reportEntriesAnswer = answer.object({
  results: answer.list(reportEntry),
  /** Of all entries, not only of those that are listed. */
  count: answer.number(),
  total: answer.number(),
});
export type ReportEntries = yup.InferType<typeof reportEntriesAnswer>;

/** In how many files the journal of a span of days goes into a program. */
export const journalFilesAnswer = answer.object({
  files: answer.number(),
  /** Entries of more rows than the program takes in a file; each has a file of its own. */
  tooLong: answer.list(answer.object({ entry: answer.number(), rows: answer.number() })),
});
export type JournalFiles = yup.InferType<typeof journalFilesAnswer>;
