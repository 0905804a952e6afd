import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { QuoteKindName, AnyQuoteRequest } from 'shared-api/contract/quotes/kinds';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { takeAttempt } from '../limits.ts';
import type { Outgoing } from '../mail/queueMail.ts';
import { quoteMail } from '../mail/quoteMail.ts';
import { mailLimit, quoteLimits } from './quoteLimits.ts';

export interface QuoteContext {
  database: Database;
  company: Company;
  queueMail: (connection: Queryable, mail: Outgoing) => Promise<void>;
}

/** A form that asks for a quote. */
export interface QuoteSubmission {
  kind: QuoteKindName;
  /** Validated with the kind's schema. */
  request: AnyQuoteRequest;
  visitor: Visitor;
  /** The language of response and mail. */
  language: Language;
  /** Unix seconds. */
  now: number;
}

/** Whether nothing has become of a quote since it was answered: it can be answered once more as it was. */
const isUntouched = (answer: QuoteAnswer): boolean =>
  answer.payment === 'open' &&
  answer.acceptedOn === '' &&
  answer.received === 0 &&
  answer.asked.length === 0 &&
  !answer.linesChanged &&
  answer.currentTotal === answer.total;

/**
 * The answer to a form that was sent before. Whoever sends it again in the other language gets the quote, its
 * mail and what else is sent about it in that one; of a quote that was accepted, paid or changed since, or
 * whose price has run out, the answer alone.
 */
export async function answerAgain(
  connection: Queryable,
  { company, queueMail }: QuoteContext,
  { kind, language, request: { email } }: QuoteSubmission,
  answer: QuoteAnswer,
): Promise<QuoteAnswer> {
  if (!isUntouched(answer)) return answer;
  const { rows } = await connection.query<{ id: number; before: string }>(
    `UPDATE quotes q SET language = $2, version = q.version + 1
     FROM (SELECT id, language FROM quotes WHERE answer_secret = $1 FOR NO KEY UPDATE) old
     WHERE q.id = old.id AND old.language <> $2 RETURNING q.id, old.language AS before`,
    [answer.secret, language],
  );
  const [changed] = rows;
  if (!changed) return answer;
  const { id, before } = changed;
  await audit(connection, {
    who: 'visitor',
    entity: 'quotes',
    recordId: id,
    action: 'update',
    before: { language: before },
    after: { language },
  });
  const wait = await takeAttempt(connection, [
    mailLimit(id, language),
    { limit: quoteLimits.email, key: email },
  ]);
  if (wait > 0) return answer;
  await queueMail(connection, {
    entity: 'quotes',
    recordId: id,
    recipient: email,
    ...quoteMail(language, company, kind, answer),
  });
  return answer;
}
