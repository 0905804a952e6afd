import type { InvoiceLetter, LetterKind } from 'shared-api/contract/billing/sendInvoice';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import { HttpError } from '../HttpError.ts';
import { invoiceLetter } from '../mail/letters.ts';
import { proposedRecipients } from '../mail/recipients.ts';
import { peekDocumentNumber } from '../numbers/documentNumbers.ts';
import { billedColumns, type Billed } from './invoiceMails.ts';
import type { SendContext } from './sendInvoice.ts';

/** A draft has no number yet, and may have no date. */
type Unsent = Omit<Billed, 'number' | 'date'> & { number: number | null; date: string | null };

/**
 * A mail about an invoice as it would be sent now, and who would get it. Nothing is issued: a draft
 * is shown with the next free number.
 * @throws HttpError 404 for an unknown invoice
 */
export async function previewLetter(
  { database, company }: SendContext,
  id: number,
  { kind, message }: { kind: LetterKind; message: string },
): Promise<InvoiceLetter> {
  const { rows } = await database.query<Unsent>(
    `SELECT ${billedColumns} FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
     WHERE i.id = $1`,
    [id],
  );
  const [invoice] = rows;
  if (!invoice) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  const number = invoice.number ?? (await peekDocumentNumber(database));
  const date = invoice.date ?? companyDay(Date.now() / 1000, company.timeZone);
  const letter = invoiceLetter(
    invoice.language,
    company,
    kind,
    { ...invoice, number, date },
    message,
  );
  return {
    number,
    isDraft: invoice.number === null,
    ...letter,
    ...proposedRecipients(company, invoice),
    attachments: [`invoice-${number}.pdf`],
    owed: fromCents(invoice.total - invoice.received),
  };
}
