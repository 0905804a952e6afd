import type * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { historyParts } from '../../history/history.ts';

/**
 * Settings in force, with their version: 0 while nobody has changed them, and the company file holds.
 * `shipped` is what stands in the file.
 */
export const settingsAnswer = <Shape extends yup.ObjectShape>(shape: Shape) =>
  answer.object({
    version: answer.number(),
    values: answer.object(shape),
    shipped: answer.object(shape),
  });

/** A change of settings: the values of those that changed, before and after, and all as they were from then on. */
export const settingsEntry = <Shape extends yup.ObjectShape>(shape: Shape) =>
  answer.object({ ...historyParts, version: answer.number(), values: answer.object(shape) });
