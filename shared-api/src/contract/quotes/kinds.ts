import type * as yup from 'yup';
import { carpetExamples, carpetSchema } from './carpet.ts';

/**
 * The kinds of instant quote that exist, by the word in their path (`carpet-quote/`). Adding one
 * here makes the compiler ask for its prices.
 */
export const quoteKinds = {
  carpet: {
    schema: carpetSchema,
    examples: carpetExamples,
    title: 'Carpet',
    category: 'Janitorial',
  },
} as const;

export type QuoteKindName = keyof typeof quoteKinds;

/** What a kind's form sends. */
export type QuoteRequest<K extends QuoteKindName> = yup.InferType<(typeof quoteKinds)[K]['schema']>;

/** Names of all kinds that exist. */
export const quoteKindNames = Object.keys(quoteKinds) as QuoteKindName[];

/** Whether a text names a kind that exists. */
export const isQuoteKind = (text: string): text is QuoteKindName => Object.hasOwn(quoteKinds, text);
