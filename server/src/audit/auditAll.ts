import type { Queryable } from '../db/Database.ts';
import type { Change } from './audit.ts';

/** What happened to one of many records. */
type Entry = Pick<Change, 'recordId' | 'before' | 'after' | 'deletedRow'>;

/** Writes an entry for each of many records to the audit trail, in the transaction of the changes. */
export async function auditAll(
  connection: Queryable,
  { who, entity, action }: Pick<Change, 'who' | 'entity' | 'action'>,
  entries: readonly Entry[],
): Promise<void> {
  await connection.query(
    `INSERT INTO audit_trail (who, entity, record_id, action, before, after, deleted_row)
     SELECT $1, $2, e."recordId", $3, e.before, e.after, e."deletedRow"
     FROM jsonb_to_recordset($4) AS e (
       "recordId" integer, before jsonb, after jsonb, "deletedRow" jsonb
     )`,
    [who, entity, action, JSON.stringify(entries)],
  );
}
