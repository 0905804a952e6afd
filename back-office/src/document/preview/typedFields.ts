import { writableFields } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';

/** What is typed into the fields that can be written; what is missing is empty. */
export function typedFields(
  schema: ObjectSchema<AnyObject>,
  typed: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const empty = schema.getDefault() as Record<string, unknown>;
  return Object.fromEntries(
    writableFields(schema).map((name) => [name, typed[name] ?? empty[name]]),
  );
}
