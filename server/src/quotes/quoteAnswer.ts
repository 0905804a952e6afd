import type { Company } from 'shared-api/contract/company/company';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import type { Language } from 'shared-api/contract/values/language';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { receivedOfQuote } from '../db/receivedOfQuote.ts';
import { canExpire, isOver } from '../pricing/quoteExpiry.ts';
import { periodOf, priceAnswer, type Price } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** An answer without its days, the secret of its address, and what has become of its price. */
export type AnswerText = Omit<
  QuoteAnswer,
  | 'secret'
  | 'requestedOn'
  | 'validUntil'
  | 'currentTotal'
  | 'payable'
  | 'received'
  | 'asked'
  | 'payment'
  | 'paidOn'
  | 'receipt'
>;

/** What a quote keeps of its answer. */
export interface StoredAnswer {
  /** As it was first given. */
  answer: AnswerText | null;
  /** Null for a quote whose lines staff changed before prices of answers were stored. */
  price: Price | null;
  secret: string | null;
  /** The last day of its price; staff may have taken it away. */
  validUntil: string | null;
  requestedOn: string | null;
  /** Its price now. */
  currentCents: number | null;
  receivedCents: number;
  /** What is asked for before its invoice and nobody has paid. */
  asked: (Omit<QuoteAnswer['asked'][number], 'amount'> & { cents: number })[];
  /** The last payment of it: its day, and the key of its receipt if it was by card. */
  paidOn: string | null;
  receipt: string | null;
  isInvoiced: boolean;
  /** Whether its price can run out. */
  canExpire: boolean;
}

/** Columns of `StoredAnswer`. */
export const answerColumns = `answer, answer_price AS price, answer_secret AS secret, valid_until AS "validUntil",
  request_date_ts AS "requestedOn", price_cents AS "currentCents",
  ${receivedOfQuote('quotes.id')} AS "receivedCents",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('number', r.number || '-D' || r.position, 'kind', r.kind,
      'cents', r.amount_cents, 'dueOn', r.due_on) ORDER BY r.position), '[]')
   FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
   WHERE r.quote_id = quotes.id AND r.withdrawn_on IS NULL AND a.payment_id IS NULL) AS asked,
  (SELECT max(received_on) FROM payments WHERE quote_id = quotes.id AND reversed_at IS NULL)
    AS "paidOn",
  (SELECT attempt_key FROM payments
   WHERE quote_id = quotes.id AND attempt_key IS NOT NULL AND reversed_at IS NULL
   ORDER BY id DESC LIMIT 1) AS receipt,
  EXISTS (SELECT FROM services WHERE quote_id = quotes.id AND invoice_id IS NOT NULL)
    AS "isInvoiced",
  ${canExpire('quotes')} AS "canExpire"`;

/** Renders the answer to a request for a quote. */
export function writeAnswer(language: Language, number: number, price: Price): AnswerText {
  const texts = quoteTexts[language];
  return {
    message: texts.message(number, texts.money(price.totalCents), periodOf(price.lines)),
    number,
    ...priceAnswer(texts, price),
  };
}

/** A stored answer in the language of its reader, or as it was first given if its price is unknown. */
export function readAnswer(
  company: Company,
  stored: StoredAnswer,
  language: Language,
): QuoteAnswer | undefined {
  const { answer, price, secret, validUntil, requestedOn, currentCents, receivedCents } = stored;
  if (!answer) return undefined;
  const current = currentCents ?? toCents(answer.total);
  const due = current - receivedCents;
  const payment = paymentOf(company, stored, due);
  return {
    ...(price ? writeAnswer(language, answer.number, price) : answer),
    requestedOn: requestedOn ?? '',
    validUntil: validUntil ?? '',
    currentTotal: fromCents(current),
    payable: fromCents(due > 0 ? due : current),
    received: fromCents(receivedCents),
    asked: askedNow(company, stored, payment, due),
    payment,
    paidOn: (payment === 'paid' && stored.paidOn) || '',
    receipt: stored.receipt ?? '',
    secret: secret ?? '',
  };
}

/** What a new quote says of its payment. */
export const notYetPaid = {
  payment: 'open' as const,
  received: 0,
  asked: [],
  paidOn: '',
  receipt: '',
};

/** The requests whose payment would be taken now: after its price has run out, until their own day. */
function askedNow(
  company: Company,
  { asked }: StoredAnswer,
  payment: QuoteAnswer['payment'],
  due: number,
): QuoteAnswer['asked'] {
  if (payment === 'paid' || payment === 'invoiced') return [];
  return asked
    .filter(({ cents, dueOn }) => cents <= due && (payment === 'open' || !isOver(company, dueOn)))
    .map(({ cents, ...request }) => ({ ...request, amount: fromCents(cents) }));
}

/** Whether a quote can be paid, or why not. */
function paymentOf(
  company: Company,
  { receivedCents, isInvoiced, canExpire: mayExpire, validUntil }: StoredAnswer,
  due: number,
): QuoteAnswer['payment'] {
  if (due <= 0 && receivedCents > 0) return 'paid';
  if (isInvoiced) return 'invoiced';
  const isExpired = mayExpire && validUntil !== null && isOver(company, validUntil);
  return isExpired ? 'expired' : 'open';
}

/** The answer to a quote, by the secret that opens it. */
export async function quoteAnswer(
  database: Queryable,
  company: Company,
  secret: string,
  language: Language,
): Promise<QuoteAnswer | undefined> {
  const { rows } = await database.query<StoredAnswer>(
    `SELECT ${answerColumns} FROM quotes WHERE answer_secret = $1`,
    [secret],
  );
  const [quote] = rows;
  return quote && readAnswer(company, quote, language);
}
