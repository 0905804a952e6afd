import type * as yup from 'yup';
import { validate, type Checked } from './schemas.ts';
import { fieldsOf } from './fieldsOf.ts';
import { formats } from '../values/formats.ts';

type Values = Record<string, unknown>;

/** The fields of a record that have changed. */
export const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
    ),
  );

/**
 * Validates the changed fields of an existing record. Unchanged fields are not validated, so a
 * value that an earlier release accepted never blocks a change to another field.
 * @returns the changed fields, or the errors by field
 */
export const validateChanges = (
  schema: yup.ObjectSchema<yup.AnyObject>,
  before: Values,
  after: Values,
): Checked<Values> => validate(schema, changesOf(before, after));

/** Validated fields in their stored format: `n2l3g1` becomes `N2L 3G1`. */
export function normalised(schema: yup.ObjectSchema<yup.AnyObject>, values: Values): Values {
  const own = new Map(fieldsOf(schema).map(({ name, format }) => [name, format]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const format = own.get(name);
      const isKept = format === undefined || typeof value !== 'string' || value === '';
      return [name, isKept ? value : formats[format].normalise(value)];
    }),
  );
}
