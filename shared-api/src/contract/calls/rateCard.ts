import * as answer from '../fields/answers.ts';
import {
  currentRates,
  rateCardHistoryEntry,
  trialAnswer,
  trialSchema,
} from '../quotes/rateCard.ts';
import type { Call } from './Call.ts';

/** The prices of instant quotes (docs/product/money.md "Instant quotes"). */
export const rateCardCalls = {
  rateCard: {
    who: 'prices',
    method: 'GET',
    path: '/rate-card/',
    summary: 'The rate card in force',
    answer: currentRates,
  },
  rateCardHistory: {
    who: 'prices',
    method: 'GET',
    path: '/rate-card/history/',
    summary: 'Who changed which prices, the newest first',
    answer: answer.results(rateCardHistoryEntry),
  },
  rateCardTrial: {
    who: 'prices',
    method: 'POST',
    path: '/rate-card/trial',
    summary: 'What a quote comes to with the card in force and with another one; stores nothing',
    body: trialSchema,
    checksBody: true,
    answer: trialAnswer,
  },
  replaceRateCard: {
    who: 'prices',
    method: 'PUT',
    path: '/rate-card/',
    summary: 'Puts other prices in force; 409 has the newer card when somebody else was faster',
    body: currentRates,
    checksBody: true,
    answer: currentRates,
    refusals: [409],
  },
} as const satisfies Record<string, Call>;
