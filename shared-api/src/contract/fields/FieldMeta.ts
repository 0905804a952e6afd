import type { LabelSet, LabelTexts } from '../messages/faults.ts';
import type { FormatName } from '../values/formats.ts';
import type { PointUnit } from '../values/typedNumbers.ts';

/** The kind of data in a field; determines its control in the editor and its cell in lists. */
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
  | 'time'
  | 'checkbox'
  | 'counter'
  | 'select'
  | 'choice'
  | 'days'
  | 'rooms'
  | 'record'
  | 'table';

/** The options of a select: fixed texts, or the quote addresses of the company file. */
export type OptionSource = readonly string[] | { from: 'company.quoteEmails' };

/** Schema metadata of a field beyond its type. */
export interface FieldMeta {
  kind: FieldKind;
  /** Set only by the server; displayed, never sent. */
  readOnly?: boolean;
  /** Omitted when a record is created (docs/product/validation.md). */
  excludedOnCreate?: boolean;
  /** Not shown in the editor. */
  isHidden?: boolean;
  options?: OptionSource;
  /** Whether one option is always selected, so that there is no empty choice. */
  isNeverEmpty?: boolean;
  /**
   * For `record` fields: the entity to pick from, and which of its fields name a record, in order.
   */
  record?: { entity: string; display: readonly string[] };
  /** Fixed columns of a `table` field, by the keys of their headings. */
  columns?: readonly (keyof LabelTexts['columns'])[];
  /** Whether a `table` holds amounts in all cells except headings and the first column. */
  holdsAmounts?: boolean;
  /** The options of a `choice`, and the number that means "none chosen". */
  choices?: readonly { value: number; label: string }[];
  none?: number;
  /**
   * The format that a text must have, and into which it is normalised when stored; form input stays
   * as typed.
   */
  format?: FormatName;
  /** Limits of a number or amount; for a `counter` also its step. */
  min?: number;
  max?: number;
  step?: number;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    field?: FieldMeta;
    /** For texts that hold a number: what follows its decimal sign (`typedFields.ts`). */
    typed?: PointUnit;
    /** For whole forms: the set of labels in the catalogue. */
    labels?: LabelSet;
  }
}

/** A field of an entity or form, as read from its schema. */
export interface DeclaredField extends FieldMeta {
  name: string;
}

/** A field with its label in the language of the page. */
export interface Field extends DeclaredField {
  label: string;
  /** The words for its stored values, if the catalogue has any. */
  words?: Readonly<Record<string, string>>;
  /** The headings of its columns, if they are fixed. */
  headings?: readonly string[];
}

/** Options of a field builder, besides the kind it sets. */
export type FieldExtras = Omit<FieldMeta, 'kind'>;
