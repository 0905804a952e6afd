import { auditAll } from '../../../audit/auditAll.ts';
import { furtherAddressTold } from '../../../audit/furtherAddressTold.ts';
import type { Queryable } from '../../../db/Database.ts';
import { batchesOf } from '../../batches.ts';
import type { ImportedAddress } from './addressFields.ts';

/** How many addresses that an import has added are still there, with their clients. */
export async function countAddresses(connection: Queryable, importId: number): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*) AS count FROM import_addresses i
     JOIN client_addresses a ON a.id = i.address_id AND a.client_id = i.record_id
     JOIN clients c ON c.id = a.client_id WHERE i.import_id = $1`,
    [importId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Removes the addresses that an import has added: those of clients that are still there, since a client that was deleted
 * may be restored with its addresses. What went to another client by a merge is that client's.
 * @returns how many
 */
export async function removeAddresses(
  connection: Queryable,
  importId: number,
  who: string,
): Promise<number> {
  const { rows } = await connection.query<ImportedAddress & { client: number }>(
    `DELETE FROM client_addresses a USING import_addresses i, clients c
     WHERE i.import_id = $1 AND a.id = i.address_id AND a.client_id = i.record_id
       AND c.id = a.client_id
     RETURNING a.client_id AS client, a.label, a.address, a.city, a.postal_code AS "postalCode", a.notes`,
    [importId],
  );
  for (const batch of batchesOf(rows)) {
    await auditAll(
      connection,
      { who, entity: 'clients', action: 'update' },
      batch.map(({ client, ...address }) => ({
        recordId: client,
        before: furtherAddressTold(address),
        after: { unit: '' },
      })),
    );
  }
  await connection.query('DELETE FROM import_addresses WHERE import_id = $1', [importId]);
  return rows.length;
}
