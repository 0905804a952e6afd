import type { Field } from 'shared-api/contract/fields/FieldMeta';

/** Kinds of fields that take the whole width of an editor. */
export const wideKinds: readonly Field['kind'][] = ['longText', 'table'];
