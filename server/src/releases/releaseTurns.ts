import type { Database } from '../db/Database.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { KeyedQueue } from '../KeyedQueue.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { takeTurn } from './storage/takeTurn.ts';

/** Runs one change of what visitors get after another. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Changes of what visitors get wait for one another, whoever makes them: each is checked against what the one before it
 * has left, and nothing is removed that another is about to make live. This is how commands take a turn, and servers of
 * different databases.
 */
export async function inStorageTurn<T>(
  store: ReleaseStore,
  work: () => Promise<T>,
  report?: (text: string) => void,
): Promise<T> {
  // Also refuses a storage that has gone, before anything is written in its place.
  await store.refresh();
  return takeTurn(
    store.storage,
    async () => {
      await store.refresh();
      return work();
    },
    report,
  );
}

/**
 * The turns of servers: of those of one database first, where waiting costs nothing, so that of forty equal changes the first
 * changes something, and the others are told so.
 */
export function releaseTurns(database: Database, store: ReleaseStore): InTurn {
  // In this process first: whoever waits in the database holds a connection.
  const queue = new KeyedQueue();
  return (work) =>
    queue.run('live', () =>
      database.oneAtATime(advisoryLocks.liveReleases, () => inStorageTurn(store, work)),
    );
}
