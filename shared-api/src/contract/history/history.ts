import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** The fields common to all audit trail entries. */
export const historyParts = {
  /** ISO 8601. */
  at: answer.text(),
  who: answer.text(),
  action: answer.oneOf(['create', 'update', 'delete', 'restore']),
  /** The old values of the changed fields; the whole record if it was deleted. */
  before: answer.anything<Record<string, unknown>>().nullable(),
  /** The new values of the changed fields. */
  after: answer.anything<Record<string, unknown>>().nullable(),
};

/** An audit trail entry of a record (docs/product/calls.md "Conventions"). */
export const historyEntry = answer.object(historyParts);

export type HistoryEntry = yup.InferType<typeof historyEntry>;
