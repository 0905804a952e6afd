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

/** What the client is known by, and its further contacts. */
export async function personOf(connection: Queryable, clientId: number): Promise<Person> {
  const { rows } = await connection.query<{
    names: string[];
    emails: string;
    phones: string[];
  }>(
    `SELECT ARRAY[c.full_name, c.company_name, c.address, concat_ws(', ', c.address, c.city)]
         || ARRAY(SELECT k.name FROM client_contacts k WHERE k.client_id = c.id)
         || ARRAY(SELECT unnest(ARRAY[a.address, concat_ws(', ', a.address, a.city)])
              FROM client_addresses a WHERE a.client_id = c.id) AS names,
       concat_ws(',', nullif(c.email, ''), nullif(c.cc_emails, ''),
         (SELECT string_agg(nullif(k.email, ''), ',') FROM client_contacts k
          WHERE k.client_id = c.id)) AS emails,
       ARRAY[c.phone_number] || ARRAY(SELECT k.phone FROM client_contacts k WHERE k.client_id = c.id)
         AS phones
     FROM clients c WHERE c.id = $1`,
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
