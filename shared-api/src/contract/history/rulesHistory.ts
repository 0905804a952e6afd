import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { historyParts } from './history.ts';

/**
 * A change of the bank's rules, from the audit trail: `before` holds the `rules` that are gone, `after`
 * those that are new. Both are empty where the order alone has changed.
 */
export const rulesHistoryEntry = answer.object({
  ...historyParts,
  /** The version that resulted from the change. */
  version: answer.number(),
});

export type RulesHistoryEntry = yup.InferType<typeof rulesHistoryEntry>;
