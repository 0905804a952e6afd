import type { AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { AnyEditor } from '../../../entities/Editor.ts';
import { editors } from '../../../entities/editors.ts';

/** What Delete opens for a stored record that has to stay; undefined for one that can go. */
export function insteadOfDelete(
  entity: EntityName,
  record: Record<string, unknown>,
): AnyEditor['insteadOfDelete'] {
  const instead = record['id'] === undefined ? undefined : editors[entity].insteadOfDelete;
  return instead?.fits(record as AnyRecord) === true ? instead : undefined;
}
