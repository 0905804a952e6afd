/** Test helper: validation with errors as English sentences. */
import type { AnyObject, ObjectSchema } from 'yup';
import { officeWords } from '../entities/officeWords.ts';
import * as changes from '../fields/changes.ts';
import * as schemas from '../fields/schemas.ts';

/** The result of validation: the value, or the error sentences by field. */
type Said<T> =
  { value: T; errors?: undefined } | { value?: undefined; errors: Record<string, string> };

const inWords = <T>(schema: ObjectSchema<AnyObject>, checked: schemas.Checked<T>): Said<T> =>
  checked.errors ? { errors: officeWords.errorsOf(schema, checked.errors) } : checked;

export const validate = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Said<T> =>
  inWords(schema as unknown as ObjectSchema<AnyObject>, schemas.validate(schema, input));

export const validateChanges = (
  ...[schema, before, after]: Parameters<typeof changes.validateChanges>
): Said<AnyObject> => inWords(schema, changes.validateChanges(schema, before, after));
