import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { QuoteLetter, SendQuoteRequest } from 'shared-api/contract/quotes/office/sendQuote';
import { fromCents } from 'shared-api/contract/values/money';
import { clientCopies } from '../db/clientCopies.ts';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { lockFormKey } from '../formKeys/lockFormKey.ts';
import type { IssuedBy } from '../db/seller.ts';
import { quoteRowColumns } from '../documents/quotePdfs.ts';
import type { DocumentContext, ForReader } from '../documents/pdfs.ts';
import { documentTexts } from '../documents/texts.ts';
import type { QuoteRow } from '../documents/writeQuote.ts';
import { HttpError, keySpent } from '../HttpError.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { copiesOf } from '../mail/copiesOf.ts';
import { changedOrSent } from '../mail/sentMeanwhile.ts';
import { proposedRecipients, recipientsOf, type ClientAddresses } from '../mail/recipients.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { canExpire, isOver } from '../pricing/quoteExpiry.ts';
import { noSuchQuote } from './agreement/agreement.ts';
import { sentQuoteLetter, type PricedQuote } from '../mail/sentQuoteLetter.ts';

export interface SendQuoteContext extends DocumentContext {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/** A quote, and how whoever it is for can be reached. */
interface Sendable extends QuoteRow, ForReader, IssuedBy, ClientAddresses {
  id: number;
  version: number;
  letterKey: string;
  canExpire: boolean;
}

/**
 * A mail with a quote as it would be sent now, and who would get it; nothing is stored.
 * @throws HttpError 404 for an unknown quote
 */
export async function previewQuoteLetter(
  { database, company }: SendQuoteContext,
  id: number,
  message: string,
): Promise<QuoteLetter> {
  const quote = await sendableOf(database, id);
  const { number, language } = quote;
  const price = quote.price ?? 0;
  return {
    number,
    ...sentQuoteLetter(language, company, { ...quote, price }, message),
    ...proposedRecipients(company, quote),
    attachments: [documentTexts[language].files.quote(number)],
    total: fromCents(price),
  };
}

/**
 * Sends a quote with its PDF to the given addresses. A second call with the same key changes nothing.
 * @throws HttpError 404 for an unknown quote; 409 for one without a price or whose last day is over,
 *   for a version that is not the newest (who has sent it, if that is what has happened), and for a key that was used
 *   for another
 */
export async function sendQuote(
  { database, company, queueMails }: SendQuoteContext,
  id: number,
  request: SendQuoteRequest,
  who: string,
): Promise<{ message: Outcome }> {
  const { key, message } = request;
  const recipients = recipientsOf(request);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return database.transaction(async (connection) => {
    await lockFormKey(connection, key);
    await connection.query('SELECT FROM quotes WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const quote = await sendableOf(connection, id);
    const { number, language } = quote;
    const before = await sentBefore(connection, key, id);
    if (before) return { message: outcomeOf('quoteSent', { number, recipients: before }) };
    if (quote.version !== request.version) {
      throw await changedOrSent(connection, 'quotes', quote, company.timeZone);
    }
    const letter = sentQuoteLetter(language, company, priced(company, quote), message);
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO quote_sends (key, quote_id, recipients, message, day, who)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [key, id, recipients, message, today, who],
    );
    // So that two people who send at once do not both do so unknowingly.
    await connection.query('UPDATE quotes SET version = version + 1 WHERE id = $1', [id]);
    await audit(connection, {
      who,
      entity: 'quotes',
      recordId: id,
      action: 'update',
      after: { sentTo: recipients.join(', ') },
    });
    const quoteSendId = rows[0]?.id ?? 0;
    await queueMails(
      connection,
      copiesOf(request, {
        entity: 'quotes',
        recordId: id,
        quoteSendId,
        ...letter,
      }),
    );
    return { message: outcomeOf('quoteSent', { number, recipients }) };
  });
}

/** @throws HttpError 409 for a quote without a price, and for one whose price is over */
function priced(company: Company, { price, ...quote }: Sendable): PricedQuote {
  const { number, validUntil } = quote;
  if (price === null) throw new HttpError(409, { code: 'unpricedNotSent', params: { number } });
  if (quote.canExpire && validUntil !== null && isOver(company, validUntil)) {
    throw new HttpError(409, { code: 'expiredNotSent', params: { number, day: validUntil } });
  }
  return { ...quote, price };
}

async function sendableOf(connection: Queryable, id: number): Promise<Sendable> {
  const { rows } = await connection.query<Sendable & { reader: string }>(
    `SELECT q.id, q.version, q.letter_key AS "letterKey", ${quoteRowColumns}, ${canExpire('q')} AS "canExpire",
       coalesce(nullif(c.email, ''), CASE WHEN q.request IS NULL THEN '' ELSE q.email END) AS reader,
       ${clientCopies('quotes')} AS "ccEmails",
       coalesce(c.send_invoice_to_self, false) AS "sendInvoiceToSelf"
     FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw noSuchQuote(id);
  const { reader, ...quote } = found;
  // The address of a quote that staff wrote is the sender's.
  return { ...quote, email: reader };
}

/** To whom a quote went that was sent under a key. @throws HttpError 409 if it was another */
async function sentBefore(
  connection: Queryable,
  key: string,
  id: number,
): Promise<string[] | undefined> {
  const { rows } = await connection.query<{ quoteId: number; recipients: string[] }>(
    'SELECT quote_id AS "quoteId", recipients FROM quote_sends WHERE key = $1',
    [key],
  );
  const [before] = rows;
  if (!before) return undefined;
  if (before.quoteId !== id) throw keySpent({ code: 'sendKeyUsed' });
  return before.recipients;
}
