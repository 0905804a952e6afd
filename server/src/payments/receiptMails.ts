import type { Company } from 'shared-api/contract/company/company';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { Queryable } from '../db/Database.ts';
import { clientLanguage, quoteLanguage } from '../db/readerLanguages.ts';
import { receiptLetter } from '../mail/letters.ts';
import type { Outgoing } from '../mail/queueMail.ts';
import type { Attempt } from './attempts.ts';

/** Receipts for a payment, to the client or to the person who requested an instant quote. */
export async function receiptMails(
  connection: Queryable,
  company: Company,
  { number, invoiceId, quoteId }: Attempt,
  cents: number,
): Promise<Outgoing[]> {
  const { rows } = await connection.query<{
    email: string;
    ccEmails: string;
    type: string;
    language: Language;
  }>(
    invoiceId === null
      ? `SELECT coalesce(nullif(c.email, ''), CASE WHEN q.request IS NULL THEN '' ELSE q.email END)
           AS email, coalesce(c.cc_emails, '') AS "ccEmails", q.category AS type,
           ${quoteLanguage} AS language
         FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.id = $1`
      : `SELECT coalesce(c.email, '') AS email, coalesce(c.cc_emails, '') AS "ccEmails", i.type,
           ${clientLanguage} AS language
         FROM invoices i LEFT JOIN clients c ON c.id = i.client_id WHERE i.id = $1`,
    [invoiceId ?? quoteId],
  );
  const { email = '', ccEmails = '', type = '', language = defaultLanguage } = rows[0] ?? {};
  const document = invoiceId === null ? 'quote' : 'invoice';
  const letter = receiptLetter(language, company, {
    document,
    number,
    cents,
    type,
  });
  const recipients = new Set(
    [email, ...splitAddresses(ccEmails)].filter((address) => address.includes('@')),
  );
  return [...recipients].map((recipient) => ({
    entity: invoiceId === null ? 'quotes' : 'invoices',
    recordId: invoiceId ?? quoteId ?? 0,
    recipient,
    ...letter,
  }));
}
