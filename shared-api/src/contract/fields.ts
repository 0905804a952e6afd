import * as yup from 'yup';
import { toCents } from './money.ts';

/** What a field is to a person; decides its control in the editor and its cell in a list. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'longText'
  | 'url'
  | 'money'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'checkbox'
  | 'counter'
  | 'select'
  | 'choice'
  | 'days'
  | 'rooms'
  | 'record'
  | 'table';

/** A list to choose from: fixed texts, or the company file's list of quote addresses. */
export type OptionSource = readonly string[] | { from: 'company.quoteEmails' };

/** What a schema says of a field beyond its type. */
export interface FieldMeta {
  kind: FieldKind;
  /** Set by the server alone; shown, never sent. */
  readOnly?: boolean;
  /** Left out of a new record (specification 5, "New-object defaults"). */
  excludedOnCreate?: boolean;
  /** Kept out of the editor. */
  isHidden?: boolean;
  options?: OptionSource;
  /** The entity that a `record` field picks from, and the fields that name a record, in order. */
  record?: { entity: string; display: readonly string[] };
  /** Headings of a `table` field whose columns are fixed. */
  columns?: readonly string[];
  /** What a `choice` is among, and the number that stands for no choice. */
  choices?: readonly { value: number; label: string }[];
  none?: number;
  /** Limits and step of a `counter`. */
  min?: number;
  max?: number;
  step?: number;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    field?: FieldMeta;
  }
}

/** A field of an entity or form, read from its schema. */
export interface Field extends FieldMeta {
  name: string;
  label: string;
}

type Extra = Omit<FieldMeta, 'kind'>;

/** Longest text of one line, and of a field with many. */
const lineLimit = 500;
const textLimit = 20_000;

const storable = (text: string): boolean => !text.includes('\0');

function bounded(label: string, limit: number, field: FieldMeta) {
  return yup
    .string()
    .strict()
    .typeError(`${label} must be text.`)
    .label(label)
    .max(limit, `${label} may have ${limit} characters at most.`)
    .test(
      'storable',
      `${label} holds a character that cannot be stored (NUL): remove it.`,
      (value) => value === undefined || storable(value),
    )
    .default('')
    .meta({ field });
}

/** One line of free text. It is kept byte for byte: nothing trims it. */
export const text = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'text', ...extra });

/** Free text of many lines, kept byte for byte. */
export const longText = (label: string, extra: Extra = {}) =>
  bounded(label, textLimit, { kind: 'longText', ...extra });

/** A phone number as a person writes it. */
export const phone = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'phone', ...extra });

/** The address of a page. */
export const url = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'url', ...extra });

/** The simple address pattern of specification 5. */
export const emailPattern = /^[\w.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;
export const emailMessage = 'You must enter a valid email address.';

/** An e-mail address that may be left empty. */
export const email = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'email', ...extra }).matches(emailPattern, {
    message: emailMessage,
    excludeEmptyString: true,
  });

/** An amount with at most two decimals in JSON, null when empty (product.md "Money"). */
export const money = (label: string, extra: Extra = {}) =>
  yup
    .number()
    .strict()
    .typeError(`${label} must be a number.`)
    .nullable()
    .label(label)
    .test('cents', `${label} must be an amount with at most two decimals.`, isAmount)
    .default(null)
    .meta({ field: { kind: 'money', ...extra } });

function isAmount(value: number | null | undefined): boolean {
  if (value === null || value === undefined) return true;
  try {
    toCents(value);
    return true;
  } catch {
    return false;
  }
}

/** A plain number, null when empty. */
export const number = (label: string, extra: Extra = {}) =>
  yup
    .number()
    .strict()
    .typeError(`${label} must be a number.`)
    .nullable()
    .label(label)
    .default(null)
    .meta({ field: { kind: 'number', ...extra } });

/**
 * Whether a day is of a year that is meant: a year typed with two digits is taken by browsers for one
 * of the first century.
 */
const isOfOurTime = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value >= '1900' || !isDay(value.slice(0, 10));

const yearMessage = (label: string): string =>
  `${label} must be of the year 1900 or later: write the year with four digits.`;

/** A day of the company's calendar, `YYYY-MM-DD`, null when empty. */
export const day = (label: string, extra: Extra = {}) =>
  yup
    .string()
    .strict()
    .typeError(`${label} must be a day, written as 2026-01-31.`)
    .nullable()
    .label(label)
    .test(
      'day',
      `${label} must be a day, written as 2026-01-31.`,
      (value) => value === null || value === undefined || isDay(value),
    )
    .test('year', yearMessage(label), isOfOurTime)
    .default(null)
    .meta({ field: { kind: 'date', ...extra } });

/** Whether a text is a day that the calendar has, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const dateTimeMessage = (label: string): string =>
  `${label} must be a day and a time, written as 2026-01-31T09:00.`;

/**
 * A day and a time by the company's clock, `YYYY-MM-DDTHH:MM`, null when empty. No instant: what is
 * at nine stays at nine when the clocks change.
 */
export const dateTime = (label: string, extra: Extra = {}) =>
  yup
    .string()
    .strict()
    .typeError(dateTimeMessage(label))
    .nullable()
    .label(label)
    .test(
      'dateTime',
      dateTimeMessage(label),
      (value) => value === null || value === undefined || isDateTime(value),
    )
    .test('year', yearMessage(label), isOfOurTime)
    .default(null)
    .meta({ field: { kind: 'dateTime', ...extra } });

function isDateTime(value: string): boolean {
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** Yes or no; no when not said. */
export const checkbox = (label: string, extra: Extra = {}) =>
  yup
    .boolean()
    .strict()
    .typeError(`${label} must be true or false.`)
    .label(label)
    .default(false)
    .meta({ field: { kind: 'checkbox', ...extra } });

/** One text of a list, or none. */
export function select(label: string, options: OptionSource, extra: Extra = {}) {
  const base = bounded(label, lineLimit, { kind: 'select', options, ...extra });
  return 'from' in options
    ? base
    : base.oneOf(['', ...options], `${label} must be one of: ${options.join(', ')}.`);
}

/** A record of another entity by its id, null when none is chosen. */
export const record = (
  label: string,
  entity: string,
  display: readonly string[],
  extra: Extra = {},
) =>
  yup
    .number()
    .strict()
    .typeError(`${label} must be the number of a record.`)
    .nullable()
    .integer(`${label} must be the number of a record.`)
    .positive(`${label} must be the number of a record.`)
    .label(label)
    .default(null)
    .meta({ field: { kind: 'record', record: { entity, display }, ...extra } });

/** A grid of texts, rows of cells. */
export const table = (label: string, extra: Extra = {}) =>
  yup
    .array(
      yup
        .array(
          yup
            .string()
            .strict()
            .defined()
            .max(textLimit, `A cell of ${label} may have ${textLimit} characters at most.`)
            .test('storable', `${label} holds a character that cannot be stored (NUL).`, storable),
        )
        .strict()
        .max(50, `${label} may have 50 columns at most.`)
        .defined(),
    )
    .strict()
    .typeError(`${label} must be a table: a list of rows of texts.`)
    .max(500, `${label} may have 500 rows at most.`)
    .label(label)
    .default([])
    .meta({ field: { kind: 'table', ...extra } });

type AnyObjectSchema = yup.ObjectSchema<yup.AnyObject>;

/** The fields of a schema in the order of their declaration. */
export function fieldsOf(schema: AnyObjectSchema): Field[] {
  return Object.entries(schema.fields).flatMap(([name, field]) => {
    const { meta, label } = (field as yup.Schema).describe();
    const declared = meta?.field;
    return declared ? [{ name, label: label ?? name, ...declared }] : [];
  });
}

/** Names of the fields that a caller may set. */
export const writableFields = (schema: AnyObjectSchema): string[] =>
  fieldsOf(schema)
    .filter(({ readOnly }) => readOnly !== true)
    .map(({ name }) => name);

/** A new record as the editor shows it: defaults, without the excluded fields (specification 5). */
export function newRecord(schema: AnyObjectSchema): Record<string, unknown> {
  const defaults = schema.getDefault() as Record<string, unknown>;
  return Object.fromEntries(
    fieldsOf(schema)
      .filter(({ excludedOnCreate, readOnly }) => excludedOnCreate !== true && readOnly !== true)
      .map(({ name }) => [name, defaults[name]]),
  );
}

/** What a check of an input gives: the value, or what is wrong with each field. */
export type Checked<T> =
  { value: T; errors?: undefined } | { value?: undefined; errors: Record<string, string> };

/**
 * Checks an input of unknown shape against a schema. Types are not converted, and a key that the
 * schema does not know is an error of its own.
 */
export function validate<T extends yup.AnyObject>(
  schema: yup.ObjectSchema<T>,
  input: unknown,
): Checked<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { errors: { '': 'The body must be an object of fields.' } };
  }
  const errors: Record<string, string> = {};
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(schema.fields, key)) errors[key] = `There is no field "${key}".`;
  }
  try {
    const value = schema.validateSync(input, { abortEarly: false, strict: true }) as T;
    if (Object.keys(errors).length === 0) return { value };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    for (const { path, message } of found)
      errors[(path ?? '').split(/[.[]/, 1)[0] ?? ''] ??= message;
  }
  return { errors };
}
