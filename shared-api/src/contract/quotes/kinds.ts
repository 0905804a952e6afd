import type * as yup from 'yup';
import { carpet } from './carpet.ts';
import { commercial } from './commercial.ts';
import { floor } from './floor.ts';
import { grout } from './grout.ts';
import { paint } from './paint.ts';
import { residential } from './residential.ts';
import { student } from './student.ts';

/** The kinds of instant quote by the word in their path (`carpet-quote/`), in order. */
export const quoteKinds = { commercial, student, residential, carpet, grout, paint, floor };

export type QuoteKindName = keyof typeof quoteKinds;

/** What a kind's form sends. */
export type QuoteRequest<K extends QuoteKindName> = yup.InferType<(typeof quoteKinds)[K]['schema']>;

/** What the form of some kind sends, whichever it is. */
export type AnyQuoteRequest = QuoteRequest<QuoteKindName>;

/** A kind's schema, for code that treats all kinds alike. */
export const quoteSchemaOf = (kind: QuoteKindName): yup.ObjectSchema<yup.AnyObject> =>
  quoteKinds[kind].schema;

/** Names of all kinds. */
export const quoteKindNames = Object.keys(quoteKinds) as QuoteKindName[];

/** Whether a text names a kind. */
export const isQuoteKind = (text: string): text is QuoteKindName => Object.hasOwn(quoteKinds, text);
