import * as yup from 'yup';
import { among } from '../fields/among.ts';
import * as answer from '../fields/answers.ts';
import { dealGroup } from '../quotes/priceAnswers.ts';
import { fromPrices } from '../site/fromPrices.ts';
import { quoteKindNames, quoteKinds, type QuoteKindName } from '../quotes/kinds.ts';
import { priceSchemas } from '../quotes/priceSchema.ts';
import { quoteAnswer, trialPrice } from '../quotes/priceAnswers.ts';
import { quoteWishSchema } from '../quotes/quoteWish.ts';
import { languages } from '../values/language.ts';
import type { Call } from './Call.ts';

const quoteCall = <const K extends QuoteKindName>(kind: K) =>
  ({
    method: 'POST',
    path: `/${kind}-quote/`,
    summary: `Prices and stores a ${quoteKinds[kind].title} quote and mails it; 405 for a day without bookings`,
    who: 'visitor',
    body: quoteKinds[kind].schema as (typeof quoteKinds)[K]['schema'],
    answer: quoteAnswer,
    refusals: [405, 409],
  }) as const satisfies Call;

/** One call per kind of instant quote (docs/product/calls.md). */
export const quoteKindCalls = Object.fromEntries(
  quoteKindNames.map((kind) => [kind, quoteCall(kind)]),
) as { [K in QuoteKindName]: ReturnType<typeof quoteCall<K>> };

const quotePriceCall = <const K extends QuoteKindName>(kind: K) =>
  ({
    method: 'POST',
    path: `/${kind}-quote/price/`,
    summary: `What a ${quoteKinds[kind].title} quote would come to; stores nothing`,
    who: 'visitor',
    body: priceSchemas[kind],
    answer: trialPrice,
    refusals: [405],
  }) as const satisfies Call;

/** Prices of unfinished forms, one call per kind of instant quote. */
export const quotePriceCalls = Object.fromEntries(
  quoteKindNames.map((kind) => [kind, quotePriceCall(kind)]),
) as { [K in QuoteKindName]: ReturnType<typeof quotePriceCall<K>> };

/** Lets a visitor open their quote again. */
export const answerCalls = {
  quoteAnswer: {
    method: 'GET',
    path: '/quote-answers/:secret',
    summary: 'The answer that a quote has had, by its secret',
    who: 'visitor',
    answer: quoteAnswer,
    refusals: [404],
  },
  quoteWish: {
    method: 'POST',
    path: '/quote-answers/:secret/wishes/',
    summary:
      'Asks to book or change a quote, or something about it; 405 when it was sent too often, 409 for the booking of a quote that cannot be booked any more',
    who: 'visitor',
    body: quoteWishSchema,
    answer: quoteAnswer,
    refusals: [404, 405, 409],
  },
  quoteAnswerFile: {
    method: 'GET',
    path: '/quote-answers/:secret/file/',
    summary: 'The same quote as PDF; ?language=fr in French',
    who: 'visitor',
    query: yup.object({ language: among(languages) }),
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;

export const dealCalls = {
  dealTiers: {
    method: 'GET',
    path: '/deal-tiers/',
    summary: 'Prices of student deals',
    who: 'visitor',
    answer: answer.list(dealGroup),
  },
  rushFee: {
    method: 'GET',
    path: '/rush-fee/',
    summary: 'What a service within the next 72 hours costs besides, in dollars without tax',
    who: 'visitor',
    answer: answer.object({ rushFee: answer.number() }),
  },
  fromPrices: {
    method: 'GET',
    path: '/from-prices/',
    summary: 'The least that each service with an instant quote costs, in dollars without tax',
    who: 'visitor',
    answer: fromPrices,
  },
} as const satisfies Record<string, Call>;
