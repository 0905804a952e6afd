import type { InvoiceLetter, LetterKind } from 'shared-api/contract/billing/sendInvoice';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { attachedFiles } from '../documents/attachedFiles.ts';
import { invoiceLetter } from '../mail/letters.ts';
import { proposedRecipients } from '../mail/recipients.ts';
import { peekDocumentNumber } from '../numbers/documentNumbers.ts';
import { billedColumns, type Billed } from './invoiceMails.ts';
import { asIssued } from './issuing/asIssued.ts';
import type { SendContext } from './sendInvoice.ts';

/**
 * A mail about an invoice as it would be sent now, and who would get it. Nothing is issued: a draft is
 * shown with the next free number, and with what is held or on account for it.
 * @throws HttpError 404 for an unknown invoice
 */
export async function previewLetter(
  { database, company }: SendContext,
  id: number,
  { kind, message }: { kind: LetterKind; message: string },
): Promise<InvoiceLetter> {
  const { rows } = await database.query<{ isDraft: boolean }>(
    'SELECT invoice_number IS NULL AS "isDraft" FROM invoices WHERE id = $1',
    [id],
  );
  const [found] = rows;
  if (!found) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  const { isDraft } = found;
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const invoice = isDraft
    ? await asIssued(database, { id, today }, findUnsent)
    : await findUnsent(database, id);
  const number = invoice.number ?? (await peekDocumentNumber(database));
  const date = invoice.date ?? today;
  const letter = invoiceLetter(
    invoice.language,
    company,
    kind,
    { ...invoice, number, date },
    message,
  );
  return {
    number,
    isDraft,
    ...letter,
    ...proposedRecipients(company, invoice),
    attachments: [attachedFiles.invoice(number)],
    owed: fromCents(invoice.total - invoice.received),
  };
}

/** A draft that cannot be issued now has no number, and may have no date. */
type Unsent = Omit<Billed, 'number' | 'date'> & { number: number | null; date: string | null };

async function findUnsent(connection: Queryable, id: number): Promise<Unsent> {
  const { rows } = await connection.query<Unsent>(
    `SELECT ${billedColumns} FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
     WHERE i.id = $1`,
    [id],
  );
  const [invoice] = rows;
  if (!invoice) {
    throw new HttpError(404, { code: 'noSuchRecord', params: { entity: 'invoices', id } });
  }
  return invoice;
}
