import type { SendRequest } from 'shared-api/contract/billing/sendInvoice';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Database } from '../db/Database.ts';
import { lockFormKey } from '../formKeys/lockFormKey.ts';
import { tryDraft, type DocumentContext } from '../documents/pdfs.ts';
import { fieldRefused, HttpError } from '../HttpError.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { recipientsOf } from '../mail/recipients.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { findBilled, mailsOf } from './invoiceMails.ts';
import { auditAll, issueInvoices } from './issueInvoices.ts';
import { recordSends } from './recordSends.ts';
import {
  lockForSending,
  refuseEmptyDraft,
  refuseOtherUse,
  type LockedInvoice,
} from './sendChecks.ts';

export interface SendContext extends DocumentContext {
  database: Database;
  company: Company;
  queueMails: QueueMails;
}

/**
 * Sends an invoice, or a reminder of it, to the given addresses: a draft is issued, the invoice is
 * marked as billed, and the mails are queued, in one transaction. A second call with the same key
 * changes nothing.
 * @throws HttpError 404 for an unknown invoice; 409 for a void one, for a reminder of one that
 *   nothing is owed on, for a version that is not the newest, and for a key that was used for another
 */
export async function sendInvoice(
  context: SendContext,
  id: number,
  request: SendRequest,
  who: string,
): Promise<{ message: Outcome }> {
  const { database, company, queueMails } = context;
  const { kind, key, message } = request;
  const recipients = recipientsOf(request);
  // Issued numbers are never reused, so a document that cannot be written is found before.
  if (kind === 'bill') await tryDraft(context, id);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  return database.transaction(async (connection) => {
    await lockFormKey(connection, key);
    const invoice = await lockForSending(connection, id, company.timeZone);
    const before = await refuseOtherUse(connection, key, { id, kind });
    if (before) return sentOutcome(kind, invoice.number, before.recipients);
    await refuseWhatIsNotSent(invoice, request);
    await issueInvoices(connection, [id], today, who);
    // The daily update does not remind of what a person has just reminded of. The version counts up
    // each time, so that two people who send at once do not both do so unknowingly.
    await connection.query(
      `UPDATE invoices SET billed = true, version = version + 1,
         reminded_at = CASE WHEN $2 = 'reminder' THEN now() ELSE reminded_at END
       WHERE id = $1`,
      [id, kind],
    );
    if (!invoice.billed) await auditAll(connection, who, [{ id, after: { billed: true } }]);
    const billed = await findBilled(connection, id);
    const sends = await recordSends(
      connection,
      kind,
      [{ invoice: billed, sendTo: request, message, key }],
      today,
      who,
    );
    await queueMails(connection, await mailsOf(company, sends));
    return sentOutcome(kind, billed.number, recipients);
  });
}

async function refuseWhatIsNotSent(
  invoice: LockedInvoice,
  { kind, version }: SendRequest,
): Promise<void> {
  await invoice.refuseVoidOrOld(version);
  if (kind === 'bill') {
    refuseEmptyDraft(invoice);
    return;
  }
  if (invoice.number === null) throw fieldRefused(409, 'kind', { code: 'draftNotReminded' });
  const { number } = invoice;
  if (invoice.owed <= 0) throw new HttpError(409, { code: 'nothingOwed', params: { number } });
}

const sentOutcome = (
  kind: SendRequest['kind'],
  number: number | null,
  recipients: readonly string[],
): { message: Outcome } => ({
  message: outcomeOf(kind === 'bill' ? 'invoiceSent' : 'reminderSent', { number, recipients }),
});
