import type { DeclaredField } from 'shared-api/contract/fields/FieldMeta';
import { readNumber } from 'shared-api/contract/values/typedNumbers';

/** A record as the editor holds it: what has a text field is a text, the rest is as it is. */
export type FormValues = Record<string, unknown>;

const isTyped = ({ kind }: DeclaredField): boolean => kind === 'money' || kind === 'number';

const isDated = ({ kind }: DeclaredField): boolean =>
  kind === 'date' || kind === 'dateTime' || kind === 'time';

function toText({ kind }: DeclaredField, value: unknown): string {
  if (typeof value !== 'number') return '';
  return kind === 'money' ? value.toFixed(2) : String(value);
}

/** An amount or number as typed: null when empty, the text itself when it is no number. */
const toNumber = (text: string): unknown => {
  const number = readNumber(text);
  return number === undefined ? text : number;
};

/** What the editor shows of a record. */
export function toForm(fields: DeclaredField[], record: Record<string, unknown>): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = record[field.name];
      if (isTyped(field)) return [field.name, toText(field, value)];
      return [field.name, value ?? (isDated(field) ? '' : value)];
    }),
  );
}

/** The record that the editor's values say; what is no number is left for the schema to refuse. */
export function fromForm(fields: DeclaredField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field.name];
      if (isTyped(field)) return [field.name, typeof value === 'string' ? toNumber(value) : value];
      if (isDated(field)) return [field.name, value === '' ? null : value];
      return [field.name, value];
    }),
  );
}
