import type { InvoiceLetter, LetterKind } from 'shared-api/contract/billing/sendInvoice';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import { HttpError } from '../HttpError.ts';
import { documentTexts } from '../documents/texts.ts';
import { invoiceLetter } from '../mail/letters.ts';
import { proposedRecipients } from '../mail/recipients.ts';
import { findBilled } from './invoiceMails.ts';
import { onceIssued } from './issuing/asIssued.ts';
import { refuseEmptyDraft } from './sendChecks.ts';
import type { SendContext } from './sendInvoice.ts';

/**
 * A mail about an invoice as it would be sent now, and who would get it. Nothing is issued: a draft is
 * shown with the next free number, and with what is held or on account for it.
 * @throws HttpError 404 for an unknown invoice; 409 for a void one, for a draft that cannot be issued
 *   now, and for one that comes to nothing, as when it is sent
 */
export async function previewLetter(
  { database, company }: SendContext,
  id: number,
  { kind, message }: { kind: LetterKind; message: string },
): Promise<InvoiceLetter> {
  const { rows } = await database.query<{ number: number | null; total: number; isVoid: boolean }>(
    `SELECT invoice_number AS number, coalesce(total_cents, 0) AS total, voided_on IS NOT NULL AS "isVoid"
     FROM invoices WHERE id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  if (found.isVoid)
    throw new HttpError(409, { code: 'invoiceVoid', params: { number: found.number ?? 0 } });
  refuseEmptyDraft(found);
  const isDraft = found.number === null;
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const invoice = isDraft
    ? await onceIssued(database, { id, today }, findBilled)
    : await findBilled(database, id);
  const { number } = invoice;
  const letter = invoiceLetter(invoice.language, company, { kind, message, day: today }, invoice);
  return {
    number,
    isDraft,
    ...letter,
    ...proposedRecipients(company, invoice),
    attachments: [documentTexts[invoice.language].files.invoice(number)],
    owed: fromCents(invoice.total - invoice.received),
  };
}
