import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * Makes a call whose connection to the database breaks in the middle of its transaction: another one holds what it
 * needs, and ends whoever waits for that.
 * @param lock the statement that holds it, and its values
 * @returns what the call was answered
 */
export async function brokenOff<T>(
  databaseUrl: string,
  [lock, values]: readonly [lock: string, values: unknown[]],
  call: () => Promise<T>,
): Promise<T> {
  const other = new pg.Client(databaseUrl);
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(lock, values);
    const answer = call();
    const ended = async (): Promise<number> =>
      (
        await other.query(
          `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
           WHERE NOT l.granted AND a.datname = current_database()`,
        )
      ).rowCount ?? 0;
    while ((await ended()) === 0) await delay(5);
    const broken = await answer;
    await other.query('ROLLBACK');
    return broken;
  } finally {
    await other.end();
  }
}
