import type { Queryable } from '../../db/Database.ts';
import type { ClientRow } from './lockClients.ts';
import { stateOf } from './moveRows.ts';

interface Others {
  mergeId: number;
  keptId: number;
  /** Both clients as they were. */
  rows: readonly ClientRow[];
}

/**
 * Keeps what is no field of the client any more: an e-mail address or a phone number that was not chosen becomes a
 * further contact, and a street that was not chosen a further address. Whoever writes from there is still found.
 */
export async function keepOthers(connection: Queryable, others: Others): Promise<void> {
  for (const row of others.rows) {
    await keepContact(connection, others, row);
    await keepAddress(connection, others, row);
  }
}

async function keepContact(
  connection: Queryable,
  { mergeId, keptId }: Others,
  { full_name: name, contact_role: role, email, phone_number: phone, language }: ClientRow,
): Promise<void> {
  await connection.query(
    `WITH known AS MATERIALIZED (
       SELECT lower(email) AS email, coalesce(nullif(phone_key(phone_number), ''), phone_number) AS phone
       FROM clients WHERE id = $2
       UNION ALL SELECT lower(email), coalesce(nullif(phone_key(phone), ''), phone)
       FROM client_contacts WHERE client_id = $2),
     other AS (
       SELECT CASE WHEN lower($5::text) IN (SELECT email FROM known) THEN '' ELSE $5::text END AS email,
         CASE WHEN coalesce(nullif(phone_key($6::text), ''), $6::text) IN (SELECT phone FROM known) THEN ''
           ELSE $6::text END AS phone),
     t AS (
       INSERT INTO client_contacts (client_id, name, role, email, phone, language)
       SELECT $2, $3, $4, o.email, o.phone, $7 FROM other o WHERE o.email <> '' OR o.phone <> ''
       RETURNING *)
     INSERT INTO client_merge_rows (merge_id, table_name, row_id, state, is_new)
     SELECT $1, 'client_contacts', t.id, ${stateOf()}, true FROM t`,
    [mergeId, keptId, name, role, email, phone, language],
  );
}

async function keepAddress(
  connection: Queryable,
  { mergeId, keptId }: Others,
  row: ClientRow,
): Promise<void> {
  await connection.query(
    `WITH known AS MATERIALIZED (
       SELECT fold_text(btrim(address)) AS address, fold_text(btrim(city)) AS city FROM clients WHERE id = $2
       UNION ALL SELECT fold_text(btrim(address)), fold_text(btrim(city))
       FROM client_addresses WHERE client_id = $2),
     t AS (
       INSERT INTO client_addresses (client_id, label, address, city, postal_code, notes)
       SELECT $2, $3, $4, $5, $6, $7
       WHERE btrim($4) <> '' AND NOT EXISTS (
         SELECT FROM known k WHERE k.address = fold_text(btrim($4)) AND k.city = fold_text(btrim($5)))
       RETURNING *)
     INSERT INTO client_merge_rows (merge_id, table_name, row_id, state, is_new)
     SELECT $1, 'client_addresses', t.id, ${stateOf()}, true FROM t`,
    [
      mergeId,
      keptId,
      row['address_label'],
      row['address'],
      row['city'],
      row['postal_code'],
      row['address_notes'],
    ],
  );
}
