import type { Faults, FaultTexts, LabelTexts } from '../messages/faults.ts';
import { say } from '../messages/say.ts';
import type { Field } from './FieldMeta.ts';
import { fieldsOf, type FieldDeclarations } from './fieldsOf.ts';

/** Labels and error messages of some forms, in the language of the page. */
export interface Words {
  /** A schema's fields with their labels, in declaration order. */
  labelled: (schema: FieldDeclarations) => Field[];
  /** Validation errors as messages for the user. */
  errorsOf: (schema: FieldDeclarations, faults: Faults) => Record<string, string>;
}

/** The labels of a schema's fields, if the catalogue has them. */
export function labelsFor(
  labels: Partial<LabelTexts>,
  schema: FieldDeclarations,
): Partial<Record<string, string>> {
  const set = schema.meta()?.labels;
  return { ...(set && labels[set]) };
}

/**
 * Labels and messages for the schemas of some forms, from the catalogues that the page loads.
 * @param texts the messages of all faults that these schemas can produce
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
