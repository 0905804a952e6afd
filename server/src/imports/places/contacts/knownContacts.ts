import type { Queryable } from '../../../db/Database.ts';
import type { ImportedContact } from './contactFields.ts';

/** The further contacts of clients, by client. */
export async function knownContacts(
  connection: Queryable,
  clients: readonly number[],
): Promise<Map<number, ImportedContact[]>> {
  const found = new Map<number, ImportedContact[]>(clients.map((id) => [id, []]));
  if (clients.length === 0) return found;
  const { rows } = await connection.query<ImportedContact & { client: number }>(
    `SELECT k.client_id AS client, k.name, k.role, k.email, k.phone FROM client_contacts k
     WHERE k.client_id = ANY ($1) ORDER BY k.id`,
    [clients],
  );
  for (const { client, ...contact } of rows) found.get(client)?.push(contact);
  return found;
}
