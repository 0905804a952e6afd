import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { historyParts } from '../history/history.ts';
import type { Rates } from './QuoteKind.ts';
import { trialPrice } from './priceAnswers.ts';

/** The current rate card, and its version for basing a change on. */
export const currentRates = answer.object({
  version: answer.number(),
  rates: answer.anything<Rates>(),
});

export type CurrentRates = yup.InferType<typeof currentRates>;

/** A quote to be priced with a given card, without storing it. */
export const trialSchema = yup.object({
  rates: answer.anything<Rates>(),
  kind: answer.text(),
  request: answer.anything<object>(),
  /** Whether to include the rush fee. */
  isRush: yup.boolean().strict(),
});

/** The price with the current card and with the given one. */
export const trialAnswer = answer.object({ before: trialPrice, after: trialPrice });

/**
 * A price change from the audit trail. `before` and `after` hold the changed prices by path:
 * `carpet.room`.
 */
export const rateCardHistoryEntry = answer.object({
  ...historyParts,
  /** The version of the card that resulted from the change. */
  version: answer.number(),
});

export type RateCardHistoryEntry = yup.InferType<typeof rateCardHistoryEntry>;

/** Flattens a card to its numbers by path (`carpet.room`), as used in errors and history. */
export const pricesByPath = (rates: object, before = ''): Record<string, number> =>
  Object.assign(
    {},
    ...Object.entries(rates).map(([name, value]: [string, unknown]) =>
      typeof value === 'number'
        ? { [before + name]: value }
        : pricesByPath(value as object, `${before}${name}.`),
    ),
  ) as Record<string, number>;
