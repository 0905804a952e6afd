import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import type { Queryable } from '../../db/Database.ts';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import { sources } from '../../entities/sources.ts';
import { comparable } from './comparable.ts';
import { alikeBy } from './findAlike.ts';

type Fields = Record<string, unknown>;

/** SQL for a phone number without its looks, as `comparable` has it. */
export const phoneDigits = (sql: string): string =>
  String.raw`regexp_replace(regexp_replace(${sql}, '\D', '', 'g'), '^1(?=\d{10}$)', '')`;

/** A client with a further contact, and that contact's fields as if they were the client's own. */
export interface ContactAlike {
  client: JsonRecord;
  fields: Fields;
}

/**
 * Clients with a further contact whose e-mail address or phone number stands in rows of a file: whoever is known by
 * another address is no new client. Of other entities there are none.
 */
export async function contactsAlike(
  connection: Queryable,
  entity: ImportableName,
  rows: readonly Fields[],
): Promise<ContactAlike[]> {
  if (entity !== 'clients') return [];
  const values = (name: string, kind: 'email' | 'phone'): string[] => [
    ...new Set(rows.map((row) => comparable(kind, row[name])).filter((value) => value !== '')),
  ];
  const { rows: contacts } = await connection.query<{ id: number; email: string; phone: string }>(
    `SELECT k.client_id AS id, k.email, k.phone FROM client_contacts k
     WHERE (k.email <> '' AND lower(btrim(k.email)) = ANY ($1::text[]))
       OR (k.phone <> '' AND ${phoneDigits('k.phone')} = ANY ($2::text[]))
     ORDER BY k.client_id, k.id`,
    [values('email', 'email'), values('phoneNumber', 'phone')],
  );
  const ids = [...new Set(contacts.map(({ id }) => id))];
  const clients = new Map(
    (await alikeBy(connection, sources.clients, 't.id', ids)).map((one) => [one.id, one]),
  );
  return contacts.flatMap(({ id, email, phone }) => {
    const client = clients.get(id);
    return client ? [{ client, fields: { email, phoneNumber: phone } }] : [];
  });
}
