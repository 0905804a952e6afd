import type { Queryable } from '../../../db/Database.ts';
import type { ImportedAddress } from './addressFields.ts';

/** The further addresses of clients, by client. */
export async function knownAddresses(
  connection: Queryable,
  clients: readonly number[],
): Promise<Map<number, ImportedAddress[]>> {
  const found = new Map<number, ImportedAddress[]>(clients.map((id) => [id, []]));
  if (clients.length === 0) return found;
  const { rows } = await connection.query<ImportedAddress & { client: number }>(
    `SELECT a.client_id AS client, a.label, a.address, a.city, a.postal_code AS "postalCode", a.notes
     FROM client_addresses a WHERE a.client_id = ANY ($1) ORDER BY a.id`,
    [clients],
  );
  for (const { client, ...address } of rows) found.get(client)?.push(address);
  return found;
}
