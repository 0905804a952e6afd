import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { Database } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { audit } from '../audit/audit.ts';
import { HttpError } from '../HttpError.ts';
import { takeAttempt, type Limit } from '../limits.ts';
import { contactLetter } from '../mail/letters.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { networkOf } from '../networkOf.ts';
import { submissionKey } from '../submissionKey.ts';

export interface ContactContext {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

/** Messages allowed per network. */
const limit: Limit = { kind: 'contact-address', most: 10, minutes: 60 };

/**
 * Stores a validated message as a lead, and mails it to the company; once, if it is sent again
 * within a few minutes.
 * @returns the key under which it is kept; `contactTexts` have the confirmation
 * @throws HttpError 405 after too many messages
 */
export async function takeMessage(
  { database, company, queueMail }: ContactContext,
  value: ContactRequest,
  visitor: Visitor,
  language: Language,
): Promise<string> {
  const wait = await takeAttempt(database.visitor(visitor), [
    { limit, key: networkOf(visitor.ip) },
  ]);
  if (wait > 0) {
    throw new HttpError(405, {
      code: 'tooManyMessages',
      params: { minutes: Math.ceil(wait / 60) },
    });
  }
  const now = Date.now() / 1000;
  const formKey = submissionKey(visitor.ip, value, now);
  await database.visitor(visitor).transaction(async (connection) => {
    const { name, email, phone, subject, message } = value;
    const today = companyDay(now, company.timeZone);
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO leads (date_ts, name, email, phone, subject, message, source, language, form_key)
       VALUES ($1, $2, $3, $4, $5, $6, 'Contact', $7, $8)
       ON CONFLICT (form_key) DO NOTHING RETURNING id`,
      [today, name, email, phone, subject, message, language, formKey],
    );
    const id = rows[0]?.id;
    if (id === undefined) return;
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
  });
  return formKey;
}
