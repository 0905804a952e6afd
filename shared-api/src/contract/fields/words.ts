import type { AnyObject, ObjectSchema, Schema } from 'yup';
import type { Faults, FaultTexts, LabelTexts } from '../messages/faults.ts';
import { say } from '../messages/say.ts';
import type { Field } from './FieldMeta.ts';
import { fieldsOf } from './schemas.ts';

type AnyObjectSchema = ObjectSchema<AnyObject>;

/** What some forms say of their fields, in the language of the page. */
export interface Words {
  /** The fields of a schema with their labels, in the order of their declaration. */
  labelled: (schema: AnyObjectSchema) => Field[];
  /** What a check found, for the person who filled the form in. */
  errorsOf: (schema: AnyObjectSchema, faults: Faults) => Record<string, string>;
}

/** The labels of a schema's fields: of those of a language, else its own. */
export function labelsFor(
  labels: Partial<LabelTexts>,
  schema: AnyObjectSchema,
): Partial<Record<string, string>> {
  const set = schema.meta()?.labels;
  const own: Record<string, string> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    own[name] = (field as Schema).spec.label || name;
  }
  return { ...own, ...(set && labels[set]) };
}

/**
 * Words for the schemas of some forms, out of the catalogues that the page carries for them.
 * @param texts of all faults that these schemas can give
 */
export const wordsWith = (texts: Partial<FaultTexts>, labels: Partial<LabelTexts>): Words => ({
  labelled(schema) {
    const own = labelsFor(labels, schema);
    return fieldsOf(schema).map((field) => ({ ...field, label: own[field.name] ?? field.name }));
  },
  errorsOf(schema, faults) {
    const own = labelsFor(labels, schema);
    return Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [
        name,
        say(texts as FaultTexts, fault, own[name] ?? name),
      ]),
    );
  },
});
