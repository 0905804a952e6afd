/** Test helper: validation with errors as English sentences. */
import type { AnyObject, ObjectSchema } from 'yup';
import { officeWords } from '../entities/officeWords.ts';
import * as changes from '../fields/changes.ts';
import * as schemas from '../fields/schemas.ts';
import type { FaultTexts } from '../messages/faults.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';
import { texts as officeFaults } from '../messages/officeFaultTexts.en.ts';
import { texts as quoteFaults } from '../messages/quoteFaultTexts.en.ts';
import { say } from '../messages/say.ts';

/** The result of validation: the value, or the error sentences by field. */
type Said<T> =
  { value: T; errors?: undefined } | { value?: undefined; errors: Record<string, string> };

const inWords = <T>(schema: ObjectSchema<AnyObject>, checked: schemas.Checked<T>): Said<T> =>
  checked.errors ? { errors: officeWords.errorsOf(schema, checked.errors) } : checked;

export const validate = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Said<T> =>
  inWords(schema as unknown as ObjectSchema<AnyObject>, schemas.validate(schema, input));

/** The faults of the field builders. */
const builderFaults = { ...fieldFaults, ...quoteFaults, ...officeFaults } as FaultTexts;

/** Validates against a schema of a test, whose labels are in no catalogue. */
export function validateLabelled<T extends AnyObject>(
  labels: Readonly<Partial<Record<string, string>>>,
  schema: ObjectSchema<T>,
  input: unknown,
): Said<T> {
  const checked = schemas.validate(schema, input);
  if (!checked.errors) return checked;
  const errors = Object.entries(checked.errors).map(([name, fault]) => [
    name,
    say(builderFaults, fault, labels[name] ?? name),
  ]);
  return { errors: Object.fromEntries(errors) as Record<string, string> };
}

export const validateChanges = (
  ...[schema, before, after]: Parameters<typeof changes.validateChanges>
): Said<AnyObject> => inWords(schema, changes.validateChanges(schema, before, after));
