import * as yup from 'yup';
import { fault, type Fault, type Faults } from '../messages/faults.ts';
import { fieldsOf } from './fieldsOf.ts';

type AnyObjectSchema = yup.ObjectSchema<yup.AnyObject>;

/** Names of the fields that callers may set. */
export const writableFields = (schema: AnyObjectSchema): string[] =>
  fieldsOf(schema)
    .filter(({ readOnly }) => readOnly !== true)
    .map(({ name }) => name);

/**
 * Initial values of a new record in the editor: defaults, without excluded fields
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

/** The result of validation: the value, or the errors by field. */
export type Checked<T> = { value: T; errors?: undefined } | { value?: undefined; errors: Faults };

/** Fields that an input may have beyond those of its schema and still be checked field by field. */
const mostUnknown = 20;

/** Whether an input has so many unknown fields that it is refused for them alone. */
export const isOverfull = ({ fields }: { fields: object }, input: object): boolean =>
  Object.keys(input).length > Object.keys(fields).length + mostUnknown;

/** The faults of fields that the schema does not have. */
const unknownFields = ({ fields }: { fields: object }, input: object): Faults =>
  Object.fromEntries(
    Object.keys(input)
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => [name, fault('unknownField', { name })]),
  );

/**
 * Validates input of unknown shape against a schema. Types are not converted, and unknown keys are
 * errors.
 */
export function validate<T extends yup.AnyObject>(
  schema: yup.ObjectSchema<T>,
  input: unknown,
): Checked<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { errors: { '': fault('notObject') } };
  }
  const errors = unknownFields(schema, input);
  // Checking tens of thousands of fields would keep everybody else waiting.
  if (isOverfull(schema, input)) return { errors };
  try {
    const value = schema.validateSync(input, { abortEarly: false, strict: true }) as T;
    if (Object.keys(errors).length === 0) return { value };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    for (const {
      path,
      type,
      errors: [message],
    } of found)
      errors[(path ?? '').split(/[.[]/, 1)[0] ?? ''] ??= faultOf(message, type);
  }
  return { errors };
}

/** Faults in place of yup's own sentences, which name types of the code, by the test that failed. */
const libraryFaults: Partial<Record<string, Fault>> = {
  typeError: fault('wrongType'),
  optionality: fault('missing'),
  nullable: fault('missing'),
};

/**
 * The error of a failed check: our own fault object, or yup's sentence if the schema has none.
 * @param type the kind of test that failed, where its sentence is to be replaced
 */
export const faultOf = (message: unknown, type = ''): Fault =>
  typeof message === 'string'
    ? (libraryFaults[type] ?? fault('sentence', { text: message }))
    : (message as Fault);
