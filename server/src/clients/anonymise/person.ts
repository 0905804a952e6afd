import type { Queryable } from '../../db/Database.ts';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';

/** What a person is known by in texts that others wrote. */
export interface Person {
  /** Texts that are replaced where they stand alone: names, an address. */
  whole: string[];
  /** Texts that are replaced wherever they stand: addresses of mails, phone numbers, full names. */
  parts: string[];
}

/** Whether a name can hardly be a part of anything else: of several words, and not short. */
const isDistinct = (name: string): boolean => name.length >= 8 && name.trim().includes(' ');

/** Stands where something of a person was. */
export const erased = '[erased]';

/** What the client is known by, and its further contacts, and what it was known by before clients were merged. */
export async function personOf(connection: Queryable, clientId: number): Promise<Person> {
  const { rows } = await connection.query<{
    names: string[];
    emails: string;
    phones: string[];
  }>(
    `WITH RECURSIVE same AS (SELECT $1::integer AS id UNION
       SELECT m.merged_id FROM same s JOIN client_merges m ON m.kept_id = s.id),
     -- As they were before they were merged, too.
     known AS (
       SELECT c.* FROM clients c WHERE c.id = $1
       UNION ALL SELECT old.* FROM client_merges m
         CROSS JOIN LATERAL (VALUES (m.merged_row), (m.kept_before)) AS was (client_row)
         CROSS JOIN LATERAL jsonb_populate_record(NULL::clients, was.client_row) old
       WHERE was.client_row IS NOT NULL AND (m.kept_id IN (SELECT id FROM same)))
     SELECT ARRAY(SELECT unnest(ARRAY[k.full_name, k.company_name, k.address,
            concat_ws(', ', k.address, k.city)]) FROM known k)
         || ARRAY(SELECT k.name FROM client_contacts k WHERE k.client_id = $1)
         || ARRAY(SELECT unnest(ARRAY[a.address, concat_ws(', ', a.address, a.city)])
              FROM client_addresses a WHERE a.client_id = $1) AS names,
       concat_ws(',',
         (SELECT string_agg(concat_ws(',', nullif(k.email, ''), nullif(k.cc_emails, '')), ',') FROM known k),
         (SELECT string_agg(nullif(k.email, ''), ',') FROM client_contacts k
          WHERE k.client_id = $1)) AS emails,
       ARRAY(SELECT k.phone_number FROM known k)
         || ARRAY(SELECT k.phone FROM client_contacts k WHERE k.client_id = $1) AS phones`,
    [clientId],
  );
  const { names = [], emails = '', phones = [] } = rows[0] ?? {};
  const told = (text: string): boolean => text.trim().length >= 3;
  return {
    whole: [...new Set(names.filter(told))],
    parts: [...splitAddresses(emails), ...phones, ...names.filter(isDistinct)].filter(told),
  };
}

/** Data without what a person is known by; the same where there is nothing of the person in it. */
export function withoutPerson(data: unknown, person: Person): unknown {
  if (typeof data === 'string') return textWithout(data, person);
  if (Array.isArray(data)) return data.map((one) => withoutPerson(one, person));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withoutPerson(value, person)]),
  );
}

function textWithout(text: string, { whole, parts }: Person): string {
  const lower = text.trim().toLowerCase();
  if (whole.some((one) => one.trim().toLowerCase() === lower)) return erased;
  return parts.reduce(
    (rest, part) =>
      rest.replaceAll(
        new RegExp(part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'),
        erased,
      ),
    text,
  );
}
