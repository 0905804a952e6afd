import type { Queryable } from './Database.ts';
import { claimClients } from './unlessImporting.ts';

/**
 * The client that somebody means by an id: itself, or the one that it was merged into (docs/decisions/0065). Waits for a
 * merge that is under way; the client stays until the transaction ends.
 * @throws BusyWithImportError while an import of clients or its undo has it
 */
export async function keptClient(connection: Queryable, id: number): Promise<number> {
  await claimClients(connection, [id]);
  const { rows } = await connection.query<{ id: number }>('SELECT kept_client($1) AS id', [id]);
  return rows[0]?.id ?? id;
}

/** The client that one was merged into, without waiting and without a lock; none of one that was not. */
export async function mergedInto(connection: Queryable, id: number): Promise<number | undefined> {
  const { rows } = await connection.query<{ id: number }>(
    `WITH RECURSIVE chain AS (
       SELECT m.kept_id FROM client_merges m WHERE m.merged_id = $1 AND m.undone_at IS NULL
       UNION ALL
       SELECT m.kept_id FROM chain c
         JOIN client_merges m ON m.merged_id = c.kept_id AND m.undone_at IS NULL)
     SELECT c.id FROM chain k JOIN clients c ON c.id = k.kept_id`,
    [id],
  );
  return rows[0]?.id;
}
