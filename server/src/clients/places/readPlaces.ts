import type {
  ClientAddress,
  ClientContact,
  ClientPlaces,
} from 'shared-api/contract/entities/places/clientPlaces';
import type { Queryable } from '../../db/Database.ts';
import { missingClient } from '../../db/missingClient.ts';

/**
 * All addresses and contacts of a client. The main ones come first, with the id 0.
 * @throws HttpError 404 for an unknown client
 */
export async function readPlaces(database: Queryable, id: number): Promise<ClientPlaces> {
  return {
    addresses: await addressesOf(database, id),
    contacts: await contactsOf(database, id),
  };
}

/**
 * The addresses of a client, the main one first.
 * @throws HttpError 404 for an unknown client
 */
export async function addressesOf(database: Queryable, id: number): Promise<ClientAddress[]> {
  const { rows } = await database.query<ClientAddress>(
    `SELECT 0 AS id, c.version, c.address_label AS label, c.address, c.city,
       c.postal_code AS "postalCode", c.address_notes AS notes,
       NOT EXISTS (SELECT FROM client_addresses b WHERE b.client_id = c.id AND b.is_billing)
         AS "isBilling"
     FROM clients c WHERE c.id = $1
     UNION ALL
     SELECT a.id, a.version, a.label, a.address, a.city, a.postal_code, a.notes, a.is_billing
     FROM client_addresses a JOIN clients c ON c.id = a.client_id WHERE c.id = $1
     ORDER BY 1`,
    [id],
  );
  return known(database, rows, id);
}

/**
 * The contacts of a client, the main one first: every mail to the client goes to it.
 * @throws HttpError 404 for an unknown client
 */
export async function contactsOf(database: Queryable, id: number): Promise<ClientContact[]> {
  const { rows } = await database.query<ClientContact>(
    `SELECT 0 AS id, c.version, c.full_name AS name, c.contact_role AS role, c.email,
       c.phone_number AS phone, c.language, true AS "getsInvoices", true AS "getsStatements",
       true AS "getsQuotes"
     FROM clients c WHERE c.id = $1
     UNION ALL
     SELECT t.id, t.version, t.name, t.role, t.email, t.phone, t.language, t.gets_invoices,
       t.gets_statements, t.gets_quotes
     FROM client_contacts t JOIN clients c ON c.id = t.client_id WHERE c.id = $1
     ORDER BY 1`,
    [id],
  );
  return known(database, rows, id);
}

async function known<Place>(database: Queryable, places: Place[], id: number): Promise<Place[]> {
  if (places.length > 0) return places;
  throw await missingClient(database, id);
}
