import type { Company } from 'shared-api/contract/company/company';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import type { Language } from 'shared-api/contract/values/language';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { givenBackOfQuote, isCalledOff, lastGivenBack } from '../db/givenBack.ts';
import { receivedOfQuote } from '../db/receivedOfQuote.ts';
import { canExpire, isOver } from '../pricing/quoteExpiry.ts';
import { linesIn } from '../documents/lines/linesIn.ts';
import {
  keepsLines,
  partsOf,
  periodOf,
  priceAnswer,
  tableOf,
  type Price,
  type StoredRow,
} from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** An answer without its days, the secret of its address, and what has become of its price. */
export type AnswerText = Omit<
  QuoteAnswer,
  | 'secret'
  | 'requestedOn'
  | 'validUntil'
  | 'currentTotal'
  | 'linesChanged'
  | 'currentTable'
  | 'currentSubTotal'
  | 'currentTax'
  | 'payable'
  | 'received'
  | 'asked'
  | 'payment'
  | 'paidOn'
  | 'receipt'
  | 'wishes'
  | 'needsAddress'
  | 'acceptedOn'
>;

/** What a quote keeps of its answer. */
export interface StoredAnswer {
  /** As it was first given. */
  answer: AnswerText | null;
  /** Null for a quote whose lines staff changed before prices of answers were stored. */
  price: Price | null;
  /** Its lines and sums as they are now. */
  lines: StoredRow[] | null;
  secret: string | null;
  /** The last day of its price; staff may have taken it away. */
  validUntil: string | null;
  requestedOn: string | null;
  /** Its price now, and that before tax and the tax. */
  currentCents: number | null;
  currentSubTotalCents: number | null;
  currentTaxCents: number | null;
  receivedCents: number;
  givenBackCents: number;
  isCalledOff: boolean;
  /** What is asked for before its invoice and nobody has paid. */
  asked: (Omit<QuoteAnswer['asked'][number], 'amount'> & {
    cents: number;
    isSinceRefund: boolean;
  })[];
  /** The last payment of it: its day, and the key of its receipt if it was by card. */
  paidOn: string | null;
  receipt: string | null;
  wishes: QuoteAnswer['wishes'];
  needsAddress: boolean;
  acceptedOn: string | null;
  isInvoiced: boolean;
  /** Whether its price can run out. */
  canExpire: boolean;
}

/** Columns of `StoredAnswer`. */
export const answerColumns = `answer, answer_price AS price, lines, answer_secret AS secret, valid_until AS "validUntil",
  request_date_ts AS "requestedOn", price_cents AS "currentCents",
  sub_total_cents AS "currentSubTotalCents", tax_cents AS "currentTaxCents",
  ${receivedOfQuote('quotes.id')} AS "receivedCents",
  ${givenBackOfQuote('quotes.id')} AS "givenBackCents",
  ${isCalledOff('quotes.id')} AS "isCalledOff",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('number', r.number || '-D' || r.position, 'kind', r.kind,
      'cents', r.amount_cents, 'dueOn', r.due_on,
      'isSinceRefund', coalesce(r.made_at > ${lastGivenBack('quotes.id')}, true)) ORDER BY r.position), '[]')
   FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
   WHERE r.quote_id = quotes.id AND r.withdrawn_on IS NULL AND a.payment_id IS NULL) AS asked,
  (SELECT max(received_on) FROM payments WHERE quote_id = quotes.id AND reversed_at IS NULL)
    AS "paidOn",
  (SELECT attempt_key FROM payments
   WHERE quote_id = quotes.id AND attempt_key IS NOT NULL AND reversed_at IS NULL
   ORDER BY id DESC LIMIT 1) AS receipt,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('wish', w.quote_wish, 'on', w.day,
      'count', w.count) ORDER BY w.quote_wish), '[]')
   FROM (SELECT quote_wish, max(date_ts) AS day, count(*) FROM leads
     WHERE quote_id = quotes.id AND quote_wish IS NOT NULL GROUP BY quote_wish) w) AS wishes,
  NOT (coalesce(request ? 'building', false)
    OR EXISTS (SELECT FROM clients c WHERE c.id = quotes.client_id AND c.address <> ''))
    AS "needsAddress",
  (SELECT accepted_on FROM acceptances WHERE quote_id = quotes.id AND change_order_id IS NULL)
    AS "acceptedOn",
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
  const { answer, price, secret, validUntil, requestedOn } = stored;
  const { currentCents, receivedCents } = stored;
  if (!answer) return undefined;
  const current = currentCents ?? toCents(answer.total);
  const due = current - receivedCents;
  const payment = paymentOf(company, stored, due);
  return {
    ...(price ? writeAnswer(language, answer.number, price) : answer),
    requestedOn: requestedOn ?? '',
    validUntil: validUntil ?? '',
    currentTotal: fromCents(current),
    ...linesNow(stored, language),
    payable: fromCents(due > 0 ? due : current),
    received: fromCents(receivedCents),
    givenBack: fromCents(stored.givenBackCents),
    calledOff: payment === 'open' && stored.isCalledOff,
    asked: askedNow(company, stored, payment, due),
    payment,
    paidOn: (payment === 'paid' && stored.paidOn) || '',
    receipt: stored.receipt ?? '',
    wishes: stored.wishes,
    needsAddress: stored.needsAddress,
    acceptedOn: stored.acceptedOn ?? '',
    secret: secret ?? '',
  };
}

/** What a quote comes to that is as it was answered. */
export const answeredSums = ({ total, subTotal, tax }: AnswerText) => ({
  currentTotal: total,
  currentSubTotal: subTotal,
  currentTax: tax,
  payable: total,
});

/** The lines of a quote as they are now, where staff have changed them. */
function linesNow(
  { lines, price, currentSubTotalCents, currentTaxCents }: StoredAnswer,
  language: Language,
): Pick<QuoteAnswer, 'linesChanged' | 'currentTable' | 'currentSubTotal' | 'currentTax'> {
  const rows = lines ?? [];
  const linesChanged = price === null || !keepsLines(rows, price);
  const table = linesChanged ? tableOf(quoteTexts[language], partsOf(rows).rows) : [];
  const filled = table.filter(isFilled);
  return {
    linesChanged,
    currentTable: filled.length === 0 ? [] : linesIn(language, filled).map((cells) => [...cells]),
    currentSubTotal: fromCents(currentSubTotalCents ?? 0),
    currentTax: fromCents(currentTaxCents ?? 0),
  };
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** What a new quote says of what has become of it. */
export const untouched = {
  linesChanged: false,
  currentTable: [],
  payment: 'open' as const,
  received: 0,
  givenBack: 0,
  calledOff: false,
  asked: [],
  paidOn: '',
  receipt: '',
  wishes: [],
  acceptedOn: '',
};

/**
 * The requests whose payment would be taken now: after its price has run out, until their own day; after all was given
 * back, those that were made since.
 */
function askedNow(
  company: Company,
  { asked, isCalledOff: calledOff }: StoredAnswer,
  payment: QuoteAnswer['payment'],
  due: number,
): QuoteAnswer['asked'] {
  if (payment === 'paid' || payment === 'invoiced') return [];
  return asked
    .filter(({ isSinceRefund }) => isSinceRefund || !calledOff)
    .filter(({ cents, dueOn }) => cents <= due && (payment === 'open' || !isOver(company, dueOn)))
    .map(({ cents, isSinceRefund: _, ...request }) => ({ ...request, amount: fromCents(cents) }));
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

/** Why a quote's work cannot be booked any more, if so. */
export function bookingRefusal({
  payment,
  calledOff,
}: Pick<QuoteAnswer, 'payment' | 'calledOff'>): 'calledOffQuote' | 'notBookable' | undefined {
  if (calledOff === true) return 'calledOffQuote';
  return payment === 'open' || payment === 'paid' ? undefined : 'notBookable';
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
