import { randomBytes } from 'node:crypto';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { quoteKinds } from 'shared-api/contract/quotes/kinds';
import { isDealSize } from 'shared-api/contract/quotes/deals';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { validUntil } from 'shared-api/contract/quotes/validUntil';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { HttpError } from '../HttpError.ts';
import { nextDocumentNumber } from '../numbers/documentNumbers.ts';
import { rowsOf, tableOf } from '../pricing/quoteLines.ts';
import { takeAttempt } from '../limits.ts';
import { findSentForm, keepSentForm } from '../sentForms.ts';
import { answerAgain, type QuoteContext, type QuoteSubmission } from './answerAgain.ts';
import {
  answerColumns,
  answeredSums,
  untouched,
  readAnswer,
  type StoredAnswer,
  writeAnswer,
} from './quoteAnswer.ts';
import { quoteMail } from '../mail/quoteMail.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { countWithinLimits, mailLimit } from './quoteLimits.ts';
import { priceRequest, timestampOf } from './priceRequest.ts';
import { checkDay } from './schedulingRules.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** Random bytes in the secret of a response's link. */
const secretBytes = 24;

/**
 * Prices and stores a validated quote request: quote, lead, audit entry and mail in one
 * transaction. The same form key always returns the same quote, and so do the same answers from the same
 * network within half an hour, even for concurrent requests.
 * @throws HttpError 405 for a day without bookings or too many requests, 409 for a form key that
 * another request has used
 */
export async function requestQuote(
  context: QuoteContext,
  submission: QuoteSubmission,
): Promise<QuoteAnswer> {
  const { database, company } = context;
  const { formKey, ...request } = submission.request;
  return database.visitor(submission.visitor).transaction(async (connection) => {
    if (formKey !== undefined) {
      const earlier = await earlierAnswer(connection, company, submission);
      if (earlier) return await answerAgain(connection, context, submission, earlier);
    }
    const form = await findSentForm(connection, {
      makes: 'quote',
      answers: { kind: submission.kind, ...request },
      ip: submission.visitor.ip,
    });
    const made = await answerOf(connection, company, form.recordId, submission.language);
    if (made) return await answerAgain(connection, context, submission, made);
    const timestamp = timestampOf(request);
    if (timestamp !== undefined) checkDay(company, submission.kind, timestamp, submission.now);
    // Only after looking the form up, so that resending it does not count again.
    await countWithinLimits(connection, submission.visitor, request.email);
    const { id, answer } = await store(connection, context, submission);
    await keepSentForm(connection, form.hash, id);
    return answer;
  });
}

/** A note about the chosen deal, for the lead (docs/decisions/0035). */
const dealOf = (request: object): string =>
  'deal' in request && isDealSize(request.deal as number | undefined)
    ? `, deal of ${request.deal as number} visits`
    : '';

/**
 * The answer that a form key has had, in the language that is read now, after waiting for a request
 * that is under way with it.
 */
async function earlierAnswer(
  connection: Queryable,
  company: Company,
  { kind, language, request: { formKey, ...request } }: QuoteSubmission,
): Promise<QuoteAnswer | undefined> {
  await connection.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
    advisoryLocks.quoteForms,
    formKey,
  ]);
  const { rows } = await connection.query<StoredAnswer & { same: boolean }>(
    `SELECT ${answerColumns}, request = $2::jsonb AS same
     FROM quotes WHERE form_key = $1`,
    [formKey, { kind, ...request }],
  );
  const [earlier] = rows;
  if (earlier && !earlier.same) {
    throw new HttpError(409, { code: 'formSentBefore' });
  }
  return earlier && readAnswer(company, earlier, language);
}

/** The answer that a quote was given with, in the language that is read now. */
async function answerOf(
  connection: Queryable,
  company: Company,
  id: number | undefined,
  language: Language,
): Promise<QuoteAnswer | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await connection.query<StoredAnswer>(
    `SELECT ${answerColumns} FROM quotes WHERE id = $1`,
    [id],
  );
  return rows[0] && readAnswer(company, rows[0], language);
}

async function store(
  connection: Queryable,
  { company, queueMail }: QuoteContext,
  { kind, request: sent, language, now }: QuoteSubmission,
): Promise<{ id: number; answer: QuoteAnswer }> {
  const { title, category } = quoteKinds[kind];
  const { formKey, ...request } = sent;
  const timestamp = timestampOf(request);
  const card = await currentRateCard(connection);
  const priced = priceRequest(company, kind, sent, card.rates, now);
  const number = await nextDocumentNumber(connection);
  const officeTexts = quoteTexts[defaultLanguage];
  const answer = writeAnswer(language, number, priced);
  const secret = randomBytes(secretBytes).toString('base64url');
  const today = companyDay(now, company.timeZone);
  const lastDay = validUntil(company, today);
  const requestedOn = timestamp === undefined ? undefined : companyDay(timestamp, company.timeZone);
  const { rows: stored } = await connection.query<{ id: number }>(
    `INSERT INTO quotes (number, since_ts, project_title, email, price_cents, lines, line_data,
       request_date_ts, category, type, form_key, request, answer, answer_price, answer_secret,
       rate_card_version, language, sub_total_cents, tax_cents, valid_until, made_title)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $3)
     RETURNING id`,
    [
      number,
      today,
      officeTexts.title(kind),
      request.email,
      priced.totalCents,
      JSON.stringify(rowsOf(priced)),
      JSON.stringify(tableOf(officeTexts, rowsOf(priced))),
      requestedOn ?? null,
      category,
      title,
      formKey ?? null,
      { kind, ...request },
      answer,
      priced,
      secret,
      card.version,
      language,
      priced.subTotalCents,
      priced.taxCents,
      lastDay,
    ],
  );
  const id = stored[0]?.id ?? 0;
  await storeLead(connection, {
    day: today,
    email: request.email,
    subject: `${title} quote #${number}${dealOf(request)}`,
    message: writeAnswer(defaultLanguage, number, priced).message,
    quoteId: id,
    language,
  });
  await audit(connection, {
    who: 'visitor',
    entity: 'quotes',
    recordId: id,
    action: 'create',
    after: { number, kind, ...request, total: answer.total },
  });
  const days = { requestedOn: requestedOn ?? '', validUntil: lastDay };
  const needsAddress = !('building' in request);
  const sums = answeredSums(answer);
  const whole: QuoteAnswer = { ...answer, ...days, ...sums, ...untouched, needsAddress, secret };
  // Whoever sends the form again, in the other language and back, has this one already.
  await takeAttempt(connection, [mailLimit(id, language)]);
  await queueMail(connection, {
    entity: 'quotes',
    recordId: id,
    recipient: request.email,
    ...quoteMail(language, company, kind, whole),
  });
  return { id, answer: whole };
}

interface QuoteLead {
  day: string;
  email: string;
  subject: string;
  message: string;
  quoteId: number;
  language: Language;
}

/** Stores the lead that a quote becomes. */
async function storeLead(
  connection: Queryable,
  { day, email, subject, message, quoteId, language }: QuoteLead,
): Promise<void> {
  await connection.query(
    `INSERT INTO leads (date_ts, email, subject, message, source, quote_id, language)
     VALUES ($1, $2, $3, $4, 'Quote', $5, $6)`,
    [day, email, subject, message, quoteId, language],
  );
}
