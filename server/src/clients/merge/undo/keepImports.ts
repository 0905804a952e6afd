import type { Queryable } from '../../../db/Database.ts';
import type { StoredMerge } from './storedMerge.ts';

/**
 * Lets imports be undone as before the merge. An import is not undone where a version is not the one that it wrote, and a
 * merge and its undo raise versions although everything is as it was: by one for the merged client, by two for the kept
 * client and for contacts and addresses that went there and back. Later merges that were taken back have raised them too.
 * What an import wrote after the merge is left alone: the merge found another version.
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
  // Where the kept client was merged in its turn, what came from the merged one moved along with it.
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
