import type { Queryable } from '../../../db/Database.ts';

/**
 * Lets imports be undone as before the merge. Whether somebody has changed what an import wrote is told by versions; a merge
 * and its undo count them up although everything is as it was: once that of the merged client, twice those of the kept
 * one and of the contacts and addresses that went there and back.
 */
export async function keepImports(
  connection: Queryable,
  { keptId, mergedId }: { keptId: number; mergedId: number },
): Promise<void> {
  await connection.query(
    `UPDATE import_records r SET record_version = c.version
     FROM clients c, imports i, (VALUES ($1::integer, 2), ($2::integer, 1)) AS counted (id, by)
     WHERE i.id = r.import_id AND i.entity = 'clients' AND r.record_id = c.id AND c.id = counted.id
       AND c.version = r.record_version + counted.by`,
    [keptId, mergedId],
  );
  await connection.query(
    `UPDATE import_contacts i SET contact_version = k.version FROM client_contacts k
     WHERE k.id = i.contact_id AND k.client_id = $1 AND i.record_id = $1
       AND k.version = i.contact_version + 2`,
    [mergedId],
  );
  await connection.query(
    `UPDATE import_addresses i SET address_version = a.version FROM client_addresses a
     WHERE a.id = i.address_id AND a.client_id = $1 AND i.record_id = $1
       AND a.version = i.address_version + 2`,
    [mergedId],
  );
}
