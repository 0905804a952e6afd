import { auditAll } from '../../../audit/auditAll.ts';
import { furtherAddressTold } from '../../../audit/furtherAddressTold.ts';
import type { Queryable } from '../../../db/Database.ts';
import type { ImportedAddress } from './addressFields.ts';

/** Addresses that an import adds to a client. */
export interface AddedAddresses {
  client: number;
  addresses: readonly ImportedAddress[];
}

/** Stores further addresses of clients, and remembers them for the undo of the import. None becomes the one that is billed. */
export async function storeAddresses(
  connection: Queryable,
  { importId, who }: { importId: number; who: string },
  added: readonly AddedAddresses[],
): Promise<void> {
  const all = added.flatMap(({ client, addresses }) =>
    addresses.map((address) => ({ client, ...address })),
  );
  if (all.length === 0) return;
  await connection.query(
    `WITH added AS (
       INSERT INTO client_addresses (client_id, label, address, city, postal_code, notes)
       SELECT a.client, a.label, a.address, a.city, a."postalCode", a.notes
       FROM jsonb_to_recordset($2) AS a (
         client integer, label text, address text, city text, "postalCode" text, notes text
       )
       RETURNING id, client_id, version
     )
     INSERT INTO import_addresses (import_id, address_id, record_id, address_version)
     SELECT $1, id, client_id, version FROM added`,
    [importId, JSON.stringify(all)],
  );
  await auditAll(
    connection,
    { who, entity: 'clients', action: 'update' },
    all.map(({ client, ...address }) => ({
      recordId: client,
      before: { unit: '' },
      after: furtherAddressTold(address),
    })),
  );
}
