import { companyIn } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { buyerNames } from '../db/buyer.ts';
import { isCalledOff } from '../db/givenBack.ts';
import { periodOfQuote } from '../db/periodOfQuote.ts';
import { receivedOfQuote } from '../db/receivedOfQuote.ts';
import { companyFor, sellerColumn, type IssuedBy } from '../db/seller.ts';
import { quoteLanguage } from '../db/readerLanguages.ts';
import { canExpire } from '../pricing/quoteExpiry.ts';
import { bufferOf, type DocumentContext, type ForReader } from './pdfs.ts';
import type { QuoteRow } from './writeQuote.ts';

/** Columns of what is printed of a quote `q` of a client `c`. */
export const quoteRowColumns = `q.number, q.category, q.project_title AS title,
  CASE WHEN q.project_title = q.made_title THEN q.request->>'kind' END AS "titleKind",
  q.since_ts AS date,
  q.email, q.notes, q.sub_total_cents AS "subTotal", q.tax_cents AS tax, q.price_cents AS price,
  ${receivedOfQuote('q.id')} AS received,
  (SELECT max(received_on) FROM payments WHERE quote_id = q.id AND reversed_at IS NULL) AS "paidOn",
  ${isCalledOff('q.id')} AS "isCalledOff",
  ${periodOfQuote('q')} AS period, q.valid_until AS "validUntil", q.lines, q.scope,
  ${canExpire('q')} AS "canExpire",
  EXISTS (SELECT FROM services s WHERE s.quote_id = q.id AND s.invoice_id IS NOT NULL)
    AS "isInvoiced",
  ${buyerNames('q')}, ${sellerColumn('q')},
  q.request_date_ts AS "requestedOn", q.answer_secret AS secret, ${quoteLanguage} AS language`;

/**
 * A quote as PDF; undefined when no quote has the number.
 * @param asked the language; that of whom the quote is for if omitted
 */
export async function quotePdf(
  context: DocumentContext,
  number: number,
  asked?: Language,
): Promise<Buffer | undefined> {
  const { rows } = await context.database.query<QuoteRow & ForReader & IssuedBy>(
    `SELECT ${quoteRowColumns} FROM quotes q LEFT JOIN clients c ON c.id = q.client_id
     WHERE q.number = $1`,
    [number],
  );
  const [found] = rows;
  return found && quoteRowPdf(context, { ...found, language: asked ?? found.language });
}

/** A quote as PDF from what is given, whether it is stored or not. */
export async function quoteRowPdf(
  { company, workers }: Omit<DocumentContext, 'database'>,
  { language, seller, ...quote }: QuoteRow & ForReader & IssuedBy,
): Promise<Buffer> {
  const input = { language, company: companyIn(companyFor(company, seller), language), quote };
  return bufferOf(await workers.documents.run('quote', input));
}
