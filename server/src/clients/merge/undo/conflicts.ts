import type { MergeConflict } from 'shared-api/contract/entities/merging/merge';
import type { Queryable } from '../../../db/Database.ts';
import { tagsOf } from '../../clientNotes.ts';
import type { ClientRow } from '../lockClients.ts';
import { allMoved, clientColumn, movedTables, type MovedTable } from '../movedTables.ts';
import { stateOf } from '../moveRows.ts';
import { crossedSince } from './crossReferences.ts';
import type { StoredMerge } from './storedMerge.ts';

/** Columns of a client that are no part of what somebody has changed. */
const ownColumns = ['id', 'version'];

/** Everything that stands in the way of taking a merge back, the kept client's fields first. */
export async function conflictsOf(
  connection: Queryable,
  merge: StoredMerge,
  kept: ClientRow,
): Promise<MergeConflict[]> {
  const found: MergeConflict[] = [];
  if (changedFields(merge, kept).length > 0) found.push(ofKept('fields'));
  const tags = await tagsOf(connection, merge.keptId);
  if (hasOtherTags(merge, tags)) found.push(ofKept('tags'));
  for (const [table, moved] of allMoved) {
    found.push(...(await changedRows(connection, merge, table, moved)));
  }
  found.push(...(await newRows(connection, merge)));
  return found;
}

const ofKept = (kind: 'fields' | 'tags'): MergeConflict => ({
  kind,
  why: 'changed',
  record: null,
  name: '',
});

/** The columns that the merge has changed in the kept client, and somebody since. */
function changedFields({ keptBefore, keptAfter }: StoredMerge, kept: ClientRow): string[] {
  return columnsOfMerge({ keptBefore, keptAfter }).filter(
    (column) => kept[column] !== keptAfter[column],
  );
}

/** The columns that a merge has changed in the kept client. */
export const columnsOfMerge = ({
  keptBefore,
  keptAfter,
}: Pick<StoredMerge, 'keptBefore' | 'keptAfter'>): string[] =>
  Object.keys(keptAfter).filter(
    (column) => !ownColumns.includes(column) && keptBefore[column] !== keptAfter[column],
  );

/** Where the merge has brought no tag along, there is none to take back. */
const hasOtherTags = ({ tags }: StoredMerge, now: readonly string[]): boolean =>
  tags.after.length > tags.kept.length && JSON.stringify(tags.after) !== JSON.stringify(now);

/** Rows that are not as the merge has left them. */
export async function changedRows(
  connection: Queryable,
  merge: StoredMerge,
  table: string,
  moved: MovedTable,
): Promise<MergeConflict[]> {
  const { rows } = await connection.query<{ id: number; isGone: boolean; name: string | null }>(
    `SELECT r.row_id AS id, t.id IS NULL AS "isGone", ${moved.name ?? "''"} AS name
     FROM client_merge_rows r LEFT JOIN ${table} t ON t.id = r.row_id
     WHERE r.merge_id = $1 AND r.table_name = '${table}'
       AND (t.id IS NULL OR t.${clientColumn(table)} IS DISTINCT FROM $2
         OR (r.state <> '' AND r.state <> ${stateOf('$3')}))
     ORDER BY r.row_id`,
    [merge.id, merge.keptId, await columnsSince(connection, merge, table)],
  );
  return rows.map(({ id, isGone, name }) =>
    conflict(moved, isGone ? 'gone' : 'changed', id, name ?? ''),
  );
}

/** Columns that the table did not have when the clients were merged. */
async function columnsSince(
  connection: Queryable,
  { columns }: StoredMerge,
  table: string,
): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT column_name::text AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  const known = columns[table] ?? [];
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}

/** Rows that were made since, and belong to what would go back. */
async function newRows(connection: Queryable, merge: StoredMerge): Promise<MergeConflict[]> {
  const found = await crossedSince(connection, merge);
  return found.flatMap(({ table, id }) => {
    const moved = movedTables[table];
    // Of entries and their postings the entry is told.
    return moved === undefined || moved.kind === null ? [] : [conflict(moved, 'new', id, '')];
  });
}

function conflict(
  { kind, entity }: MovedTable,
  why: MergeConflict['why'],
  id: number,
  name: string,
): MergeConflict {
  const record = entity !== undefined && why !== 'gone' ? { entity, id } : null;
  return { kind: kind ?? 'entries', why, record, name };
}
