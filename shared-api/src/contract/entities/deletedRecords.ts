import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { entityNames } from './entityNames.ts';

export const deletedRecordsQuery = yup.object({
  /** Only records of this entity. */
  entity: yup.string(),
  /** Opaque cursor from `next`. */
  cursor: yup.string(),
});

const deletedRecord = answer.object({
  /** Which deletion it is: restoring names it, so that nobody restores what has been deleted anew since. */
  deletion: answer.number(),
  entity: answer.oneOf(entityNames),
  id: answer.number(),
  /** ISO 8601. */
  at: answer.text(),
  who: answer.text(),
  /** Days in which it can still be restored. */
  daysLeft: answer.number(),
  /** The record as it was. */
  record: answer.anything<Record<string, unknown>>(),
});
export type DeletedRecord = yup.InferType<typeof deletedRecord>;

/** What was deleted in the last 30 days and is not restored, newest first. */
export const deletedRecordsAnswer = answer.object({
  results: answer.list(deletedRecord),
  /** The cursor of what was deleted before; null at the end. */
  next: answer.text().nullable(),
});
