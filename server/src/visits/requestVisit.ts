import { createHash, randomUUID } from 'node:crypto';
import { bookableDays, dayFault } from 'shared-api/contract/company/bookableDays';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { type VisitRequest } from 'shared-api/contract/site/visit';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { formats } from 'shared-api/contract/values/formats';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { audit } from '../audit/audit.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import { takeAttempt } from '../limits.ts';
import { mailTexts } from '../mail/texts.ts';
import { visitLetter, visitReceivedLetter } from '../mail/visitLetters.ts';
import { networkOf } from '../networkOf.ts';
import { givePhotos } from '../photos/PhotoKeeper.ts';
import { findSentForm, keepSentForm } from '../sentForms.ts';
import { confirmAgain, type VisitContext } from './confirmAgain.ts';
import { confirmationLimit, visitLimits } from './visitLimits.ts';

/** The word under which the company file closes days for visits. */
const visits = 'visit';

/**
 * Stores a validated request with its photos as a lead, and mails it to the company, in one
 * transaction. The same form key makes one lead, however often it is sent, and so do the same answers from the
 * same network within half an hour; photos that are new in a repeat are added to it, and one in
 * the other language is confirmed in that.
 * @returns the key under which it is kept; `thanksForVisit` has the confirmation
 * @throws HttpError 405 for a day without bookings or too many requests, 409 for a form key that
 *   another request has used, 400 for photos that are gone or too many
 */
export async function requestVisit(
  context: VisitContext,
  request: VisitRequest,
  visitor: Visitor,
  language: Language,
): Promise<string> {
  const { database, company } = context;
  const { formKey = randomUUID(), photos = [], ...typed } = request;
  const answers = {
    ...typed,
    phone: formats.phone.normalise(typed.phone),
    postalCode: formats.postalCode.normalise(typed.postalCode),
  };
  const asked = { ...answers, photos: photos.length };
  const formHash = createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
  return database.visitor(visitor).transaction(async (connection) => {
    const { ip } = visitor;
    const underKey = await sentBefore(connection, formKey, formHash);
    const form = await findSentForm(connection, { makes: 'visit', answers, ip });
    const earlier = underKey ?? (await leadOf(connection, form.recordId));
    if (earlier) {
      await addPhotos(connection, earlier.id, request);
      await confirmAgain(connection, context, { leadId: earlier.id, answers, language });
      return earlier.formKey;
    }
    const today = companyDay(Date.now() / 1000, company.timeZone);
    const fault = answers.day && dayFault(bookableDays(company, visits, today), answers.day);
    if (fault) throw fieldRefused(405, 'day', fault);
    await countWithinLimits(connection, visitor, answers.email);
    const id = await storeLead(connection, { answers, photos, language, today, formKey, formHash });
    await keepSentForm(connection, form.hash, id);
    await givePhotos(connection, id, formKey, photos);
    await audit(connection, {
      who: 'visitor',
      entity: 'leads',
      recordId: id,
      action: 'create',
      after: { ...asked, language },
    });
    await context.queueMail(connection, {
      entity: 'leads',
      recordId: id,
      recipient: company.email,
      // The company is the reader.
      ...visitLetter(defaultLanguage, company, { ...asked, language }, id),
    });
    // Whoever sends the form again, in the other language and back, has this one already.
    await takeAttempt(connection, [confirmationLimit(id, language)]);
    await context.queueMail(connection, {
      entity: 'leads',
      recordId: id,
      recipient: answers.email,
      ...visitReceivedLetter(language, company, asked),
    });
    return formKey;
  });
}

/** A lead that was there before, and the key of the form that made it. */
interface EarlierLead {
  id: number;
  formKey: string;
}

/** A lead that may have been deleted since. */
async function leadOf(
  connection: Queryable,
  id: number | undefined,
): Promise<EarlierLead | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await connection.query<{ formKey: string | null }>(
    'SELECT form_key AS "formKey" FROM leads WHERE id = $1',
    [id],
  );
  const formKey = rows[0]?.formKey ?? undefined;
  return formKey === undefined ? undefined : { id, formKey };
}

/**
 * The lead that a form key has made already, after waiting for a request that is under way with it.
 * @throws HttpError 409 if its answers were others
 */
async function sentBefore(
  connection: Queryable,
  formKey: string,
  formHash: string,
): Promise<EarlierLead | undefined> {
  await connection.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
    advisoryLocks.visitForms,
    formKey,
  ]);
  const { rows } = await connection.query<{ id: number; same: boolean }>(
    'SELECT id, form_hash = $2 AS same FROM leads WHERE form_key = $1',
    [formKey, formHash],
  );
  const [earlier] = rows;
  if (earlier && !earlier.same) throw new HttpError(409, { code: 'visitSentBefore' });
  return earlier && { id: earlier.id, formKey };
}

/**
 * Adds to a lead the photos of a repeated request that it does not have. Without scripts a repeat
 * uploads its files again: a copy of a photo that is there is not added.
 */
async function addPhotos(
  connection: Queryable,
  leadId: number,
  request: VisitRequest,
): Promise<void> {
  const { formKey = randomUUID(), photos = [] } = request;
  if (photos.length === 0) return;
  const { rows: found } = await connection.query<{ id: string; is_new: boolean }>(
    `SELECT named.id, NOT EXISTS (
       SELECT FROM photos kept LEFT JOIN photos sent ON sent.id = named.id AND sent.form_key = $2
       WHERE kept.lead_id = $1 AND (kept.id = named.id
         OR (kept.name = sent.name AND kept.thumbnail = sent.thumbnail))) AS is_new
     FROM unnest($3::uuid[]) WITH ORDINALITY AS named (id, place) ORDER BY place`,
    [leadId, formKey, photos],
  );
  const added = found.filter(({ is_new }) => is_new).map(({ id }) => id);
  if (added.length === 0) return;
  const { rows } = await connection.query<{ had: number }>(
    'SELECT count(*)::integer AS had FROM photos WHERE lead_id = $1',
    [leadId],
  );
  const had = rows[0]?.had ?? 0;
  const count = had + added.length;
  if (count > photoLimits.count) {
    const fault = { code: 'tooManyPhotos', params: { most: photoLimits.count } } as const;
    throw new HttpError(400, fault, { faults: { photos: fault } });
  }
  await givePhotos(connection, leadId, formKey, added, had);
  const subjectOf = (photo: number): string => aboutOf(request.service, photo);
  await connection.query(
    'UPDATE leads SET subject = $3, version = version + 1 WHERE id = $1 AND subject = $2',
    [leadId, subjectOf(had), subjectOf(count)],
  );
  await audit(connection, {
    who: 'visitor',
    entity: 'leads',
    recordId: leadId,
    action: 'update',
    before: { photos: had },
    after: { photos: count },
  });
}

async function countWithinLimits(
  connection: Queryable,
  { ip }: Visitor,
  email: string,
): Promise<void> {
  const wait = await takeAttempt(connection, [
    { limit: visitLimits.address, key: networkOf(ip) },
    { limit: visitLimits.email, key: email.toLowerCase() },
  ]);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    throw new HttpError(405, { code: 'tooManyMessages', params: { minutes } });
  }
}

/** What the office calls a request with so many photos. */
const aboutOf = (service: string, photos: number): string =>
  mailTexts[defaultLanguage].visit.subject(service, photos);

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
      postalCode,
      aboutOf(answers.service, photos.length),
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
