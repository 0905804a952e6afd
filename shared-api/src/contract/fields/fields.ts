import * as yup from 'yup';
import type { FieldExtras, FieldMeta, OptionSource } from './FieldMeta.ts';
import { lineLimit, storable, textLimit } from './storableText.ts';
import { fault, type Fault } from '../messages/faults.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import { formats } from '../values/formats.ts';
import { defaultLanguage, languages } from '../values/language.ts';
import { languageNames } from '../values/languageNames.ts';
import { largestAmount, toCents } from '../values/money.ts';
import { commaAdvice, type PointUnit } from '../values/typedNumbers.ts';

/** Largest id of a record and largest version: PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

/**
 * @param label in the one language of the office; empty where a catalogue has it (`words.ts`), which
 *   goes for all builders here
 */
function bounded(label: string, limit: number, field: FieldMeta) {
  return yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .nonNullable(fault('notText'))
    .label(label)
    .max(limit, fault('tooLong', { most: limit }))
    .test('storable', storable)
    .test('format', (value, { createError }) => {
      if (field.format === undefined || value === undefined || value === '') return true;
      const message = formats[field.format].fault(value);
      return message === undefined || createError({ message });
    })
    .default('')
    .meta({ field });
}

/** One line of free text. It is kept byte for byte: nothing trims it. */
export const text = (label = '', extra: FieldExtras = {}) =>
  bounded(label, lineLimit, { kind: 'text', ...extra });

/** Free text of many lines, kept byte for byte. */
export const longText = (label = '', extra: FieldExtras = {}) =>
  bounded(label, textLimit, { kind: 'longText', ...extra });

/** A phone number of a record, of Canada and the United States or with its country's code. */
export const phone = (label: string, extra: FieldExtras = {}) =>
  bounded(label, lineLimit, { kind: 'phone', format: 'phone', ...extra });

/** A phone number as a visitor writes it: whatever they want to be called at. */
export const freePhone = () => bounded('', lineLimit, { kind: 'phone' });

/** A Canadian postal code. */
export const postalCode = (label: string, extra: FieldExtras = {}) =>
  text(label, { format: 'postalCode', ...extra });

/** Several e-mail addresses, parted by commas. */
export const emails = (label: string, extra: FieldExtras = {}) =>
  text(label, { format: 'emailAddresses', ...extra });

/** The address of a page, which a browser may open: http or https and nothing else. */
export const url = (label: string, extra: FieldExtras = {}) =>
  bounded(label, lineLimit, { kind: 'url', format: 'webAddress', ...extra });

/** An e-mail address that may be left empty. */
export const email = (label: string, extra: FieldExtras = {}) =>
  bounded(label, lineLimit, { kind: 'email', ...extra }).test(
    'email',
    fault('notEmail'),
    (value: string | undefined) => (value ?? '') === '' || isEmailAddress(value),
  );

const notNumber =
  (unit: PointUnit) =>
  ({ value }: { value?: unknown }): Fault =>
    fault('notNumber', commaAdvice(value, unit) ?? {});

/**
 * An amount with at most two decimals in JSON, null when empty (docs/product/money.md "Money and
 * time"); within `min` and `max`, dollars, or else within what the money module can hold.
 */
export const money = (label: string, extra: FieldExtras = {}) => {
  const { min = -largestAmount, max = largestAmount } = extra;
  return yup
    .number()
    .strict()
    .typeError(notNumber('cents'))
    .nullable()
    .label(label)
    .min(min, fault('belowAmount', { min }))
    .max(max, fault('aboveAmount', { max }))
    .test('cents', fault('notCents'), hasWholeCents)
    .default(null)
    .meta({ field: { kind: 'money', ...extra } });
};

/** Whether an amount has two decimals at most; one that is too large is told so instead. */
function hasWholeCents(value: number | null | undefined): boolean {
  if (value === null || value === undefined || Math.abs(value) > largestAmount) return true;
  try {
    toCents(value);
    return true;
  } catch {
    return false;
  }
}

/** A plain number, null when empty; within `min` and `max` where they are given. */
export const number = (label: string, extra: FieldExtras = {}) => {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = extra;
  return yup
    .number()
    .strict()
    .typeError(notNumber('decimals'))
    .nullable()
    .label(label)
    .min(min, fault('below', { min }))
    .max(max, fault('above', { max }))
    .default(null)
    .meta({ field: { kind: 'number', ...extra } });
};

/**
 * Whether a day is of a year that is meant: a year typed with two digits is taken by browsers for one
 * of the first century.
 */
const isPlausibleYear = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value >= '1900' || !isDay(value.slice(0, 10));

/** A day of the company's calendar, `YYYY-MM-DD`, null when empty. */
export const day = (label: string, extra: FieldExtras = {}) =>
  yup
    .string()
    .strict()
    .typeError(fault('notDay'))
    .nullable()
    .label(label)
    .test('day', fault('notDay'), (value) => value === null || value === undefined || isDay(value))
    .test('year', fault('oldYear'), isPlausibleYear)
    .default(null)
    .meta({ field: { kind: 'date', ...extra } });

/** Whether a text is a day that the calendar has, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * A day and a time by the company's clock, `YYYY-MM-DDTHH:MM`, null when empty. No instant: what is
 * at nine stays at nine when the clocks change.
 */
export const dateTime = (label: string, extra: FieldExtras = {}) =>
  yup
    .string()
    .strict()
    .typeError(fault('notDateTime'))
    .nullable()
    .label(label)
    .test(
      'dateTime',
      fault('notDateTime'),
      (value) => value === null || value === undefined || isDateTime(value),
    )
    .test('year', fault('oldYear'), isPlausibleYear)
    .default(null)
    .meta({ field: { kind: 'dateTime', ...extra } });

function isDateTime(value: string): boolean {
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** Yes or no; no when not said. */
export const checkbox = (label = '', extra: FieldExtras = {}) =>
  yup
    .boolean()
    .strict()
    .typeError(fault('notFlag'))
    .label(label)
    .default(false)
    .meta({ field: { kind: 'checkbox', ...extra } });

/** One text of a list, or none. */
export function select(label: string, options: OptionSource, extra: FieldExtras = {}) {
  const base = bounded(label, lineLimit, { kind: 'select', options, ...extra });
  return 'from' in options ? base : base.oneOf(['', ...options], fault('notAmong', { options }));
}

/** In which language somebody is written to. */
export const language = (label: string) =>
  bounded(label, lineLimit, {
    kind: 'select',
    options: languages,
    optionNames: languageNames,
    isNeverEmpty: true,
  })
    .oneOf([...languages], fault('notAmong', { options: languages }))
    .default(defaultLanguage);

/** A record of another entity by its id, null when none is chosen. */
export const record = (
  label: string,
  entity: string,
  display: readonly string[],
  extra: FieldExtras = {},
) =>
  yup
    .number()
    .strict()
    .typeError(fault('notRecordNumber'))
    .nullable()
    .integer(fault('notRecordNumber'))
    .positive(fault('notRecordNumber'))
    .max(largestId, fault('notRecordNumber'))
    .label(label)
    .default(null)
    .meta({ field: { kind: 'record', record: { entity, display }, ...extra } });
