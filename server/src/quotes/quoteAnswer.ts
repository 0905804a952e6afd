import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import { validUntil } from 'shared-api/contract/quotes/validUntil';
import type { Language } from 'shared-api/contract/values/language';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { priceAnswer, type Price } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** An answer without its days, the secret of its address, and what has become of its price. */
export type AnswerText = Omit<
  QuoteAnswer,
  'secret' | 'requestedOn' | 'validUntil' | 'currentTotal' | 'payable'
>;

/** What a quote keeps of its answer. */
export interface StoredAnswer {
  /** As it was first given. */
  answer: AnswerText | null;
  /** Null for a quote whose lines staff changed before prices of answers were stored. */
  price: Price | null;
  secret: string | null;
  /** The day on which it was given. */
  day: string;
  requestedOn: string | null;
  /** Its price now. */
  currentCents: number | null;
  receivedCents: number;
}

/** Columns of `StoredAnswer`. */
export const answerColumns = `answer, answer_price AS price, answer_secret AS secret, since_ts AS day,
  request_date_ts AS "requestedOn", price_cents AS "currentCents",
  (SELECT coalesce(sum(amount_cents), 0)::bigint FROM payments WHERE quote_id = quotes.id)
    AS "receivedCents"`;

/** Renders the answer to a request for a quote. */
export function writeAnswer(language: Language, number: number, price: Price): AnswerText {
  const texts = quoteTexts[language];
  return {
    message: texts.message(number, texts.money(price.totalCents)),
    number,
    ...priceAnswer(texts, price),
  };
}

/** A stored answer in the language of its reader, or as it was first given if its price is unknown. */
export function readAnswer(
  { answer, price, secret, day, requestedOn, currentCents, receivedCents }: StoredAnswer,
  language: Language,
): QuoteAnswer | undefined {
  if (!answer) return undefined;
  const current = currentCents ?? toCents(answer.total);
  const due = current - receivedCents;
  return {
    ...(price ? writeAnswer(language, answer.number, price) : answer),
    requestedOn: requestedOn ?? '',
    validUntil: validUntil(day),
    currentTotal: fromCents(current),
    payable: fromCents(due > 0 ? due : current),
    secret: secret ?? '',
  };
}

/** The answer to a quote, by the secret that opens it. */
export async function quoteAnswer(
  database: Queryable,
  secret: string,
  language: Language,
): Promise<QuoteAnswer | undefined> {
  const { rows } = await database.query<StoredAnswer>(
    `SELECT ${answerColumns} FROM quotes WHERE answer_secret = $1`,
    [secret],
  );
  const [quote] = rows;
  return quote && readAnswer(quote, language);
}
