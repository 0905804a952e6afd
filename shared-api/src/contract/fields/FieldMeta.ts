import type { LabelSet } from '../messages/faults.ts';
import type { FormatName } from '../values/formats.ts';

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
  /** Whether one of the options is always chosen. */
  isNeverEmpty?: boolean;
  /** What options are called where they do not say it themselves. */
  optionNames?: Readonly<Record<string, string>>;
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
    /** Of a whole form: where the catalogue has the labels of its fields. */
    labels?: LabelSet;
  }
}

/** A field of an entity or form, read from its schema. */
export interface Field extends FieldMeta {
  name: string;
  label: string;
}

/** What a declaration adds to the kind of its field. */
export type FieldExtras = Omit<FieldMeta, 'kind'>;
