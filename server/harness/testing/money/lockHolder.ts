import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../../src/db/Database.ts';

/**
 * Waits until somebody waits for what a holder has locked.
 * @throws Error if nobody does within ten seconds
 */
export async function untilWaitedFor(database: Database, holder: pg.Client): Promise<void> {
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  for (const last = Date.now() + 10_000; Date.now() < last;) {
    const { rowCount } = await database.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND $1 = ANY(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    );
    if (rowCount) return;
    await pause(20);
  }
  throw new Error('Nobody waits for the holder.');
}

/**
 * Runs work with a connection of its own that has begun a transaction: the server's calls within one of the
 * server's would count as part of it.
 */
export async function withHolder<T>(
  databaseUrl: string,
  work: (holder: pg.Client) => Promise<T>,
): Promise<T> {
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  try {
    await holder.query('BEGIN');
    return await work(holder);
  } finally {
    await holder.end();
  }
}

/** Whether nobody else has a row locked; locks it. */
export async function isFree(
  holder: pg.Client,
  table: 'credits' | 'deposit_requests' | 'payments' | 'quotes',
  id: unknown,
): Promise<boolean> {
  const lock = `SELECT FROM ${table} WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED`;
  return (await holder.query(lock, [id])).rowCount === 1;
}
