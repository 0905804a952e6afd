import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { fault } from 'shared-api/contract/messages/faults';
import {
  lacksAddress,
  quoteWishSchema,
  type QuoteWishRequest,
} from 'shared-api/contract/quotes/quoteWish';
import { formats } from 'shared-api/contract/values/formats';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { takeAttempt, type Limit } from '../limits.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { wishLetter, wishReceivedLetter, type WishFacts } from '../mail/wishLetters.ts';
import { networkOf } from '../networkOf.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { findSentForm, keepSentForm } from '../sentForms.ts';
import { answerColumns, bookingRefusal, readAnswer, type StoredAnswer } from './quoteAnswer.ts';

interface Context {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

interface Sent {
  /** Of the quote's address. */
  secret: string;
  /** Validated with `quoteWishSchema`. */
  request: QuoteWishRequest;
  visitor: Visitor;
  /** That of the page. */
  language: Language;
}

/** Messages about quotes allowed per network, which an office or a residence shares, and per quote. */
const limits = {
  address: { kind: 'quote-wish-address', most: 60, minutes: 60 },
  quote: { kind: 'quote-wish', most: 20, minutes: 60 },
  /** Confirmations to one address; whoever holds the links of quotes may not be who gets the mails. */
  confirmations: { kind: 'quote-wish-email', most: 5, minutes: 60 },
} satisfies Record<string, Limit>;

/** A quote that its reader has open. */
interface WishedQuote extends StoredAnswer {
  id: number;
  number: number;
  email: string;
  clientId: number | null;
  category: string;
}

/**
 * Takes what the reader of a quote asks of it: makes a lead that belongs to the quote, and mails the company
 * and the reader. The same message within half an hour is one; a second booking that says something else is
 * another, so that nothing of it is lost.
 * @returns the quote as it stands then
 * @throws HttpError 400 for a booking without an address where neither the quote nor its client has one, 404
 *   for an unknown quote, 409 for the booking of one whose price has run out, that is on an invoice or was
 *   called off, 405 after too many messages
 */
export const takeQuoteWish = (context: Context, sent: Sent): Promise<QuoteAnswer> =>
  context.database.visitor(sent.visitor).transaction(async (connection) => {
    const { company } = context;
    const { secret, request, visitor, language } = sent;
    const quote = await findQuote(connection, secret, true);
    const answer = quote && readAnswer(company, quote, language);
    if (!answer) throw new HttpError(404, { code: 'noSuchQuoteAnswer' });
    const form = await findSentForm(connection, {
      makes: 'message',
      answers: { secret, ...request },
      ip: visitor.ip,
    });
    if (await isThere(connection, form.recordId)) return answer;
    const code = request.wish === 'book' && bookingRefusal(answer);
    if (code) throw new HttpError(409, { code });
    if (lacksAddress(answer, request)) {
      throw invalidInput({ address: fault('blankPlace') }, quoteWishSchema);
    }
    const wait = await takeAttempt(connection, [
      { limit: limits.address, key: networkOf(visitor.ip) },
      { limit: limits.quote, key: String(quote.id) },
    ]);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60);
      throw new HttpError(405, { code: 'tooManyMessages', params: { minutes } });
    }
    await keepSentForm(connection, form.hash, await storeLead(connection, context, sent, quote));
    const now = await findQuote(connection, secret, false);
    return (now && readAnswer(company, now, language)) ?? answer;
  });

/** Whether a lead has been made, and has not been deleted since. */
async function isThere(connection: Queryable, lead: number | undefined): Promise<boolean> {
  if (lead === undefined) return false;
  const { rowCount } = await connection.query('SELECT FROM leads WHERE id = $1', [lead]);
  return rowCount === 1;
}

/** The quote of an address; locked, so that of two who book it at once one makes a lead. */
async function findQuote(
  connection: Queryable,
  secret: string,
  isLocked: boolean,
): Promise<WishedQuote | undefined> {
  if (isLocked) {
    // In a statement of its own: one that waits still reads what was there when it began.
    await connection.query('SELECT FROM quotes WHERE answer_secret = $1 FOR NO KEY UPDATE', [
      secret,
    ]);
  }
  const { rows } = await connection.query<WishedQuote>(
    `SELECT id, number, email, client_id AS "clientId", category, ${answerColumns}
     FROM quotes WHERE answer_secret = $1`,
    [secret],
  );
  return rows[0];
}

/** Whether one more confirmation may go to an address; the page confirms in any case. */
const mayConfirm = async (connection: Queryable, email: string): Promise<boolean> =>
  (await takeAttempt(connection, [{ limit: limits.confirmations, key: email.toLowerCase() }])) ===
  0;

/** @returns the id of the lead */
async function storeLead(
  connection: Queryable,
  { company, queueMail }: Context,
  { secret, request, language }: Sent,
  quote: WishedQuote,
): Promise<number> {
  const { id: quoteId, number, email, clientId, category } = quote;
  const { wish, name, address, message: typed } = request;
  const phone = request.phone.trim() === '' ? '' : formats.phone.normalise(request.phone);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  // The company reads it.
  const texts = quoteTexts[defaultLanguage].wishes[wish];
  const subject = texts.subject(number);
  const message = typed.trim() === '' ? texts.withoutMessage : typed;
  const requestedOn = wish === 'book' ? quote.requestedOn : null;
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO leads (date_ts, name, email, phone, address, subject, message, request_date_ts, source,
       language, quote_id, client_id, quote_wish)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'Quote', $9, $10, $11, $12) RETURNING id`,
    [
      today,
      name,
      email,
      phone,
      address,
      subject,
      message,
      requestedOn,
      language,
      quoteId,
      clientId,
      wish,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await audit(connection, {
    who: 'visitor',
    entity: 'leads',
    recordId: id,
    action: 'create',
    after: { name, email, phone, address, subject, message, quoteId, language },
  });
  const facts: WishFacts = {
    request: { ...request, phone },
    email,
    number,
    category,
    secret,
    requestedOn: requestedOn ?? '',
    language,
  };
  const mail = { entity: 'leads', recordId: id } as const;
  await queueMail(connection, {
    ...mail,
    recipient: company.email,
    ...wishLetter(company, facts, id),
  });
  if (email !== '' && (await mayConfirm(connection, email))) {
    await queueMail(connection, {
      ...mail,
      recipient: email,
      ...wishReceivedLetter(company, facts),
    });
  }
  return id;
}
