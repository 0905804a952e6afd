import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { historyParts } from '../history/history.ts';
import type { Rates } from './QuoteKind.ts';
import { trialPrice } from './rules.ts';

/** The rate card in force, and the version that a change of it is based on. */
export const currentRates = answer.object({
  version: answer.number(),
  rates: answer.anything<Rates>(),
});

export type CurrentRates = yup.InferType<typeof currentRates>;

/** A quote that is priced with a card, without being one. */
export const trialSchema = yup.object({
  rates: answer.anything<Rates>(),
  kind: answer.text(),
  request: answer.anything<object>(),
  /** Whether the rush fee is in it. */
  isRush: yup.boolean().strict(),
});

/** What it comes to with the card in force, and with the other one. */
export const trialAnswer = answer.object({ before: trialPrice, after: trialPrice });

/**
 * One change of the prices, from the audit trail. `before` and `after` have the changed prices by
 * their paths in the card: `carpet.room`.
 */
export const rateCardHistoryEntry = answer.object({
  ...historyParts,
  /** The card that the change put in force. */
  version: answer.number(),
});

export type RateCardHistoryEntry = yup.InferType<typeof rateCardHistoryEntry>;

/** The numbers of a card by their paths, `carpet.room` say, as errors and history name them. */
export const pricesByPath = (rates: object, before = ''): Record<string, number> =>
  Object.assign(
    {},
    ...Object.entries(rates).map(([name, value]: [string, unknown]) =>
      typeof value === 'number'
        ? { [before + name]: value }
        : pricesByPath(value as object, `${before}${name}.`),
    ),
  ) as Record<string, number>;
