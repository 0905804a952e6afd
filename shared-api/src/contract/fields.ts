import * as yup from 'yup';
import { emailMessage, isEmailAddress } from './emailAddress.ts';
import { formats, type FormatName } from './formats.ts';
import { formatAmount, largestAmount, toCents } from './money.ts';
import { commaAdvice } from './typedNumbers.ts';

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
  /** Left out of a new record (docs/product/validation.md). */
  excludedOnCreate?: boolean;
  /** Kept out of the editor. */
  isHidden?: boolean;
  options?: OptionSource;
  /** The entity that a `record` field picks from, and the fields that name a record, in order. */
  record?: { entity: string; display: readonly string[] };
  /** Headings of a `table` field whose columns are fixed. */
  columns?: readonly string[];
  /** Whether a `table` holds amounts, below its headings and right of its first column. */
  holdsAmounts?: boolean;
  /** What a `choice` is among, and the number that stands for no choice. */
  choices?: readonly { value: number; label: string }[];
  none?: number;
  /**
   * What a text has to look like, and the form in which it is kept; a form's text stays as typed.
   */
  format?: FormatName;
  /** Limits of a number or an amount, and the step of a `counter`. */
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

/** Largest id of a record and largest version: PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

/**
 * Half of a surrogate pair without the other: no character, and neither UTF-8 nor JSON holds it.
 */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Why a text cannot be stored, as the end of a sentence that begins with its name; undefined when it
 * can.
 */
export function storageFault(text: string): string | undefined {
  if (text.includes('\0')) return 'holds a character that cannot be stored (NUL): remove it.';
  if (loneSurrogate.test(text)) {
    return 'holds a broken character that cannot be stored (half of a pair): remove it.';
  }
  return undefined;
}

/** A yup test that refuses a text which cannot be stored. */
const storable =
  (label: string) =>
  (
    value: string | undefined,
    { createError }: Pick<yup.TestContext, 'createError'>,
  ): true | yup.ValidationError => {
    const fault = typeof value === 'string' ? storageFault(value) : undefined;
    return fault === undefined || createError({ message: `${label} ${fault}` });
  };

function bounded(label: string, limit: number, field: FieldMeta) {
  return yup
    .string()
    .strict()
    .typeError(`${label} must be text.`)
    .nonNullable(`${label} must be text.`)
    .label(label)
    .max(limit, `${label} may have ${limit} characters at most.`)
    .test('storable', storable(label))
    .test('format', (value, { createError }) => {
      if (field.format === undefined || value === undefined || value === '') return true;
      const message = formats[field.format].fault(value, label);
      return message === undefined || createError({ message });
    })
    .default('')
    .meta({ field });
}

/** One line of free text. It is kept byte for byte: nothing trims it. */
export const text = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'text', ...extra });

/** Free text of many lines, kept byte for byte. */
export const longText = (label: string, extra: Extra = {}) =>
  bounded(label, textLimit, { kind: 'longText', ...extra });

/** A phone number of a record, of Canada and the United States or with its country's code. */
export const phone = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'phone', format: 'phone', ...extra });

/** A phone number as a visitor writes it: whatever they want to be called at. */
export const freePhone = (label: string) => bounded(label, lineLimit, { kind: 'phone' });

/** A Canadian postal code. */
export const postalCode = (label: string, extra: Extra = {}) =>
  text(label, { format: 'postalCode', ...extra });

/** Several e-mail addresses, parted by commas. */
export const emails = (label: string, extra: Extra = {}) =>
  text(label, { format: 'emailAddresses', ...extra });

/** The address of a page, which a browser may open: http or https and nothing else. */
export const url = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'url', format: 'webAddress', ...extra });

/** An e-mail address that may be left empty. */
export const email = (label: string, extra: Extra = {}) =>
  bounded(label, lineLimit, { kind: 'email', ...extra }).test(
    'email',
    emailMessage,
    (value: string | undefined) => (value ?? '') === '' || isEmailAddress(value),
  );

const notNumber =
  (label: string, unit: 'cents' | 'decimals') =>
  ({ value }: { value?: unknown }): string =>
    [`${label} must be a number.`, commaAdvice(value, unit)].filter(Boolean).join(' ');

/**
 * An amount with at most two decimals in JSON, null when empty (docs/product/money.md "Money and
 * time"); within `min` and `max`, dollars, or else within what the money module can hold.
 */
export const money = (label: string, extra: Extra = {}) => {
  const { min = -largestAmount, max = largestAmount } = extra;
  return yup
    .number()
    .strict()
    .typeError(notNumber(label, 'cents'))
    .nullable()
    .label(label)
    .min(min, `${label} can't be less than ${formatAmount(min)}.`)
    .max(max, `${label} can't be more than ${formatAmount(max)}.`)
    .test('cents', `${label} must be an amount with at most two decimals.`, hasWholeCents)
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
export const number = (label: string, extra: Extra = {}) => {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = extra;
  return yup
    .number()
    .strict()
    .typeError(notNumber(label, 'decimals'))
    .nullable()
    .label(label)
    .min(min, `${label} can't be less than ${min}.`)
    .max(max, `${label} can't be more than ${max}.`)
    .default(null)
    .meta({ field: { kind: 'number', ...extra } });
};

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
    .max(largestId, `${label} must be the number of a record.`)
    .label(label)
    .default(null)
    .meta({ field: { kind: 'record', record: { entity, display }, ...extra } });

/** Most rows and columns of a table. */
const tableLimits = { rows: 500, columns: 50 } as const;

/**
 * A grid of texts, rows of cells. Its cells are checked in one go: as schemas of their own, thousands
 * of wrong ones would take seconds.
 */
export const table = (label: string, extra: Extra = {}) =>
  yup
    .array<yup.AnyObject, string[]>()
    .strict()
    .typeError(notTable(label))
    .nonNullable(notTable(label))
    .test('cells', (rows, { createError }) => {
      const message = tableFault(label, rows ?? [], extra.holdsAmounts === true);
      return message === undefined || createError({ message });
    })
    .label(label)
    .default([])
    .meta({ field: { kind: 'table', ...extra } });

const notTable = (label: string): string => `${label} must be a table: a list of rows of texts.`;

/** What is wrong with the first row of a table that has a fault. */
function tableFault(
  label: string,
  rows: readonly unknown[],
  holdsAmounts: boolean,
): string | undefined {
  if (rows.length > tableLimits.rows) return `${label} may have ${tableLimits.rows} rows at most.`;
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) return notTable(label);
    if (row.length > tableLimits.columns) {
      return `${label} may have ${tableLimits.columns} columns at most.`;
    }
    for (const [column, cell] of (row as unknown[]).entries()) {
      const fault = cellFault(label, cell);
      if (fault !== undefined) return fault;
      // Headings may have a comma before two digits, and what is described in the first column.
      const isAmount = holdsAmounts && index > 0 && column > 0;
      const advice = isAmount ? commaAdvice(cell, 'cents') : undefined;
      if (advice !== undefined) return `${label}, row ${index + 1}: ${advice}`;
    }
  }
  return undefined;
}

function cellFault(label: string, cell: unknown): string | undefined {
  if (typeof cell !== 'string') return notTable(label);
  if (cell.length > textLimit) {
    return `A cell of ${label} may have ${textLimit} characters at most.`;
  }
  const fault = storageFault(cell);
  return fault === undefined ? undefined : `${label} ${fault}`;
}

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

/**
 * A new record as the editor shows it: defaults, without the excluded fields
 * (docs/product/validation.md).
 */
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
