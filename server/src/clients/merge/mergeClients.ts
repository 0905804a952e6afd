import type { MergeRequest } from 'shared-api/contract/entities/merging/merge';
import { audit } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { missingClient } from '../../db/missingClient.ts';
import { HttpError, invalidInput } from '../../HttpError.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import { keepOthers } from './keepOthers.ts';
import { lockClients, lockRowsOf, whenFree, type ClientRow } from './lockClients.ts';
import { columnsToTake, toldFields } from './mergeFields.ts';
import { nameOfRow } from './nameOfRow.ts';
import { auditMoved, moveRows } from './moveRows.ts';
import { allMoved } from './movedTables.ts';
import { mergeTags } from './tags.ts';
import { crossReferences } from './undo/crossReferences.ts';

/** Both clients of a merge, as they are locked. */
export interface Both {
  kept: ClientRow;
  merged: ClientRow;
}

/**
 * Merges a client into another one, in one transaction: fields as they are chosen, and everything that is of the merged
 * client. What others write for the merged client meanwhile waits, and is the kept one's.
 * @throws HttpError 404 for an unknown client; 400 for one and the same; 409 where one of them is another by now, is
 *   anonymised, or is not free
 */
export const mergeClients = (
  database: Database,
  keptId: number,
  request: MergeRequest,
  who: string,
): Promise<{ message: Outcome; mergeId: number }> =>
  whenFree(database, async (connection) => {
    const both = await lockBoth(connection, keptId, request.otherId);
    const { kept, merged } = both;
    if (kept.version !== request.version || merged.version !== request.otherVersion) {
      throw new HttpError(409, { code: 'mergeChanged' });
    }
    await lockRowsOf(connection, merged.id);
    const mergeId = await beginMerge(connection, both, who);
    const way = { mergeId, from: merged.id, to: kept.id };
    await moveRows(connection, way);
    const tags = await mergeTags(connection, { keptId, mergedId: merged.id });
    await connection.query('DELETE FROM clients WHERE id = $1', [merged.id]);
    const after = await writeClient(
      connection,
      kept.id,
      columnsToTake(kept, merged, request.takes),
    );
    await keepOthers(connection, { mergeId, keptId, rows: [kept, merged] });
    await connection.query(
      `UPDATE client_merges SET kept_after = $2, tags = $3,
         tables = jsonb_set(tables, '{crossed}', $4) WHERE id = $1`,
      [
        mergeId,
        after,
        JSON.stringify(tags),
        JSON.stringify(await crossReferences(connection, mergeId, keptId)),
      ],
    );
    await auditMoved(connection, way, who);
    await auditBoth(connection, both, after, { mergeId, who });
    const names = { merged: nameOfRow(merged), kept: nameOfRow(kept) };
    return { message: outcomeOf('clientsMerged', names), mergeId };
  });

/** @throws HttpError 404 for an unknown client; 400 for one and the same; 409 for one that is anonymised */
async function lockBoth(connection: Queryable, keptId: number, otherId: number): Promise<Both> {
  if (keptId === otherId) throw invalidInput({ otherId: { code: 'mergedWithItself' } });
  const rows = await lockClients(connection, [keptId, otherId]);
  const kept = rows.get(keptId);
  const merged = rows.get(otherId);
  if (!kept) throw await missingClient(connection, keptId);
  if (!merged) throw await missingClient(connection, otherId);
  refuseAnonymised({ kept, merged });
  return { kept, merged };
}

/** @throws HttpError 409 for a client that is anonymised: nothing of it is to be told of anybody again */
export function refuseAnonymised({ kept, merged }: Both): void {
  if (kept.anonymised_at === null && merged.anonymised_at === null) return;
  throw new HttpError(409, { code: 'mergeAnonymised' });
}

/** Writes the merge down, and says to the database's triggers that it is under way. */
async function beginMerge(
  connection: Queryable,
  { kept, merged }: Both,
  who: string,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO client_merges (kept_id, merged_id, merged_name, merged_row, kept_before, tables, who)
     SELECT $1, $2, $3, $4, $5, jsonb_build_object('columns', (
       SELECT jsonb_object_agg(t.table_name, t.columns) FROM (
         SELECT c.table_name, array_agg(c.column_name ORDER BY c.column_name) AS columns
         FROM information_schema.columns c
         WHERE c.table_schema = 'public' AND c.table_name = ANY ($7::text[]) GROUP BY 1) t)), $6
     RETURNING id`,
    [kept.id, merged.id, nameOfRow(merged), merged, kept, who, allMoved.map(([table]) => table)],
  );
  const id = rows[0]?.id ?? 0;
  await underWay(connection, id);
  return id;
}

/** Says to the database's triggers that a merge is made or taken back, until the transaction ends. */
export async function underWay(connection: Queryable, mergeId: number): Promise<void> {
  await connection.query("SELECT set_config('clients.merge', $1, true)", [String(mergeId)]);
}

/** Sets columns of a client and counts its version up. @returns its row */
export async function writeClient(
  connection: Queryable,
  id: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<ClientRow> {
  const set = Object.keys(columns).map((column) => `, ${column} = r.${column}`);
  const { rows } = await connection.query<{ row: ClientRow }>(
    `UPDATE clients t SET version = t.version + 1${set.join('')}
     FROM jsonb_populate_record(NULL::clients, $2) r WHERE t.id = $1 RETURNING to_jsonb(t) AS row`,
    [id, columns],
  );
  const [client] = rows;
  if (!client) throw new Error(`Client ${id} is gone.`);
  return client.row;
}

/** The names are those that `without_person` in `migrations/` erases. */
async function auditBoth(
  connection: Queryable,
  { kept, merged }: Both,
  after: ClientRow,
  { mergeId, who }: { mergeId: number; who: string },
): Promise<void> {
  const changed = Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => column !== 'version' && value !== kept[column],
    ),
  );
  await audit(connection, {
    who,
    entity: 'clients',
    recordId: kept.id,
    action: 'update',
    before: toldFields(kept, changed),
    after: {
      ...toldFields(after, changed),
      merge: mergeId,
      mergedId: merged.id,
      clientName: nameOfRow(merged),
    },
  });
  await audit(connection, {
    who,
    entity: 'clients',
    recordId: merged.id,
    action: 'update',
    before: toldFields(merged, merged),
    after: { merge: mergeId, mergedInto: kept.id, clientName: nameOfRow(after) },
  });
}
