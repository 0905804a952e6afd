import * as yup from 'yup';
import type { QuoteKind } from './QuoteKind.ts';
import { counter, formKey, option, visitorEmail, type Examples } from './rules.ts';

/** How often a service repeats, as it is sent (docs/product/records.md). */
export const frequencies = ['none', 'weekly', 'biWeekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Weekdays as the payload names them. */
export const commercialDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const dayMessage = 'Must select a day.';
const frequencyMessage = 'Select how often to repeat this service.';

const dayFlag = (day: string) =>
  yup.boolean().strict().typeError(`${day} must be true or false.`).default(false);

/**
 * Cleaning of an office or shop that repeats (docs/product/records.md, docs/product/validation.md).
 */
const schema = yup.object({
  frequency: option('Repeat', frequencies).test(
    'chosen',
    frequencyMessage,
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
    .noUnknown('Days are Monday to Sunday.')
    .strict()
    .typeError(dayMessage)
    .required(dayMessage)
    .label('Days')
    .test('some', dayMessage, (days) => Object.values(days).some(Boolean))
    .meta({ field: { kind: 'days' } }),
  hours: counter('Hours', { min: 1, max: 8.5, step: 0.5 }).required('Hours is missing.'),
  email: visitorEmail(),
  formKey: formKey(),
});

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
  invalid: [
    { input: { ...valid, frequency: 'none' }, field: 'frequency', message: frequencyMessage },
    { input: { ...valid, days: noDay }, field: 'days', message: dayMessage },
    {
      input: { ...valid, days: { Holiday: true } },
      field: 'days',
      message: 'Days are Monday to Sunday.',
    },
    { input: { ...valid, hours: 0.5 }, field: 'hours', message: "Hours can't be less than 1." },
    { input: { ...valid, hours: 9 }, field: 'hours', message: "Hours can't be more than 8.5." },
    { input: { ...valid, hours: 1.25 }, field: 'hours', message: 'Hours goes in steps of 0.5.' },
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
