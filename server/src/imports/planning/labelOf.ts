import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { importedFields } from '../importables.ts';

/** What people call a field. */
export const labelOf = (entity: ImportableName, name: string): string =>
  importedFields(entity).find((field) => field.name === name)?.label ?? name;
