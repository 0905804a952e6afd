import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** What can need somebody now, in the order in which it is shown (docs/product/office.md "Today"). */
export const needKinds = [
  'leads',
  'acceptedQuotes',
  'endingQuotes',
  'openVisits',
  'clashes',
  'unmarkedVisits',
  'unbilled',
  'drafts',
  'overdue',
  'mails',
  'payments',
] as const;
export type NeedKind = (typeof needKinds)[number];

/** How many of a kind are named; of more there is the count. */
export const mostNeeds = 5;

/** An amount now and what it was a month (a week, of visits booked) before. */
const figure = () => answer.object({ amount: answer.number(), before: answer.number() });

/** Something that needs somebody: one record. */
const need = answer.object({
  /** Of the record that it is about, and the id of that. */
  entity: answer.text(),
  id: answer.number(),
  /** The client, the person who wrote, the recipient of a mail. */
  name: answer.text(),
  /** Of the document or visit: `10639`, `S-000123`; empty where it has none. */
  number: answer.text(),
  /** What it is about: a subject, an address, the name of an employee. */
  detail: answer.text(),
  /** A day of the company, with the time (`2026-01-31T09:00`) where it is a visit's. */
  day: answer.text(),
  /** In dollars; null where none is meant. */
  amount: answer.number().nullable(),
});

/** What is going on today and needs somebody; kinds of which there is nothing are left out. */
export const todayAnswer = answer.object({
  /** The day of the company. */
  day: answer.text(),
  /** Whether the caller may see the figures; they are zero for others. */
  hasFigures: answer.flag(),
  figures: answer.object({
    /** Sales before tax of this month up to today; before: of the same days of the month before. */
    billed: figure(),
    /** Money that came this month, less what went back; before: as of `billed`. */
    received: figure(),
    /** What is owed now, and was a month ago. */
    owed: figure(),
    /** What of it is more than 30 days old, and was a month ago. */
    overdue: figure(),
    /** Prices of the visits of next week, of monthly bills their part of the month; before: of this week. */
    booked: figure(),
  }),
  needs: answer.list(
    answer.object({
      kind: answer.oneOf(needKinds),
      count: answer.number(),
      /** The sum of all of them, also of those that are not named; null where none is meant. */
      amount: answer.number().nullable(),
      first: answer.list(need),
    }),
  ),
});

export type Today = yup.InferType<typeof todayAnswer>;
export type Need = yup.InferType<typeof need>;
