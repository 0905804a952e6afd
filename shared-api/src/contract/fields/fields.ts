import * as yup from 'yup';
import type { FieldExtras, FieldMeta, OptionSource } from './FieldMeta.ts';
import { isDay } from './isDay.ts';
import { lineLimit, storable, textLimit } from './storableText.ts';
import { fault, type Fault } from '../messages/faults.ts';
import { earliestDay, latestDay } from '../values/plausibleDays.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import { formats } from '../values/formats.ts';
import { defaultLanguage, languages } from '../values/language.ts';
import { largestAmount, largestTyped, toCents } from '../values/money.ts';
import { commaAdvice, type PointUnit } from '../values/typedNumbers.ts';

/** Largest record id and version: PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

function bounded(limit: number, field: FieldMeta) {
  return yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .nonNullable(fault('notText'))
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

/** One line of free text, stored byte for byte without trimming. */
export const text = (extra: FieldExtras = {}) => bounded(lineLimit, { kind: 'text', ...extra });

/** Multi-line free text, stored byte for byte. */
export const longText = (extra: FieldExtras = {}) =>
  bounded(textLimit, { kind: 'longText', ...extra });

/** A phone number of a record: North American, or international with a country code. */
export const phone = (extra: FieldExtras = {}) =>
  bounded(lineLimit, { kind: 'phone', format: 'phone', ...extra });

/** A phone number as entered by a visitor; not validated. */
export const freePhone = () => bounded(lineLimit, { kind: 'phone' });

/** A phone number of a visitor whom the company promises to call: it can be called, or is empty. */
export const visitorPhone = () =>
  freePhone().test(
    'callable',
    fault('noPhone'),
    (value: string | undefined) =>
      (value ?? '').trim() === '' || formats.phone.fault(value ?? '') === undefined,
  );

/** A Canadian postal code. */
export const postalCode = (extra: FieldExtras = {}) => text({ format: 'postalCode', ...extra });

/** Several e-mail addresses, separated by commas. */
export const emails = (extra: FieldExtras = {}) => text({ format: 'emailAddresses', ...extra });

/** A web address that is safe to open in a browser: http or https only. */
export const url = (extra: FieldExtras = {}) =>
  bounded(lineLimit, { kind: 'url', format: 'webAddress', ...extra });

/** An optional e-mail address. */
export const email = (extra: FieldExtras = {}) =>
  bounded(lineLimit, { kind: 'email', ...extra }).test(
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
 * time"); between `min` and `max` (dollars), or by default what a person types as one amount.
 */
export const money = (extra: FieldExtras = {}) => {
  const { min = -largestTyped, max = largestTyped } = extra;
  return yup
    .number()
    .strict()
    .typeError(notNumber('cents'))
    .nullable()
    .min(min, fault('belowAmount', { min }))
    .max(max, extra.max === undefined ? fault('farAmount', { max }) : fault('aboveAmount', { max }))
    .test('cents', fault('notCents'), hasWholeCents)
    .default(null)
    .meta({ field: { kind: 'money', ...extra } });
};

/**
 * Whether an amount has at most two decimals. Passes amounts that are too large, which get their
 * own message.
 */
export function hasWholeCents(value: number | null | undefined): boolean {
  if (value === null || value === undefined || Math.abs(value) > largestAmount) return true;
  try {
    toCents(value);
    return true;
  } catch {
    return false;
  }
}

/** A plain number, null when empty, between `min` and `max` if given. */
export const number = (extra: FieldExtras = {}) => {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = extra;
  return yup
    .number()
    .strict()
    .typeError(notNumber('decimals'))
    .nullable()
    .min(min, fault('below', { min }))
    .max(max, fault('above', { max }))
    .default(null)
    .meta({ field: { kind: 'number', ...extra } });
};

/**
 * Whether a date's year is plausible: browsers read a year typed with two digits as first century.
 */
const isPlausibleYear = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value >= '1900' || !isDay(value.slice(0, 10));

/** A day of the company's calendar, `YYYY-MM-DD`; null when empty. */
export const day = (extra: FieldExtras = {}) =>
  yup
    .string()
    .strict()
    .typeError(fault('notDay'))
    .nullable()
    .test('day', fault('notDay'), (value) => value === null || value === undefined || isDay(value))
    .test('year', fault('oldYear'), isPlausibleYear)
    .default(null)
    .meta({ field: { kind: 'date', ...extra } });

/** A day of which something about money is: one of this century, since before it the year is mistyped. */
export const moneyDay = (extra: FieldExtras = {}) =>
  day(extra).test(
    'earliest',
    fault('beforeMoney', { earliest: earliestDay }),
    (value) => !isPlausibleYear(value) || (value ?? earliestDay) >= earliestDay,
  );

/** Whether a day, or a moment, is one that the board can show: after it the year is mistyped. */
function isPlannable(value: string | null | undefined): boolean {
  const day = (value ?? latestDay).slice(0, 10);
  return day <= latestDay || !isDay(day);
}

const tooLate = fault('afterPlans', { latest: latestDay });

/** A day for which work is planned. */
export const plannedDay = (extra: FieldExtras = {}) =>
  day(extra).test('latest', tooLate, isPlannable);

/**
 * A local date and time at the company, `YYYY-MM-DDTHH:MM`; null when empty. Deliberately not an
 * instant: an appointment at nine stays at nine when the clocks change.
 */
export const dateTime = (extra: FieldExtras = {}) =>
  yup
    .string()
    .strict()
    .typeError(fault('notDateTime'))
    .nullable()
    .test(
      'dateTime',
      fault('notDateTime'),
      (value) => value === null || value === undefined || isDateTime(value),
    )
    .test('year', fault('oldYear'), isPlausibleYear)
    .test('latest', tooLate, isPlannable)
    .default(null)
    .meta({ field: { kind: 'dateTime', ...extra } });

function isDateTime(value: string): boolean {
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && isTime(time);
}

/** Whether a text is a time of day. */
const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** A time of day by the company's clock, `HH:MM`; null when empty. */
export const time = (extra: FieldExtras = {}) =>
  yup
    .string()
    .strict()
    .typeError(fault('notTime'))
    .nullable()
    .test(
      'time',
      fault('notTime'),
      (value) => value === null || value === undefined || isTime(value),
    )
    .default(null)
    .meta({ field: { kind: 'time', ...extra } });

/** Yes or no; no by default. */
export const checkbox = (extra: FieldExtras = {}) =>
  yup
    .boolean()
    .strict()
    .typeError(fault('notFlag'))
    .default(false)
    .meta({ field: { kind: 'checkbox', ...extra } });

/** One of a list of texts, or none. */
export function select(options: OptionSource, extra: FieldExtras = {}) {
  const base = bounded(lineLimit, { kind: 'select', options, ...extra });
  return 'from' in options ? base : base.oneOf(['', ...options], fault('notAmong', { options }));
}

/** One of a list of texts, the first of them by default. */
export const choiceOf = <Option extends string>(options: readonly [Option, ...Option[]]) =>
  bounded(lineLimit, { kind: 'select', options, isNeverEmpty: true })
    .oneOf([...options], fault('notAmong', { options }))
    .default(options[0]);

/** The language in which a person is written to. */
export const language = () =>
  bounded(lineLimit, {
    kind: 'select',
    options: languages,
    isNeverEmpty: true,
  })
    .oneOf([...languages], fault('notAmong', { options: languages }))
    .default(defaultLanguage);

/** A record of another entity, by id; null if none is chosen. */
export const record = (entity: string, display: readonly string[], extra: FieldExtras = {}) =>
  yup
    .number()
    .strict()
    .typeError(fault('notRecordNumber'))
    .nullable()
    .integer(fault('notRecordNumber'))
    .positive(fault('notRecordNumber'))
    .max(largestId, fault('notRecordNumber'))
    .default(null)
    .meta({ field: { kind: 'record', record: { entity, display }, ...extra } });
