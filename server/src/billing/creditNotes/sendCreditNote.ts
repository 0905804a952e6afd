import type { CreditLetter, SendCredit } from 'shared-api/contract/billing/creditMails';
import type { Company } from 'shared-api/contract/company/company';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import type { Language } from 'shared-api/contract/values/language';
import { audit } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { clientName } from '../../db/clientName.ts';
import { clientLanguage } from '../../db/readerLanguages.ts';
import { HttpError } from '../../HttpError.ts';
import { once } from '../../ledger/once.ts';
import { creditLetter, type CreditFacts } from '../../mail/creditLetter.ts';
import type { Letter } from '../../mail/LetterContent.ts';
import type { QueueMails } from '../../mail/queueMail.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';

export interface CreditMailContext {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

interface Credit extends CreditFacts {
  invoiceId: number;
  language: Language;
  email: string;
  ccEmails: string;
}

/** @throws HttpError 404 for an unknown credit */
async function creditOf(connection: Queryable, id: number): Promise<Credit> {
  const { rows } = await connection.query<Credit>(
    `SELECT i.id AS "invoiceId", i.invoice_number || '-C' || k.position AS number,
       coalesce(i.invoice_number, 0) AS "invoiceNumber", i.type, k.total_cents AS total,
       (SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
          JOIN ledger_entries e ON e.id = g.entry_id
        WHERE e.credit_id = k.id AND e.kind = 'credit' AND g.account = 'onAccount') AS kept,
       k.reason, coalesce(${clientName}, '') AS "clientName", coalesce(c.email, '') AS email,
       coalesce(c.cc_emails, '') AS "ccEmails", ${clientLanguage} AS language
     FROM credits k JOIN invoices i ON i.id = k.invoice_id LEFT JOIN clients c ON c.id = k.client_id
     WHERE k.id = $1`,
    [id],
  );
  const [credit] = rows;
  if (!credit) throw new HttpError(404, { code: 'noCreditOfId', params: { id } });
  return credit;
}

/** The mail of a credit note as it would be sent, and to whom. */
export async function previewCreditNote(
  { database, company }: CreditMailContext,
  id: number,
): Promise<CreditLetter> {
  const { language, email, ccEmails, ...credit } = await creditOf(database, id);
  const { subject, text } = creditLetter(language, company, credit);
  const to = [email, ...splitAddresses(ccEmails)].filter((address) => address.includes('@'));
  return { subject, text, to: [...new Set(to)], attachment: `credit-${credit.number}.pdf` };
}

/**
 * Queues the mails of a credit note, with its document. A second call with the same key changes nothing.
 * @throws HttpError 404 for an unknown credit
 */
export async function sendCreditNote(
  { database, company, queueMails }: CreditMailContext,
  id: number,
  { key, to }: SendCredit,
  who: string,
): Promise<{ message: Outcome }> {
  const recipients = [...new Map(to.map((address) => [address.toLowerCase(), address])).values()];
  return database.transaction((connection) =>
    once(connection, { key, call: 'sendCreditNote', who, input: { id, to } }, async () => {
      const { language, invoiceId, ...credit } = await creditOf(connection, id);
      const letter: Letter = creditLetter(language, company, credit);
      await queueMails(
        connection,
        recipients.map((recipient) => ({
          entity: 'invoices',
          recordId: invoiceId,
          recipient,
          ...letter,
          creditId: id,
        })),
      );
      await audit(connection, {
        who,
        entity: 'invoices',
        recordId: invoiceId,
        action: 'update',
        after: { sent: credit.number, to: recipients.join(', ') },
      });
      return { message: outcomeOf('creditSent', { number: credit.number, recipients }) };
    }),
  );
}
