import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { lineLimit } from '../../fields/storableText.ts';
import { fault, unknownField } from '../../messages/faults.ts';

/** The entities whose records can be imported from a CSV file. */
export const importableNames = ['clients', 'contracts', 'services'] as const;

export type ImportableName = (typeof importableNames)[number];

/** What becomes of a row whose record is there already. */
export const duplicateRules = ['skip', 'fill', 'add'] as const;

export type DuplicateRule = (typeof duplicateRules)[number];

/** How a file writes days whose year comes last; others need no order. */
export const dayOrders = ['ymd', 'mdy', 'dmy'] as const;

export type DayOrder = (typeof dayOrders)[number];

/**
 * `open`: uploaded, perhaps checked; `queued`: being imported; `done`: all of its rows are stored;
 * `undone`: taken back.
 */
export const importStates = ['open', 'queued', 'done', 'undone'] as const;

export type ImportState = (typeof importStates)[number];

/** Limits on a file; it is refused with a message that names the one it exceeds. */
export const importLimits = {
  megabytes: 10,
  rows: 20_000,
  columns: 200,
  /** Days after which an import cannot be undone, and its file is forgotten. */
  days: 30,
} as const;

const pair = yup
  .object({
    heading: yup.string().strict().typeError(fault('notText')).required(fault('missing')),
    field: yup.string().strict().typeError(fault('notText')).required(fault('missing')),
  })
  .noUnknown(unknownField);

/** How a file is to be read: which column is which field, and what becomes of duplicates. */
export const importChoiceSchema = yup
  .object({
    /** Columns that are left out have no entry; several may be of one field of text. */
    mapping: yup
      .array(pair.required(fault('missing')))
      .strict()
      .typeError(fault('wrongType'))
      .required(fault('missing'))
      .max(importLimits.columns, fault('manyRecords', { most: importLimits.columns })),
    duplicates: yup
      .string()
      .strict()
      .required(fault('missing'))
      .oneOf(duplicateRules, fault('notAmong', { options: duplicateRules })),
    dayOrder: yup
      .string()
      .strict()
      .required(fault('missing'))
      .oneOf(dayOrders, fault('notAmong', { options: dayOrders })),
  })
  .noUnknown(unknownField);

export type ImportChoice = yup.InferType<typeof importChoiceSchema>;

/** Starts an import as it was checked. */
export const importStartSchema = yup.object({
  /** The plan that the check answered. */
  plan: yup
    .string()
    .strict()
    .required(fault('missing'))
    .max(lineLimit, fault('tooLong', { most: lineLimit })),
});

/** A field that columns can be mapped to. */
const importField = answer.object({
  name: answer.text(),
  label: answer.text(),
  /** Whether a row needs it. */
  isNeeded: answer.flag(),
  /** Whether several columns may be of it, whose texts are joined: first and last name. */
  joins: answer.flag(),
  /** Whether it holds days, whose order is asked for. */
  isDay: answer.flag(),
});

export type ImportField = yup.InferType<typeof importField>;

/** A column of the file: its heading, its first different values, and the field it seems to be of. */
const importColumn = answer.object({
  heading: answer.text(),
  samples: answer.list(answer.text()),
  field: answer.text().nullable(),
});

export type ImportColumn = yup.InferType<typeof importColumn>;

/** Why a row is refused. */
const importFault = answer.object({
  /** The number of the row in a spreadsheet. */
  row: answer.number(),
  /** The heading of the column; empty where it is the whole row. */
  heading: answer.text(),
  /** What is in the cell. */
  value: answer.text(),
  /** What is wrong, and what to do. */
  reason: answer.text(),
});

export type ImportFault = yup.InferType<typeof importFault>;

/** What an import does, or has done, with the rows of its file. */
const importReport = answer.object({
  /** Rows that become new records, fill empty fields of others, and change nothing. */
  created: answer.number(),
  filled: answer.number(),
  skipped: answer.number(),
  refused: answer.number(),
  /** Further contacts and addresses that clients get. */
  contacts: answer.number(),
  addresses: answer.number(),
  /** The first reasons of refused rows. */
  faults: answer.list(importFault),
  /** How much rows say that is not stored, though they are not refused, and the first of it with the reasons. */
  leftCount: answer.number(),
  left: answer.list(importFault),
  /** Identifies what the check said; the import does exactly this, or nothing. */
  plan: answer.text(),
});

export type ImportReport = yup.InferType<typeof importReport>;

const summary = {
  id: answer.number(),
  entity: answer.oneOf(importableNames),
  /** The file's name. */
  name: answer.text(),
  who: answer.text(),
  /** ISO 8601. */
  at: answer.text(),
  rows: answer.number(),
  state: answer.oneOf(importStates),
  report: importReport.nullable(),
  /** Why it was not carried out when it was last started; empty otherwise. */
  fault: answer.text(),
  finishedAt: answer.text().nullable(),
  undoneAt: answer.text().nullable(),
  undoneBy: answer.text().nullable(),
};

export const importSummary = answer.object(summary);

export type ImportSummary = yup.InferType<typeof importSummary>;

/** An import with all that its screen needs. */
export const importAnswer = answer.object({
  ...summary,
  /** Empty once the file is forgotten. */
  columns: answer.list(importColumn),
  fields: answer.list(importField),
  /** Whether the mapping is that of an earlier file with these headings. */
  isRemembered: answer.flag(),
  /** As it was last checked, or how it was last time. */
  duplicates: answer.oneOf(duplicateRules),
  dayOrder: answer.oneOf(dayOrders),
  /** Records written so far, of how many; null unless it is being imported. */
  progress: answer.object({ done: answer.number(), all: answer.number() }).nullable(),
});

export type Import = yup.InferType<typeof importAnswer>;

/** Imports, the newest first, and the cursor of the next page (`before`). */
export const importsAnswer = answer.object({
  results: answer.list(importSummary),
  next: answer.text().nullable(),
});

/** A record that stands in the way of an undo. */
const importConflict = answer.object({
  id: answer.number(),
  /** What people call it. */
  name: answer.text(),
  /** Why: it was changed, or other records refer to it. */
  reason: answer.text(),
});

/** What undoing an import does, and what is in its way. */
export const importUndoAnswer = answer.object({
  /** Records that go, and those that get their old values back. */
  removed: answer.number(),
  restored: answer.number(),
  /** The first records that were changed, used or merged since; it is refused while there is one. */
  conflicts: answer.list(importConflict),
  /** How many there are. */
  conflictCount: answer.number(),
  /** Further contacts and addresses that clients lose again. */
  contacts: answer.number(),
  addresses: answer.number(),
});

export type ImportUndo = yup.InferType<typeof importUndoAnswer>;
