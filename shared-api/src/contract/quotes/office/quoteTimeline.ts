import type * as yup from 'yup';
import { timelineOf } from '../../billing/timeline.ts';
import * as answer from '../../fields/answers.ts';

/** What happened to a quote. */
export const quoteTimelineKinds = [
  'asked',
  'made',
  'sent',
  'seen',
  'mailed',
  'accepted',
  'orderMade',
  'orderAccepted',
  'orderWithdrawn',
  'depositAsked',
  'payment',
  'takenBack',
  'givenBack',
  'notGivenBack',
  'kept',
  'billed',
  'billVoided',
] as const;

const entry = timelineOf(quoteTimelineKinds);

/** What happened to a quote, oldest first. */
export const quoteTimelineAnswer = answer.results(entry);

export type QuoteTimelineEntry = yup.InferType<typeof entry>;
