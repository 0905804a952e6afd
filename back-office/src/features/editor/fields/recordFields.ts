import { officeWords } from 'shared-api/contract/entities/officeWords';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { changesOf, validateChanges } from 'shared-api/contract/fields/changes';
import { validate, writableFields } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import type { AnyEditor } from '../../../entities/Editor.ts';
import { fromForm, toForm, type FormValues } from './fieldText.ts';

/**
 * The fields of a record that an editor shows, and how they are checked and sent.
 * @param hidden fields that the role may not see, which are not sent either
 * @param wrong what else is wrong with a change of a stored record
 */
export function recordFields(
  entity: EntityName,
  record: Record<string, unknown>,
  hidden: readonly string[] = [],
  wrong?: AnyEditor['wrong'],
) {
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  const isThere = (name: string): boolean => Object.hasOwn(record, name) && !hidden.includes(name);
  const fields = officeWords
    .labelled(schema)
    .filter(({ name, isHidden }) => isHidden !== true && isThere(name));
  const writable = writableFields(schema).filter(isThere);
  const first = toForm(fields, record);
  const isNew = record['id'] === undefined;

  /** What is sent: the fields that may be set, as the contract has them. */
  function sentOf(values: FormValues): Record<string, unknown> {
    const all = fromForm(fields, values);
    return Object.fromEntries(writable.map((name) => [name, all[name]]));
  }

  /** Whether two states of the form would be sent alike: 1,000 is what 1000.00 is. */
  function isSame(some: FormValues, other: FormValues): boolean {
    const [one, two] = [sentOf(some), sentOf(other)];
    return writable.every(
      (name) => one[name] === two[name] || JSON.stringify(one[name]) === JSON.stringify(two[name]),
    );
  }

  return {
    fields,
    writable,
    isSame,
    /** The record as the form shows it before anything is typed. */
    first,
    sentOf,
    /** What is wrong with what was typed; of a stored record, with what was changed. */
    errorsOf: (values: FormValues): Record<string, string> => {
      const sent = sentOf(values);
      if (isNew) return officeWords.errorsOf(schema, validate(schema, sent).errors ?? {});
      const before = sentOf(first);
      const { errors } = validateChanges(schema, before, sent);
      return officeWords.errorsOf(schema, {
        ...wrong?.(before, changesOf(before, sent)),
        ...errors,
      });
    },
  };
}

export type RecordFields = ReturnType<typeof recordFields>;
