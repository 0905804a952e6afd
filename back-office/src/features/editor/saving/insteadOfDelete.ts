import type { AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { AnyScreen } from '../../../entities/Screen.ts';
import { screens } from '../../../entities/screens.ts';

/** What Delete opens for a stored record that has to stay; undefined for one that can go. */
export function insteadOfDelete(
  entity: EntityName,
  record: Record<string, unknown>,
): AnyScreen['insteadOfDelete'] {
  const instead = record['id'] === undefined ? undefined : screens[entity].insteadOfDelete;
  return instead?.fits(record as AnyRecord) === true ? instead : undefined;
}
