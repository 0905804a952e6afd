import type * as yup from 'yup';
import { carpetExamples, carpetSchema } from './carpet.ts';
import { commercialExamples, commercialSchema } from './commercial.ts';
import { floorExamples, floorSchema } from './floor.ts';
import { groutExamples, groutSchema } from './grout.ts';
import { paintExamples, paintSchema } from './paint.ts';
import { residentialExamples, residentialSchema } from './residential.ts';
import { studentExamples, studentSchema } from './student.ts';

/**
 * The kinds of instant quote by the word in their path (`carpet-quote/`). Adding one here makes the
 * compiler ask for its prices.
 */
export const quoteKinds = {
  commercial: {
    schema: commercialSchema,
    examples: commercialExamples,
    title: 'Commercial',
    category: 'Janitorial',
  },
  student: {
    schema: studentSchema,
    examples: studentExamples,
    title: 'Student',
    category: 'Janitorial',
  },
  residential: {
    schema: residentialSchema,
    examples: residentialExamples,
    title: 'Residential',
    category: 'Janitorial',
  },
  carpet: {
    schema: carpetSchema,
    examples: carpetExamples,
    title: 'Carpet',
    category: 'Janitorial',
  },
  grout: { schema: groutSchema, examples: groutExamples, title: 'Grout', category: 'Janitorial' },
  paint: { schema: paintSchema, examples: paintExamples, title: 'Paint', category: 'Contracting' },
  floor: { schema: floorSchema, examples: floorExamples, title: 'Floor', category: 'Contracting' },
} as const;

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
