import type * as yup from 'yup';
import { fieldsOf, validate, type Checked } from './schemas.ts';
import { formats } from '../values/formats.ts';

type Values = Record<string, unknown>;

/** The fields of a record that differ from what it was before. */
export const changesOf = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
    ),
  );

/**
 * Checks a record that exists already: what was not changed is not judged, so that nobody who mends
 * one field is stopped by what an earlier release let in elsewhere.
 * @returns the changed fields, or what is wrong with each of them
 */
export const validateChanges = (
  schema: yup.ObjectSchema<yup.AnyObject>,
  before: Values,
  after: Values,
): Checked<Values> => validate(schema, changesOf(before, after));

/** Checked fields in the forms in which they are kept: `n2l3g1` becomes `N2L 3G1`. */
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
