import { createHash, randomUUID } from 'node:crypto';
import { bookableDays, dayFault } from 'shared-api/contract/company/bookableDays';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { catalogue } from 'shared-api/contract/site/catalogue';
import type { VisitRequest } from 'shared-api/contract/site/visit';
import { formats } from 'shared-api/contract/values/formats';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { audit } from '../audit/audit.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Database, Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import { takeAttempt, type Limit } from '../limits.ts';
import { visitLetter } from '../mail/letters.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { mailTexts } from '../mail/texts.ts';
import { networkOf } from '../networkOf.ts';
import { givePhotos } from '../photos/PhotoKeeper.ts';
import { visitTexts } from './texts.ts';

export interface VisitContext {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

/** Requests allowed per network and per e-mail address. */
const limits = {
  address: { kind: 'visit-address', most: 10, minutes: 60 },
  email: { kind: 'visit-email', most: 5, minutes: 60 },
} satisfies Record<string, Limit>;

/** The word under which the company file closes days for visits. */
const visits = 'visit';

/**
 * Stores a validated request with its photos as a lead, and mails it to the company, in one
 * transaction. The same form key makes one lead, however often it is sent.
 * @returns the confirmation in the form's language
 * @throws HttpError 405 for a day without bookings or too many requests, 409 for a form key that
 *   another request has used, 400 for photos that are gone
 */
export async function requestVisit(
  context: VisitContext,
  request: VisitRequest,
  visitor: Visitor,
  language: Language,
): Promise<string> {
  const { database, company } = context;
  const { formKey = randomUUID(), photos = [], ...answers } = request;
  const formHash = createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
  await database.visitor(visitor).transaction(async (connection) => {
    if (await wasSent(connection, formKey, formHash)) return;
    const today = companyDay(Date.now() / 1000, company.timeZone);
    const fault = answers.day && dayFault(bookableDays(company, visits, today), answers.day);
    if (fault) throw fieldRefused(405, 'day', fault);
    await countWithinLimits(connection, visitor, answers.email);
    const id = await storeLead(connection, { answers, photos, language, today, formKey, formHash });
    await givePhotos(connection, id, formKey, photos);
    await audit(connection, {
      who: 'visitor',
      entity: 'leads',
      recordId: id,
      action: 'create',
      after: { ...answers, photos: photos.length, language },
    });
    await context.queueMail(connection, {
      entity: 'leads',
      recordId: id,
      recipient: company.email,
      // The company is the reader.
      ...visitLetter(defaultLanguage, company, { ...answers, ...wordsOf(request) }, id),
    });
  });
  return visitTexts[language].thanks;
}

/** Whether a form key has made a lead already, after waiting for a request that is under way with it. */
async function wasSent(connection: Queryable, formKey: string, formHash: string): Promise<boolean> {
  await connection.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
    advisoryLocks.visitForms,
    formKey,
  ]);
  const { rows } = await connection.query<{ same: boolean }>(
    'SELECT form_hash = $2 AS same FROM leads WHERE form_key = $1',
    [formKey, formHash],
  );
  const [earlier] = rows;
  if (earlier && !earlier.same) throw new HttpError(409, { code: 'visitSentBefore' });
  return earlier !== undefined;
}

async function countWithinLimits(
  connection: Queryable,
  { ip }: Visitor,
  email: string,
): Promise<void> {
  const wait = await takeAttempt(connection, [
    { limit: limits.address, key: networkOf(ip) },
    { limit: limits.email, key: email.toLowerCase() },
  ]);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    throw new HttpError(405, { code: 'tooManyMessages', params: { minutes } });
  }
}

/** What the office calls a request. */
function wordsOf({ service, photos = [] }: VisitRequest) {
  const serviceName = catalogue.find(({ icon }) => icon === service)?.serviceName ?? service;
  const { subject } = mailTexts[defaultLanguage].visit;
  return { serviceName, photos: photos.length, about: subject(serviceName, photos.length) };
}

interface Stored {
  answers: Omit<VisitRequest, 'formKey' | 'photos'>;
  photos: readonly string[];
  language: Language;
  today: string;
  formKey: string;
  formHash: string;
}

async function storeLead(
  connection: Queryable,
  { answers, photos, language, today, formKey, formHash }: Stored,
): Promise<number> {
  const { name, email, phone, address, postalCode, message, day, time } = answers;
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO leads (date_ts, name, email, phone, address, postal_code, subject, message,
       request_date_ts, request_time, source, language, form_key, form_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'Visit', $11, $12, $13) RETURNING id`,
    [
      today,
      name,
      email,
      phone,
      address,
      formats.postalCode.normalise(postalCode),
      wordsOf({ ...answers, photos: [...photos] }).about,
      message,
      day === '' ? null : day,
      time,
      language,
      formKey,
      formHash,
    ],
  );
  return rows[0]?.id ?? 0;
}
