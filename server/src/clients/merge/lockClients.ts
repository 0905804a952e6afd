import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from '../../db/Database.ts';
import { DatabaseUnavailableError } from '../../db/DatabaseUnavailableError.ts';
import { HttpError } from '../../HttpError.ts';
import { allMoved, ofClient } from './movedTables.ts';

/** How often it is tried, and the longest pause between two tries, in milliseconds. */
const tries = 40;
const longestPause = 250;

/** SQLSTATEs of a lock that others have, and of a deadlock. */
const busy = ['55P03', '40P01'];

/** A client as its row is. */
export type ClientRow = Record<string, unknown> & {
  id: number;
  version: number;
  anonymised_at: string | null;
};

/**
 * Runs a transaction that needs rows which others may have. A payment has its invoice first and then its client, a
 * merge the other way round: so a merge never waits for a row while it has a client, but lets go and tries again.
 * @throws HttpError 409 if others have had the rows all the time
 */
export async function whenFree<T>(
  database: Database,
  work: (connection: Queryable) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (attempt === tries) throw new HttpError(409, { code: 'clientsBusy' });
      await delay(Math.random() * Math.min(longestPause, attempt * 20));
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  return cause instanceof pg.DatabaseError && busy.includes(cause.code ?? '');
}

/** Locks clients in the order of their ids, so that nobody begins to refer to them. @returns those that are there */
export async function lockClients(
  connection: Queryable,
  ids: readonly number[],
): Promise<Map<number, ClientRow>> {
  // Shorter than the time after which PostgreSQL looks for a deadlock and ends one of the two.
  await connection.query("SET LOCAL lock_timeout = '300ms'");
  const { rows } = await connection.query<{ row: ClientRow }>(
    `SELECT to_jsonb(c) AS row FROM (
       SELECT * FROM clients WHERE id = ANY ($1::integer[]) ORDER BY id FOR UPDATE) c`,
    [ids],
  );
  return new Map(rows.map(({ row }) => [row.id, row]));
}

/** Locks everything of a client, whose row is locked already: nothing is added meanwhile. Fails where others have a row. */
export async function lockRowsOf(connection: Queryable, clientId: number): Promise<void> {
  for (const [table] of allMoved) {
    await connection.query(
      `SELECT FROM ${table} t WHERE ${ofClient(table, '$1')} ORDER BY t.id FOR NO KEY UPDATE NOWAIT`,
      [clientId],
    );
  }
}

/** Locks the rows that a merge has moved, likewise. */
export async function lockMovedRows(connection: Queryable, mergeId: number): Promise<void> {
  for (const [table] of allMoved) {
    await connection.query(
      `SELECT FROM ${table} t WHERE t.id IN (
         SELECT r.row_id FROM client_merge_rows r WHERE r.merge_id = $1 AND r.table_name = '${table}')
       ORDER BY t.id FOR NO KEY UPDATE NOWAIT`,
      [mergeId],
    );
  }
}
