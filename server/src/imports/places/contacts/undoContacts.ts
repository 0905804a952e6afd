import { auditAll } from '../../../audit/auditAll.ts';
import { furtherContactTold } from '../../../audit/furtherContactTold.ts';
import type { ClientContact } from 'shared-api/contract/entities/places/clientPlaces';
import type { Queryable } from '../../../db/Database.ts';
import { batchesOf } from '../../batches.ts';

/** How many contacts that an import has added are still there, with their clients. */
export async function countContacts(connection: Queryable, importId: number): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*) AS count FROM import_contacts i
     JOIN client_contacts k ON k.id = i.contact_id AND k.client_id = i.record_id
     JOIN clients c ON c.id = k.client_id WHERE i.import_id = $1`,
    [importId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Removes the contacts that an import has added: those of clients that are still there, since a client that was deleted
 * may be restored with its contacts. What went to another client by a merge is that client's.
 * @returns how many
 */
export async function removeContacts(
  connection: Queryable,
  importId: number,
  who: string,
): Promise<number> {
  type Removed = Pick<
    ClientContact,
    'name' | 'role' | 'email' | 'phone' | 'getsInvoices' | 'getsStatements' | 'getsQuotes'
  > & { client: number };
  const { rows } = await connection.query<Removed>(
    `DELETE FROM client_contacts k USING import_contacts i, clients c
     WHERE i.import_id = $1 AND k.id = i.contact_id AND k.client_id = i.record_id
       AND c.id = k.client_id
     RETURNING k.client_id AS client, k.name, k.role, k.email, k.phone,
       k.gets_invoices AS "getsInvoices", k.gets_statements AS "getsStatements",
       k.gets_quotes AS "getsQuotes"`,
    [importId],
  );
  for (const batch of batchesOf(rows)) {
    await auditAll(
      connection,
      { who, entity: 'clients', action: 'update' },
      batch.map(({ client, ...contact }) => ({
        recordId: client,
        before: furtherContactTold(contact),
        after: { name: '' },
      })),
    );
  }
  await connection.query('DELETE FROM import_contacts WHERE import_id = $1', [importId]);
  return rows.length;
}
