import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** The parts of an entry of the audit trail, whatever it is about. */
export const historyParts = {
  /** Instant, ISO 8601. */
  at: answer.text(),
  who: answer.text(),
  action: answer.oneOf(['create', 'update', 'delete', 'restore']),
  /** The changed fields as they were, by name; the whole record where it was deleted. */
  before: answer.anything<Record<string, unknown>>().nullable(),
  /** The changed fields as they became. */
  after: answer.anything<Record<string, unknown>>().nullable(),
};

/** One entry of the audit trail of a record (docs/product/calls.md "Conventions"). */
export const historyEntry = answer.object(historyParts);

export type HistoryEntry = yup.InferType<typeof historyEntry>;
