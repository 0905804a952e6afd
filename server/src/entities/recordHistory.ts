import type { EntityName } from 'shared-api/contract/entities/entities';
import type { HistoryEntry } from 'shared-api/contract/history/history';
import type { Queryable } from '../db/Database.ts';

/** Maximum number of audit entries in a response. */
const longestHistory = 200;

/** A record's audit entries, newest first. */
export async function historyOf(
  database: Queryable,
  entity: EntityName,
  id: number,
): Promise<HistoryEntry[]> {
  const { rows } = await database.query<Omit<HistoryEntry, 'at'> & { at: Date }>(
    `SELECT at, who, action, before, after FROM audit_trail
     WHERE entity = $1 AND record_id = $2 ORDER BY id DESC LIMIT $3`,
    [entity, id, longestHistory],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Days during which a deletion can be undone (docs/product/calls.md "Conventions"). */
export const undoDays = 30;

/** The row of a recently deleted record that has not been restored, and which deletion it was. */
export async function lastDeleted(
  connection: Queryable,
  entity: EntityName,
  id: number,
): Promise<{ row: unknown; deletion: number } | undefined> {
  const { rows } = await connection.query<{ action: string; id: number; row: unknown }>(
    `SELECT action, id, deleted_row AS row FROM audit_trail
     WHERE entity = $1 AND record_id = $2 AND action IN ('delete', 'restore')
       AND at > now() - make_interval(days => $3) ORDER BY id DESC LIMIT 1`,
    [entity, id, undoDays],
  );
  const [last] = rows;
  return last?.action === 'delete' && last.row !== null
    ? { row: last.row, deletion: last.id }
    : undefined;
}
