import { invoiceSchema, type Invoice } from 'shared-api/contract/entities/invoice';
import { taxOf, toCents } from 'shared-api/contract/values/money';
import { clientLanguage } from '../db/readerLanguages.ts';
import { draftPdf, type DocumentContext, type ForReader } from '../documents/pdfs.ts';
import type { InvoiceRow } from '../documents/writeInvoice.ts';
import { invalidInput } from '../HttpError.ts';

type Buyer = Pick<InvoiceRow, 'fullName' | 'companyName' | 'address' | 'city' | 'postalCode'>;

const nobody: Buyer & ForReader = {
  fullName: null,
  companyName: null,
  address: null,
  city: null,
  postalCode: null,
  language: 'en',
};

/**
 * A draft as PDF from what is typed, which need not be saved. Stores nothing, and gives no number.
 * @throws HttpError 400 for a client who is not there, and for a document that cannot be written
 */
export async function previewInvoice(
  context: DocumentContext,
  typed: Partial<Invoice>,
): Promise<Buffer> {
  const { clientId, type, dateTs, subTotal, newLineData, notes }: Invoice = {
    ...invoiceSchema.getDefault(),
    ...typed,
  };
  const { rows } = await context.database.query<Buyer & ForReader>(
    `SELECT c.full_name AS "fullName", c.company_name AS "companyName", c.address, c.city,
       c.postal_code AS "postalCode", ${clientLanguage} AS language
     FROM clients c WHERE c.id = $1`,
    [clientId],
  );
  const [client] = rows;
  if (clientId !== null && !client) throw invalidInput({ clientId: { code: 'recordMissing' } });
  const { language, ...buyer } = client ?? nobody;
  const cents = subTotal === null ? 0 : toCents(subTotal);
  const tax = taxOf(cents, context.company.taxRate);
  return draftPdf(context, language, {
    ...buyer,
    number: null,
    type,
    date: dateTs,
    subTotal: cents,
    tax,
    total: cents + tax,
    received: 0,
    details: newLineData,
    notes,
    voidedOn: null,
  });
}
