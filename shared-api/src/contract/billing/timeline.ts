import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** A mail in a timeline, and what became of it. */
export const timelineMail = answer.object({
  id: answer.number(),
  recipient: answer.text(),
  status: answer.oneOf(['queued', 'sent', 'failed']),
});
export type TimelineMail = yup.InferType<typeof timelineMail>;

/** What happened to an invoice. */
export const timelineKinds = [
  'made',
  'issued',
  'sent',
  'seen',
  'reminded',
  'sentOtherwise',
  'mailed',
  'payment',
  'applied',
  'heldAgain',
  'takenBack',
  'disputed',
  'disputeEnded',
  'credited',
  'givenBack',
  'notGivenBack',
  'writtenOff',
  'owedAgain',
  'paid',
  'settled',
  'voided',
] as const;

/** An entry of a document's timeline. @param kinds what can happen to it */
export const timelineOf = <K extends string>(kinds: readonly K[]) =>
  answer.object({
    kind: answer.oneOf(kinds),
    /** The company day. */
    day: answer.text(),
    /** ISO 8601; null where only the day is known. */
    at: answer.text().nullable(),
    /** Who did it; empty if that is not known. */
    who: answer.text(),
    /** How many services it was made from. */
    services: answer.number().nullable(),
    /** The addresses it went to, and what became of each mail; none where it was opened. */
    mails: answer.list(timelineMail),
    /** An amount that was received, taken back, billed or written off. */
    amount: answer.number().nullable(),
    /**
     * How it was sent, by what it was paid, how a dispute ended, the number of a document that hangs on it, why it is void or
     * written off, who accepted it, or the subject of a mail.
     */
    note: answer.text(),
  });

const timelineEntry = timelineOf(timelineKinds);

/** What happened to an invoice, oldest first. */
export const timelineAnswer = answer.results(timelineEntry);

export type TimelineEntry = yup.InferType<typeof timelineEntry>;
