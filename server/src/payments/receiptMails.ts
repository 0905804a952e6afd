import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { clientCopies } from '../db/clientCopies.ts';
import type { Queryable } from '../db/Database.ts';
import { leftOfQuote } from '../db/leftOfQuote.ts';
import { receiptLanguage } from '../db/readerLanguages.ts';
import { receiptLetter } from '../mail/letters.ts';
import type { Outgoing } from '../mail/queueMail.ts';
import { paidRecord, type Attempt } from './attempts.ts';

/** Mails with the receipt of a payment, to the client or to the person who requested an instant quote. */
export async function receiptMails(
  connection: Queryable,
  company: Company,
  { key, number, invoiceId, quoteId, contractId, depositRequestId, asked, returnTo }: Attempt,
  cents: number,
): Promise<Outgoing[]> {
  const { rows } = await connection.query<{
    email: string;
    ccEmails: string;
    type: string;
    language: Language;
    left: number;
  }>(
    `SELECT coalesce(nullif(c.email, ''), CASE WHEN q.request IS NULL THEN '' ELSE q.email END, '')
         AS email, ${clientCopies('invoices')} AS "ccEmails", coalesce(i.type, q.category, '') AS type,
       ${leftOfQuote('$5::integer')} AS left, ${receiptLanguage('$4::text')} AS language
     FROM (VALUES ($1::integer, $2::integer, $3::integer)) AS paid (invoice_id, quote_id, contract_id)
       LEFT JOIN invoices i ON i.id = paid.invoice_id
       LEFT JOIN quotes q ON q.id = paid.quote_id
       LEFT JOIN contracts k ON k.id = paid.contract_id
       LEFT JOIN clients c ON c.id = coalesce(i.client_id, q.client_id, k.client_id)`,
    [invoiceId, quoteId, contractId, returnTo, depositRequestId],
  );
  const {
    email = '',
    ccEmails = '',
    type = '',
    language = defaultLanguage,
    left = 0,
  } = rows[0] ?? {};
  const document = asked ?? (invoiceId === null ? 'quote' : 'invoice');
  const letter = receiptLetter(language, company, {
    document,
    number,
    cents,
    left,
    leftOn: companyDay(Date.now() / 1000, company.timeZone),
    type,
    key,
  });
  const recipients = new Set(
    [email, ...splitAddresses(ccEmails)].filter((address) => address.includes('@')),
  );
  return [...recipients].map((recipient) => ({
    ...paidRecord({ invoiceId, quoteId, contractId }),
    recipient,
    ...letter,
    receiptKey: key,
  }));
}
