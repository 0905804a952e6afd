import { mailTest } from 'shared-api/contract/history/mailState';
import { may } from 'shared-api/contract/staff/permissions';
import { mailTestsPerHour } from 'shared-api/contract/staff/settings/mailWords';
import type { Database, Queryable } from '../db/Database.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import { takeAttempt, type Limit } from '../limits.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import type { Letter } from '../mail/writing/LetterContent.ts';
import type { Staff } from '../session/sessions.ts';

const limit: Limit = { kind: 'mail-test', most: mailTestsPerHour, minutes: 60 };

/** The e-mail address of a login; empty where it has none. */
export async function addressOfLogin(database: Queryable, id: number): Promise<string> {
  const { rows } = await database.query<{ email: string }>(
    'SELECT btrim(email) AS email FROM staff WHERE id = $1',
    [id],
  );
  return rows[0]?.email ?? '';
}

/**
 * Sends a mail to whoever tries its words. It is kept among the mails as a test, and is about no record.
 * @param typed an address in place of that of the login; empty for the login's own
 * @returns where it goes
 * @throws HttpError 400, 403 or 409 for an address to which no test goes, 429 after too many
 */
export async function sendMailTest(
  { database, queueMail }: { database: Database; queueMail: QueueMail },
  staff: Pick<Staff, 'id' | 'username' | 'role'>,
  typed: string,
  letter: Letter,
): Promise<string> {
  const recipient = await recipientOf(database, staff, typed.trim());
  const wait = await takeAttempt(database, [{ limit, key: staff.username }]);
  if (wait > 0) {
    const params = { most: limit.most, minutes: Math.ceil(wait / 60) };
    throw new HttpError(429, { code: 'tooManyMailTests', params }, { retryAfter: wait });
  }
  await database.transaction((connection) =>
    queueMail(connection, { entity: mailTest, recordId: staff.id, recipient, ...letter }),
  );
  return recipient;
}

async function recipientOf(
  connection: Queryable,
  { id, role }: Pick<Staff, 'id' | 'role'>,
  typed: string,
): Promise<string> {
  const own = await addressOfLogin(connection, id);
  if (own !== '') {
    // Whoever has an address of their own tries words on nobody else.
    if (typed === '' || typed.toLowerCase() === own.toLowerCase()) return own;
    throw fieldRefused(403, 'to', { code: 'mailTestElsewhere', params: { email: own } });
  }
  if (!may(role, 'people')) throw new HttpError(409, { code: 'mailTestNoAddress' });
  if (typed === '') throw fieldRefused(400, 'to', { code: 'mailTestTypeAddress' });
  if (await isOfClient(connection, typed)) {
    throw fieldRefused(409, 'to', { code: 'mailTestToClient', params: { email: typed } });
  }
  return typed;
}

/** Whether an address is one of a client, of one of its contacts, or of a lead. */
async function isOfClient(connection: Queryable, email: string): Promise<boolean> {
  const { rows } = await connection.query<{ is: boolean }>(
    `SELECT EXISTS (SELECT FROM clients WHERE lower(email) = lower($1::text)
         OR lower($1::text) = ANY (SELECT lower(btrim(one)) FROM unnest(string_to_array(cc_emails, ',')) one))
       OR EXISTS (SELECT FROM client_contacts WHERE email <> '' AND lower(email) = lower($1::text))
       OR EXISTS (SELECT FROM leads WHERE lower(email) = lower($1::text))
       OR EXISTS (SELECT FROM quotes WHERE lower(email) = lower($1::text)) AS is`,
    [email],
  );
  return rows[0]?.is ?? false;
}
