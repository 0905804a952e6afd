import * as yup from 'yup';
import {
  importableNames,
  importAnswer,
  importChoiceSchema,
  importsAnswer,
  importStartSchema,
  importUndoAnswer,
} from '../../entities/importing/imports.ts';
import { among } from '../../fields/among.ts';
import * as answer from '../../fields/answers.ts';
import type { Call } from '../Call.ts';

/** Records from CSV files of other programs (docs/product/office.md "Import"). */
export const importCalls = {
  imports: {
    who: 'records',
    method: 'GET',
    path: '/imports/',
    summary: 'Imported files, the newest first',
    query: yup.object({
      /** Cursor from `next`. */
      before: yup.string(),
    }),
    answer: importsAnswer,
  },
  uploadImport: {
    who: 'records',
    method: 'POST',
    path: '/imports/',
    summary: 'Takes a CSV file in, and says what its columns seem to be; stores no records',
    query: yup.object({
      /** The file's name. */
      name: yup.string(),
      /** What its rows are. */
      entity: among(importableNames),
    }),
    body: { mediaType: 'application/octet-stream' },
    statuses: [201],
    answer: importAnswer,
  },
  importFile: {
    who: 'records',
    method: 'GET',
    path: '/imports/:id/',
    summary: 'One import: its columns, what was found, and how far it is',
    answer: importAnswer,
    refusals: [404],
  },
  checkImport: {
    who: 'records',
    method: 'POST',
    path: '/imports/:id/check',
    summary: 'Says what an import would do with each row; stores no records',
    body: importChoiceSchema,
    answer: importAnswer,
    refusals: [404, 409],
  },
  startImport: {
    who: 'records',
    method: 'POST',
    path: '/imports/:id/start',
    summary: 'Carries an import out as it was checked, in the background',
    body: importStartSchema,
    statuses: [202],
    answer: importAnswer,
    refusals: [404, 409],
  },
  refusedRows: {
    who: 'records',
    method: 'GET',
    path: '/imports/:id/refused/',
    summary: 'The refused rows of an import with the reasons, as a file',
    answer: { mediaType: 'text/csv' },
    refusals: [404, 409],
  },
  importUndo: {
    who: 'records',
    method: 'GET',
    path: '/imports/:id/undo',
    summary: 'What undoing an import would do, and what is in its way',
    answer: importUndoAnswer,
    refusals: [404, 409],
  },
  undoImport: {
    who: 'records',
    method: 'POST',
    path: '/imports/:id/undo',
    summary: 'Takes a whole import back, unless its records were changed, used or merged since',
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
