import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { longText, money, moneyDay } from '../fields/fields.ts';
import { fault } from '../messages/faults.ts';
import { largestAmount } from '../values/money.ts';

/** Input for closing the books: the last day that is closed. */
export const closePeriodSchema = yup
  .object({ until: moneyDay().required(fault('notDay')) })
  .meta({ labels: 'period' });
export type ClosePeriod = yup.InferType<typeof closePeriodSchema>;

/** Input for reopening what was closed last. */
export const reopenPeriodSchema = yup
  .object({
    reason: longText()
      .max(500, fault('tooLong', { most: 500 }))
      .test('given', fault('noReason'), (value: string | undefined) => /\S/.test(value ?? '')),
  })
  .meta({ labels: 'period' });
export type ReopenPeriod = yup.InferType<typeof reopenPeriodSchema>;

/** A time that the books were closed. */
export const periodClosing = answer.object({
  id: answer.number(),
  until: answer.text(),
  /** ISO 8601. */
  closedAt: answer.text(),
  closedBy: answer.text(),
  /** Null while it is closed. */
  reopenedAt: answer.text().nullable(),
  reopenedBy: answer.text().nullable(),
  reason: answer.text().nullable(),
});
export type PeriodClosing = yup.InferType<typeof periodClosing>;

export const periodsAnswer = answer.object({
  /** The last closed day; null while none is. */
  closedUntil: answer.text().nullable(),
  /** The latest day that may be closed: yesterday. */
  latest: answer.text(),
  /** The last ones first. */
  results: answer.list(periodClosing),
});
export type Periods = yup.InferType<typeof periodsAnswer>;

/** Input for the input tax credits of a period of the GST/HST return. */
export const inputCreditsSchema = yup
  .object({
    from: moneyDay().required(fault('notDay')),
    to: moneyDay().required(fault('notDay')),
    /** 0 takes them off again. A sum of many amounts, so larger than one of them may be. */
    amount: money({ min: 0, max: largestAmount }).required(fault('noAmount')),
  })
  .meta({ labels: 'inputCredits' });
export type InputCredits = yup.InferType<typeof inputCreditsSchema>;
