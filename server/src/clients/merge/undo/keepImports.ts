import type { Queryable } from '../../../db/Database.ts';
import type { StoredMerge } from './storedMerge.ts';

/**
 * Lets imports be undone as before the merge. Whether somebody has changed what an import wrote is told by versions; a merge
 * and its undo count them up although everything is as it was: once that of the merged client, twice those of the kept
 * one and of the contacts and addresses that went there and back. So do later merges that were taken back before.
 * An import after the merge is left as it is: it wrote another version than the merge found.
 */
export async function keepImports(
  connection: Queryable,
  { id, keptId, mergedId, keptBefore, mergedRow }: StoredMerge,
): Promise<void> {
  await connection.query(
    `UPDATE import_records r SET record_version = c.version
     FROM clients c, imports i,
       (VALUES ($1::integer, $3::integer, 2), ($2::integer, $4::integer, 1)) AS counted (id, found, by)
     WHERE i.id = r.import_id AND i.entity = 'clients' AND r.record_id = c.id AND c.id = counted.id
       AND r.record_version = counted.found
       AND c.version = counted.found + counted.by + (
         SELECT count(*) FILTER (WHERE m.kept_id = c.id) * 2 + count(*) FILTER (WHERE m.merged_id = c.id)
         FROM client_merges m WHERE m.id > $5 AND m.undone_at IS NOT NULL
       )`,
    [keptId, mergedId, keptBefore['version'], mergedRow['version'], id],
  );
  // What came from the merged client went on with the kept one, where that was merged itself.
  const later = `(SELECT count(*) * 2 FROM client_merges m
    WHERE m.id > $2 AND m.undone_at IS NOT NULL AND m.merged_id = $3)`;
  await connection.query(
    `UPDATE import_contacts i SET contact_version = k.version FROM client_contacts k
     WHERE k.id = i.contact_id AND k.client_id = $1 AND i.record_id = $1
       AND k.version = i.contact_version + 2 + ${later}`,
    [mergedId, id, keptId],
  );
  await connection.query(
    `UPDATE import_addresses i SET address_version = a.version FROM client_addresses a
     WHERE a.id = i.address_id AND a.client_id = $1 AND i.record_id = $1
       AND a.version = i.address_version + 2 + ${later}`,
    [mergedId, id, keptId],
  );
}
