import { quoteSchema } from '../../entities/quote.ts';
import { letterSchema } from '../../billing/letters.ts';
import { quoteLetterAnswer, sendQuoteSchema } from '../../quotes/office/sendQuote.ts';
import { quoteTimelineAnswer } from '../../quotes/office/quoteTimeline.ts';
import * as answer from '../../fields/answers.ts';
import type { Call } from '../Call.ts';

/** What the office does with a quote besides its fields (docs/product/office.md "A quote"). */
export const quoteWorkCalls = {
  quoteLetter: {
    who: 'quotes',
    method: 'POST',
    path: '/quotes/:id/letter/',
    summary: 'A mail with a quote as it would be sent now, and to whom; changes nothing',
    body: letterSchema,
    answer: quoteLetterAnswer,
    refusals: [404],
  },
  sendQuote: {
    who: 'quotes',
    method: 'POST',
    path: '/quotes/:id/send/',
    summary: 'Sends a quote as PDF to the given addresses; once for a key',
    body: sendQuoteSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  quoteTimeline: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/quotes/:id/timeline/',
    summary: 'What happened to a quote, oldest first',
    answer: quoteTimelineAnswer,
    refusals: [404],
  },
  previewQuote: {
    who: 'seeAccounts',
    method: 'POST',
    path: '/quotes/:id/preview-file/',
    summary: 'A quote as PDF with what is typed, before that is saved; stores nothing',
    body: quoteSchema,
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
