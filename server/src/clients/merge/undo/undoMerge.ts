import type { MergeUndo } from 'shared-api/contract/entities/merging/merge';
import { audit } from '../../../audit/audit.ts';
import type { Database, Queryable } from '../../../db/Database.ts';
import { missingClient } from '../../../db/missingClient.ts';
import { HttpError } from '../../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../../outcomes/texts.ts';
import { lockClients, lockMovedRows, whenFree, type ClientRow } from '../lockClients.ts';
import { underWay, writeClient } from '../mergeClients.ts';
import { toldFields } from '../mergeFields.ts';
import { allMoved } from '../movedTables.ts';
import { auditMoved, moveRowsBack } from '../moveRows.ts';
import { nameOfRow } from '../nameOfRow.ts';
import { writeTags } from '../tags.ts';
import { columnsOfMerge, conflictsOf } from './conflicts.ts';
import { keepImports } from './keepImports.ts';
import { findMerge, type StoredMerge } from './storedMerge.ts';

/** Conflicts that a preview tells, and those that the message of a refusal does. */
const told = 50;
const inMessage = 3;

/**
 * What taking a merge back does, and what stands in its way.
 * @throws HttpError 404; 409 for one that cannot be taken back whatever became of what it moved
 */
export async function previewMergeUndo(database: Database, id: number): Promise<MergeUndo> {
  const merge = await findMerge(database, id);
  const { rows } = await database.query<{ row: ClientRow }>(
    'SELECT to_jsonb(c) AS row FROM clients c WHERE c.id = $1',
    [merge.keptId],
  );
  const [kept] = rows;
  if (!kept) throw await missingClient(database, merge.keptId);
  const conflicts = await conflictsOf(database, merge, kept.row);
  return {
    kept: { id: merge.keptId, name: nameOfRow(merge.keptBefore) },
    merged: { id: merge.mergedId, name: merge.mergedName },
    moved: await movedBy(database, merge),
    conflicts: conflicts.slice(0, told),
    conflictCount: conflicts.length,
  };
}

/**
 * Takes a merge back: the merged client is there again, with all that was moved, and the kept one's fields and tags are
 * as they were.
 * @throws HttpError 404; 409 while something that it moved was changed since
 */
export const undoMerge = (
  database: Database,
  id: number,
  who: string,
): Promise<{ message: Outcome }> =>
  whenFree(database, async (connection) => {
    const { keptId, mergedId } = await findMerge(connection, id);
    // Clients first, as a merge does: this one's own row is asked for again below.
    const kept = (await lockClients(connection, [keptId, mergedId])).get(keptId);
    const merge = await findMerge(connection, id, 'lock');
    if (!kept) throw await missingClient(connection, keptId);
    await lockMovedRows(connection, id);
    const conflicts = await conflictsOf(connection, merge, kept);
    if (conflicts.length > 0) {
      throw new HttpError(409, {
        code: 'mergeUsed',
        params: {
          conflicts: conflicts.slice(0, inMessage),
          more: Math.max(conflicts.length - inMessage, 0),
        },
      });
    }
    await takeBack(connection, merge, who);
    await auditUndo(connection, merge, kept, who);
    return { message: outcomeOf('mergeUndone', { merged: merge.mergedName }) };
  });

async function takeBack(connection: Queryable, merge: StoredMerge, who: string): Promise<void> {
  const { id, keptId, mergedId, mergedRow, keptBefore, tags } = merge;
  await underWay(connection, id);
  await connection.query(
    'UPDATE client_merges SET undone_at = now(), undone_by = $2 WHERE id = $1',
    [id, who],
  );
  const columns = Object.keys(mergedRow);
  await connection.query(
    `INSERT INTO clients (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.map((column) => `r.${column}`).join(', ')}
     FROM jsonb_populate_record(NULL::clients, $1) r`,
    [mergedRow],
  );
  await moveRowsBack(connection, { mergeId: id, to: mergedId });
  await writeTags(connection, mergedId, tags.merged);
  if (tags.after.length > tags.kept.length) await writeTags(connection, keptId, tags.kept);
  await writeClient(connection, keptId, columnsBefore(merge, keptBefore));
  await connection.query('UPDATE clients SET version = version + 1 WHERE id = $1', [mergedId]);
  await keepImports(connection, merge);
  await auditMoved(connection, { mergeId: id, from: keptId, to: mergedId }, who);
}

const columnsBefore = (merge: StoredMerge, before: ClientRow): Record<string, unknown> =>
  Object.fromEntries(columnsOfMerge(merge).map((column) => [column, before[column]]));

async function auditUndo(
  connection: Queryable,
  merge: StoredMerge,
  kept: ClientRow,
  who: string,
): Promise<void> {
  const { id, keptId, mergedId, keptBefore, mergedName } = merge;
  const changed = columnsBefore(merge, keptBefore);
  const record = { who, entity: 'clients', action: 'update' } as const;
  await audit(connection, {
    ...record,
    recordId: keptId,
    before: toldFields(kept, changed),
    after: {
      ...toldFields(keptBefore, changed),
      mergeUndone: id,
      mergedId,
      clientName: mergedName,
    },
  });
  await audit(connection, { ...record, recordId: mergedId, after: { mergeUndone: id } });
}

async function movedBy(connection: Queryable, { id, tags }: StoredMerge) {
  const kinds = new Map(allMoved.map(([table, { kind }]) => [table, kind]));
  const { rows } = await connection.query<{ table: string; count: number }>(
    `SELECT table_name AS table, count(*) FROM client_merge_rows
     WHERE merge_id = $1 AND NOT is_new GROUP BY 1`,
    [id],
  );
  const counts = new Map(rows.map(({ table, count }) => [kinds.get(table), count]));
  const moved = allMoved.flatMap(([, { kind }]) => {
    const count = counts.get(kind) ?? 0;
    return kind === null || count === 0 ? [] : [{ kind, count }];
  });
  const { length } = tags.merged;
  return length === 0 ? moved : [...moved, { kind: 'tags' as const, count: length }];
}
