import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { accountInFile } from './bankAccounts.ts';

/** The columns of a CSV file and its first rows, for a person to say what they hold. */
const columnPreview = answer.object({
  headers: answer.list(answer.text()),
  rows: answer.anything<string[][]>(),
});

export type ColumnPreview = yup.InferType<typeof columnPreview>;

const outcome = {
  name: answer.text(),
  /** `waiting`: the file is still being written and will be read on the next run. */
  outcome: answer.oneOf(['read', 'refused', 'waiting']),
  /** Why the file was refused or is waiting. */
  reason: answer.text(),
  /** A warning about a file that was read; '' if there is none. */
  note: answer.text(),
  lines: answer.number(),
  added: answer.number(),
  /** Lines already known by the bank's id whose content has changed. */
  updated: answer.number(),
  /** Whether the file is refused until somebody says what its columns hold. */
  asksColumns: answer.flag(),
  /** Then, right after it was refused. */
  preview: columnPreview.nullable(),
  accounts: answer.list(accountInFile),
};

/** The result of reading one statement file. */
const statementOutcome = answer.object(outcome);

export type StatementOutcome = yup.InferType<typeof statementOutcome>;

/** The results of reading several statement files. */
export const statementReportAnswer = answer.object({
  message: answer.text(),
  files: answer.list(statementOutcome),
});

export type StatementReport = yup.InferType<typeof statementReportAnswer>;

/** What an import has in another currency, of one account. */
const foreignInFile = answer.object({
  accountId: answer.number(),
  currency: answer.text(),
  lines: answer.number(),
  /** Their sum in that currency. */
  amount: answer.number(),
  /** Lines without a rate, which no chart counts. */
  waiting: answer.number(),
  /** Canadian dollars for one of the currency; null without one, or if its lines have several. */
  rate: answer.number().nullable(),
  /** Where the rate is from. */
  source: answer.text().nullable(),
});

export type ForeignInFile = yup.InferType<typeof foreignInFile>;

/** A statement file read earlier: its result, and who submitted it, how and when. */
export const statementFile = answer.object({
  ...outcome,
  id: answer.number(),
  who: answer.text(),
  source: answer.text(),
  /** ISO 8601. */
  at: answer.text(),
  /** When it was taken back, and by whom; null if it was not. */
  undoneAt: answer.text().nullable(),
  undoneBy: answer.text().nullable(),
  /** Its money in other currencies. */
  foreign: answer.list(foreignInFile),
});

export type StatementFile = yup.InferType<typeof statementFile>;

/** A page of imports and the cursor of the next one (`before`); null on the last page. */
export const statementFilesAnswer = answer.object({
  results: answer.list(statementFile),
  next: answer.text().nullable(),
});
