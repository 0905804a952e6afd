import type { MovedKind } from 'shared-api/contract/entities/merging/merge';
import type { Queryable } from '../../db/Database.ts';
import { allMoved, clientColumn, movedTables, ofClient, type MovedTable } from './movedTables.ts';

/** From whom to whom rows go. */
export interface Way {
  mergeId: number;
  from: number;
  to: number;
}

/** SQL for a row (`t`) as it is compared later: without its version, and without columns that came since. */
export const stateOf = (later = "'{}'"): string =>
  `md5((to_jsonb(t) - 'version' - ${later}::text[])::text)`;

const nextVersion = ({ isVersioned }: MovedTable): string =>
  isVersioned === true ? ', version = t.version + 1' : '';

/** Gives everything of a client to another one, and writes down what that was. */
export async function moveRows(connection: Queryable, { mergeId, from, to }: Way): Promise<void> {
  for (const [table, moved] of allMoved) {
    await connection.query(
      `WITH before AS MATERIALIZED (SELECT t.id, ${billed(table)} AS was_billed FROM ${table} t
         WHERE ${ofClient(table, '$2::integer')}),
       moved AS (
         UPDATE ${table} t SET ${clientColumn(table)} = $3${unbill(table)}${nextVersion(moved)}
         FROM before WHERE before.id = t.id
         RETURNING t.id, before.was_billed,
           ${moved.isWatched === true ? stateOf() : "''"} AS state)
       INSERT INTO client_merge_rows (merge_id, table_name, row_id, state, was_billed)
       SELECT $1, '${table}', id, state, was_billed FROM moved`,
      [mergeId, from, to],
    );
  }
}

// The kept client is billed where it was before.
const billed = (table: string): string => (table === 'client_addresses' ? 't.is_billing' : 'false');
const unbill = (table: string): string =>
  table === 'client_addresses' ? ', is_billing = false' : '';

/** Gives the rows of a merge back to whom they were. */
export async function moveRowsBack(
  connection: Queryable,
  { mergeId, to }: Pick<Way, 'mergeId' | 'to'>,
): Promise<void> {
  for (const table of ['client_contacts', 'client_addresses']) {
    await connection.query(
      `DELETE FROM ${table} t USING client_merge_rows r
       WHERE r.merge_id = $1 AND r.table_name = '${table}' AND r.is_new AND r.row_id = t.id`,
      [mergeId],
    );
  }
  for (const [table, moved] of allMoved) {
    await connection.query(
      `UPDATE ${table} t SET ${clientColumn(table)} = $2${rebill(table)}${nextVersion(moved)}
       FROM client_merge_rows r
       WHERE r.merge_id = $1 AND r.table_name = '${table}' AND NOT r.is_new AND r.row_id = t.id`,
      [mergeId, to],
    );
  }
}

const rebill = (table: string): string =>
  table === 'client_addresses' ? ', is_billing = r.was_billed' : '';

/** Writes into the history of each record whose it is from now on. */
export async function auditMoved(
  connection: Queryable,
  { mergeId, from, to }: Way,
  who: string,
): Promise<void> {
  for (const [table, { entity }] of Object.entries(movedTables)) {
    if (entity === undefined) continue;
    await connection.query(
      `INSERT INTO audit_trail (who, entity, record_id, action, before, after)
       SELECT $2, '${entity}', r.row_id, 'update', jsonb_build_object('clientId', $3::integer),
         jsonb_build_object('clientId', $4::integer, 'merge', $1::integer)
       FROM client_merge_rows r WHERE r.merge_id = $1 AND r.table_name = '${table}' ORDER BY r.row_id`,
      [mergeId, who, from, to],
    );
  }
}

/** How many of each kind a client has. */
export async function countsOf(
  connection: Queryable,
  clientId: number,
): Promise<{ kind: MovedKind; count: number }[]> {
  const counted = allMoved.map(
    ([table, { kind }], position) =>
      `SELECT ${position} AS position, '${kind ?? ''}' AS kind, count(*) AS count FROM ${table} t
       WHERE ${ofClient(table, '$1')}`,
  );
  const tags = `SELECT ${allMoved.length}, 'tags', count(*) FROM client_tags t WHERE t.client_id = $1`;
  const { rows } = await connection.query<{ kind: MovedKind | ''; count: number }>(
    `SELECT kind, count FROM (${[...counted, tags].join(' UNION ALL ')}) counted
     WHERE kind <> '' AND count > 0 ORDER BY position`,
    [clientId],
  );
  return rows.map(({ kind, count }) => ({ kind: kind as MovedKind, count }));
}
