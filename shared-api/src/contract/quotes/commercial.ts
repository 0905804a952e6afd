import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { weekdays } from '../values/weekdays.ts';
import type { QuoteKind } from './QuoteKind.ts';
import { periods } from './period.ts';
import { counter, formKey, option, visitorEmail, type Examples } from './rules.ts';

/** Values of the repetition field (docs/product/records.md). */
export const frequencies = ['none', ...periods] as const;
export type Frequency = (typeof frequencies)[number];

/** Weekdays as the payload names them. */
export const commercialDays = weekdays;

const dayFlag = (day: (typeof commercialDays)[number]) =>
  yup.boolean().strict().typeError(fault('dayNotFlag', { day })).default(false);

/**
 * Cleaning of an office or shop that repeats (docs/product/records.md, docs/product/validation.md).
 */
const schema = yup
  .object({
    frequency: option(frequencies).test(
      'chosen',
      fault('noFrequency'),
      (frequency) => frequency !== 'none',
    ),
    days: yup
      .object({
        Monday: dayFlag('Monday'),
        Tuesday: dayFlag('Tuesday'),
        Wednesday: dayFlag('Wednesday'),
        Thursday: dayFlag('Thursday'),
        Friday: dayFlag('Friday'),
        Saturday: dayFlag('Saturday'),
        Sunday: dayFlag('Sunday'),
      })
      .noUnknown(fault('unknownDay'))
      .strict()
      .typeError(fault('noDay'))
      .required(fault('noDay'))
      .test('some', fault('noDay'), (days) => Object.values(days).some(Boolean))
      .meta({ field: { kind: 'days' } }),
    hours: counter({ min: 1, max: 8.5, step: 0.5 }).required(fault('missing')),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .meta({ labels: 'commercial' });

export type CommercialRequest = yup.InferType<typeof schema>;

const noDay = {
  Monday: false,
  Tuesday: false,
  Wednesday: false,
  Thursday: false,
  Friday: false,
  Saturday: false,
  Sunday: false,
};
const valid: CommercialRequest = {
  frequency: 'weekly',
  days: { ...noDay, Monday: true, Thursday: true },
  hours: 2.5,
  email: 'visitor@example.com',
};

const examples: Examples<CommercialRequest> = {
  valid: [
    valid,
    { ...valid, frequency: 'biWeekly', hours: 8.5 },
    { ...valid, frequency: 'monthly' },
  ],
};

export const commercial = {
  title: 'Commercial',
  category: 'Janitorial',
  hasRushFee: false,
  schema,
  examples,
  rates: { hour: { weekly: 38, biWeekly: 42, monthly: 46 } },
} satisfies QuoteKind;
