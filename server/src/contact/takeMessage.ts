import { randomUUID } from 'node:crypto';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { Database, Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { audit } from '../audit/audit.ts';
import { HttpError } from '../HttpError.ts';
import { takeAttempt, type Limit } from '../limits.ts';
import { contactLetter } from '../mail/letters.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { networkOf } from '../networkOf.ts';
import { findSentForm, keepSentForm } from '../sentForms.ts';

export interface ContactContext {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

/** Messages allowed per network. */
const limit: Limit = { kind: 'contact-address', most: 10, minutes: 60 };

/**
 * Stores a validated message as a lead, and mails it to the company; once, if it is sent again from
 * the same network within half an hour.
 * @returns the key under which it is kept; `contactTexts` have the confirmation
 * @throws HttpError 405 after too many messages
 */
export async function takeMessage(
  { database, company, queueMail }: ContactContext,
  value: ContactRequest,
  visitor: Visitor,
  language: Language,
): Promise<string> {
  return database.visitor(visitor).transaction(async (connection) => {
    const { ip } = visitor;
    const form = await findSentForm(connection, { makes: 'message', answers: value, ip });
    const made = await keyOf(connection, form.recordId);
    if (made !== undefined) return made;
    // Only after looking the form up, so that resending it does not count again.
    const wait = await takeAttempt(connection, [{ limit, key: networkOf(ip) }]);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60);
      throw new HttpError(405, { code: 'tooManyMessages', params: { minutes } });
    }
    const { name, email, phone, subject, message } = value;
    const today = companyDay(Date.now() / 1000, company.timeZone);
    const formKey = randomUUID();
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO leads (date_ts, name, email, phone, subject, message, source, language, form_key)
       VALUES ($1, $2, $3, $4, $5, $6, 'Contact', $7, $8) RETURNING id`,
      [today, name, email, phone, subject, message, language, formKey],
    );
    const id = rows[0]?.id ?? 0;
    await keepSentForm(connection, form.hash, id);
    await audit(connection, {
      who: 'visitor',
      entity: 'leads',
      recordId: id,
      action: 'create',
      after: { ...value, language },
    });
    await queueMail(connection, {
      entity: 'leads',
      recordId: id,
      recipient: company.email,
      // The company is the reader.
      ...contactLetter(defaultLanguage, company, { ...value, language }, id),
    });
    return formKey;
  });
}

/** The key of a lead; none if it has been deleted since. */
async function keyOf(connection: Queryable, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await connection.query<{ key: string | null }>(
    'SELECT form_key AS key FROM leads WHERE id = $1',
    [id],
  );
  return rows[0]?.key ?? undefined;
}
