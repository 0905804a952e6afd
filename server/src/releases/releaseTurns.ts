import type { Database } from '../db/Database.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { KeyedQueue } from '../KeyedQueue.ts';

/** Runs one change of what visitors get after another. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Changes of what visitors get wait for one another, on all servers of a database: each is checked against what the
 * one before it has left, and of forty equal ones the first changes something, and the others are told so. Commands
 * that write to the storage themselves take no turn; what they may have changed meanwhile is checked afterwards.
 */
export function releaseTurns(database: Database): InTurn {
  // In this process first: whoever waits in the database holds a connection.
  const queue = new KeyedQueue();
  return (work) => queue.run('live', () => database.oneAtATime(advisoryLocks.liveReleases, work));
}
