import { auditAll } from '../../../audit/auditAll.ts';
import { furtherContactTold } from '../../../audit/furtherContactTold.ts';
import type { Queryable } from '../../../db/Database.ts';
import type { ImportedContact } from './contactFields.ts';

/** Contacts that an import adds to a client, and the language in which the client is written to. */
export interface AddedContacts {
  client: number;
  language: unknown;
  contacts: readonly ImportedContact[];
}

/** Stores further contacts of clients, and remembers them for the undo of the import. They get no mails by default. */
export async function storeContacts(
  connection: Queryable,
  { importId, who }: { importId: number; who: string },
  added: readonly AddedContacts[],
): Promise<void> {
  const all = added.flatMap(({ client, language, contacts }) =>
    contacts.map((contact) => ({ client, language, ...contact })),
  );
  if (all.length === 0) return;
  await connection.query(
    `WITH added AS (
       INSERT INTO client_contacts (client_id, name, role, email, phone, language)
       SELECT c.client, c.name, c.role, c.email, c.phone, coalesce(c.language, 'en')
       FROM jsonb_to_recordset($2) AS c (
         client integer, name text, role text, email text, phone text, language text
       )
       RETURNING id, client_id, version
     )
     INSERT INTO import_contacts (import_id, contact_id, record_id, contact_version)
     SELECT $1, id, client_id, version FROM added`,
    [importId, JSON.stringify(all)],
  );
  await auditAll(
    connection,
    { who, entity: 'clients', action: 'update' },
    all.map(({ client, language: _, ...contact }) => ({
      recordId: client,
      before: { name: '' },
      after: furtherContactTold({ ...contact, ...noMails }),
    })),
  );
}

const noMails = { getsInvoices: false, getsStatements: false, getsQuotes: false };
