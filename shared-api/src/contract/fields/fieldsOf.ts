import type { CustomSchemaMetadata } from 'yup';
import type { DeclaredField } from './FieldMeta.ts';

/**
 * What a form is drawn by: the part of a yup schema that takes no yup, so that a page can draw a form
 * before the code that checks it has come.
 */
export interface FieldDeclarations {
  /** By name; each has what `metaOf` reads, as fields of yup do. */
  fields: Readonly<Record<string, object>>;
  meta: () => CustomSchemaMetadata | undefined;
}

/** What is declared of a field beyond its type. */
export const metaOf = (field: object): CustomSchemaMetadata | undefined =>
  (field as Pick<FieldDeclarations, 'meta'>).meta();

/** The fields of a schema in declaration order. */
export function fieldsOf({ fields }: Pick<FieldDeclarations, 'fields'>): DeclaredField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const declared = metaOf(field)?.field;
    return declared ? [{ name, ...declared }] : [];
  });
}
