/** Checks that say what they find in English, as a person reads it, for tests. */
import type { AnyObject, ObjectSchema } from 'yup';
import { officeWords } from '../entities/officeWords.ts';
import * as changes from '../fields/changes.ts';
import * as schemas from '../fields/schemas.ts';

/** What a check gives: the value, or what is wrong with each field in words. */
type Said<T> =
  { value: T; errors?: undefined } | { value?: undefined; errors: Record<string, string> };

const inWords = <T>(schema: ObjectSchema<AnyObject>, checked: schemas.Checked<T>): Said<T> =>
  checked.errors ? { errors: officeWords.errorsOf(schema, checked.errors) } : checked;

export const validate = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Said<T> =>
  inWords(schema as unknown as ObjectSchema<AnyObject>, schemas.validate(schema, input));

export const validateChanges = (
  ...[schema, before, after]: Parameters<typeof changes.validateChanges>
): Said<AnyObject> => inWords(schema, changes.validateChanges(schema, before, after));
