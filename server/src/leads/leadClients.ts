import type { LeadThread } from 'shared-api/contract/entities/leadWork';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import type { LeadRow } from './findLead.ts';

/** Most clients that are shown as possibly the same; more are told by none. */
const mostMatches = 10;
const mostQuotes = 20;

/**
 * Clients with the e-mail or the phone of a lead, theirs or of a further contact, whatever their case and signs; each condition by its own
 * index. Those with both come first.
 */
export async function matchingClients(
  connection: Queryable,
  { email, phone }: Pick<LeadRow, 'email' | 'phone'>,
): Promise<LeadThread['matches']> {
  const { rows } = await connection.query<LeadThread['matches'][number]>(
    `SELECT c.id, ${clientName} AS name, c.email, c.phone_number AS phone,
       bool_or(found.by_email) AS "sameEmail", bool_or(NOT found.by_email) AS "samePhone"
     FROM (SELECT id, true AS by_email FROM clients
         WHERE email <> '' AND lower(email) = lower(btrim($1))
       UNION ALL SELECT id, false FROM clients
         WHERE phone_number <> '' AND phone_key(phone_number) = phone_key($2) AND phone_key($2) <> ''
       UNION ALL SELECT client_id, true FROM client_contacts
         WHERE email <> '' AND lower(email) = lower(btrim($1))
       UNION ALL SELECT client_id, false FROM client_contacts
         WHERE phone <> '' AND phone_key(phone) = phone_key($2) AND phone_key($2) <> ''
     ) found JOIN clients c ON c.id = found.id
     GROUP BY c.id ORDER BY count(DISTINCT found.by_email) DESC, c.id LIMIT $3`,
    [email, phone, mostMatches],
  );
  return rows;
}

/** Other quotes that were asked for with the same e-mail and belong to nobody yet, newest first. */
export async function unclaimedQuotes(
  connection: Queryable,
  { email, quoteId }: Pick<LeadRow, 'email' | 'quoteId'>,
): Promise<LeadThread['quotes']> {
  const { rows } = await connection.query<{
    id: number;
    number: number;
    title: string;
    cents: number | null;
  }>(
    `SELECT id, number, project_title AS title, price_cents AS cents FROM quotes
     WHERE client_id IS NULL AND request IS NOT NULL AND $1 <> '' AND lower(email) = lower($1)
       AND id <> coalesce($2::integer, 0)
     ORDER BY number DESC LIMIT $3`,
    [email, quoteId, mostQuotes],
  );
  return rows.map(({ id, number, title, cents }) => ({
    id,
    number,
    title,
    total: cents === null ? null : fromCents(cents),
  }));
}
