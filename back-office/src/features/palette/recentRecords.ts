import { isEntityName, type EntityName } from 'shared-api/contract/entities/entityNames';
import { openedPaths } from './rememberOpened.ts';

/** A record that was opened. Its name is read anew each time, with the rights that a person has then. */
export interface Opened {
  entity: EntityName;
  id: number;
}

/** The records that were opened in this tab, the last one first, but for the one at an address. */
export function recentRecords(pathNow: string): Opened[] {
  return openedPaths().flatMap((path) => {
    if (path === pathNow) return [];
    const [, , entity = '', id = ''] = path.split('/');
    return isEntityName(entity) ? [{ entity, id: Number(id) }] : [];
  });
}
