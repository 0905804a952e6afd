import type { KeyValueStorage, Store } from 'shared-api/store';
import { entityNames, type EntityName } from '../contract/entities/entityNames.ts';
import type { ListResponse } from '../contract/entities/list.ts';
import { readKept } from '../store/kept.ts';
import { firstList } from './listQuery.ts';
import { recordsApi, type AnyRecord } from './records.ts';
import { wholeState } from './wholeState.ts';

/**
 * The first page of each list, as it begins, is kept in the browser and shown at once the next time while
 * the server is asked (docs/product/behaviour.md). A search, a filter or a later page is never
 * kept. What is kept goes with the session.
 */
const key = (entity: EntityName): string => `first-page ${entity}`;

interface Kept {
  username: string;
  page: ListResponse<AnyRecord>;
}

/** Writes first pages as they arrive, and forgets them when the session ends. */
export function keepFirstPages(store: Store, storage: KeyValueStorage): void {
  const written = new Map<EntityName, unknown>();
  let user = store.getState().session.current?.username;
  store.subscribe(() => {
    const username = store.getState().session.current?.username;
    if (username !== user) {
      user = username;
      written.clear();
      for (const entity of entityNames) storage.removeItem(key(entity));
    }
    if (username === undefined) return;
    for (const entity of entityNames) {
      const { data } = recordsApi.endpoints.list.select(firstList(entity))(wholeState(store));
      const page = data?.pages[0];
      if (!page || written.get(entity) === page) continue;
      written.set(entity, page);
      try {
        storage.setItem(key(entity), JSON.stringify({ username, page } satisfies Kept));
      } catch {
        // Full or forbidden storage costs only the head start.
        storage.removeItem(key(entity));
      }
    }
  });
}

/** The first page that was kept for a person, if any. */
export function keptFirstPage(
  storage: Pick<KeyValueStorage, 'getItem'>,
  entity: EntityName,
  username: string,
): ListResponse<AnyRecord> | undefined {
  const kept = readKept(() => storage, key(entity)) as Kept | undefined;
  return kept?.username === username ? kept.page : undefined;
}
