import type * as yup from 'yup';
import { carpet } from './carpet.ts';
import { commercial } from './commercial.ts';
import { floor } from './floor.ts';
import { grout } from './grout.ts';
import { quoteKindNames, type QuoteKind, type QuoteKindName } from './QuoteKind.ts';
import { paint } from './paint.ts';
import { residential } from './residential.ts';
import { student } from './student.ts';

export { quoteKindNames, type QuoteKindName };

/** All kinds of instant quote; one that has a name and no declaration does not compile. */
export const quoteKinds = {
  commercial,
  student,
  residential,
  carpet,
  grout,
  paint,
  floor,
} satisfies Record<QuoteKindName, QuoteKind>;

/** The request of a kind. */
export type QuoteRequest<K extends QuoteKindName> = yup.InferType<(typeof quoteKinds)[K]['schema']>;

/** The request of any kind. */
export type AnyQuoteRequest = QuoteRequest<QuoteKindName>;

/** A kind's schema, for code that handles all kinds. */
export const quoteSchemaOf = (kind: QuoteKindName): yup.ObjectSchema<yup.AnyObject> =>
  quoteKinds[kind].schema;

export const isQuoteKind = (text: string): text is QuoteKindName => Object.hasOwn(quoteKinds, text);
