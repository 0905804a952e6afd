import type { ProposedLetter, SendAgain } from 'shared-api/contract/billing/letters';
import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { clientCopies } from '../../db/clientCopies.ts';
import { audit } from '../../audit/audit.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { buyerName } from '../../db/buyer.ts';
import { clientLanguage } from '../../db/readerLanguages.ts';
import { documentTexts } from '../../documents/texts.ts';
import { HttpError } from '../../HttpError.ts';
import { once } from '../../formKeys/once.ts';
import { copiesOf } from '../../mail/copiesOf.ts';
import { creditLetter, type CreditFacts } from '../../mail/creditLetter.ts';
import type { QueueMails } from '../../mail/queueMail.ts';
import { proposedRecipients, recipientsOf, type ClientAddresses } from '../../mail/recipients.ts';
import { refuseSentTwice, requestsBefore } from '../../mail/sentMeanwhile.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';

export interface CreditMailContext {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

interface Credit extends CreditFacts, Pick<ClientAddresses, 'email' | 'ccEmails'> {
  invoiceId: number;
  language: Language;
}

/** @throws HttpError 404 for an unknown credit */
async function creditOf(connection: Queryable, id: number): Promise<Credit> {
  const { rows } = await connection.query<Credit>(
    `SELECT i.id AS "invoiceId", i.invoice_number || '-C' || k.position AS number,
       coalesce(i.invoice_number, 0) AS "invoiceNumber", i.type, k.total_cents AS total,
       (SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
          JOIN ledger_entries e ON e.id = g.entry_id
        WHERE e.credit_id = k.id AND e.kind = 'credit' AND g.account = 'onAccount') AS kept,
       k.reason, coalesce(${buyerName('k')}, '') AS "clientName", coalesce(c.email, '') AS email,
       ${clientCopies('invoices')} AS "ccEmails", ${clientLanguage} AS language
     FROM credits k JOIN invoices i ON i.id = k.invoice_id LEFT JOIN clients c ON c.id = k.client_id
     WHERE k.id = $1`,
    [id],
  );
  const [credit] = rows;
  if (!credit) throw new HttpError(404, { code: 'noCreditOfId', params: { id } });
  return credit;
}

/**
 * The mail of a credit note as it would be sent, and to whom.
 * @throws HttpError 404 for an unknown credit
 */
export async function previewCreditNote(
  { database, company }: CreditMailContext,
  id: number,
  message: string,
): Promise<ProposedLetter> {
  const credit = await creditOf(database, id);
  return {
    ...creditLetter(credit.language, company, credit, message),
    ...proposedRecipients(company, credit),
    attachments: [documentTexts[credit.language].files.creditNote(credit.number)],
  };
}

/**
 * Queues the mails of a credit note, with its document. A second call with the same key changes nothing.
 * @throws HttpError 404 for an unknown credit; 409 if one of the recipients was sent it within 24 hours, unless it is
 *   meant to be sent again
 */
export async function sendCreditNote(
  { database, company, queueMails }: CreditMailContext,
  id: number,
  { key, again, ...input }: SendAgain,
  who: string,
): Promise<{ message: Outcome }> {
  const recipients = recipientsOf(input);
  const call = 'sendCreditNote';
  return database.transaction((connection) =>
    once(connection, { key, call, who, input: { id, ...input } }, async () => {
      // Of two who send it at once, the second knows of the first.
      await connection.query('SELECT FROM credits WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const { language, invoiceId, ...credit } = await creditOf(connection, id);
      const sends = await requestsBefore(connection, { call, key, id }, company.timeZone);
      refuseSentTwice({ kind: 'credit', number: credit.number }, sends, recipients, again);
      const letter = creditLetter(language, company, credit, input.message);
      await queueMails(
        connection,
        copiesOf(input, { entity: 'invoices', recordId: invoiceId, creditId: id, ...letter }),
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
