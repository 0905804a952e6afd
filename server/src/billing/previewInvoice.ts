import { companyDay } from 'shared-api/contract/company/companyTime';
import { invoiceSchema, type InvoicePreview } from 'shared-api/contract/entities/invoice';
import { taxOf, toCents } from 'shared-api/contract/values/money';
import type { Database, Queryable } from '../db/Database.ts';
import { draftPdf, findInvoice, type DocumentContext } from '../documents/pdfs.ts';
import { invalidInput } from '../HttpError.ts';
import { asIssued } from './issuing/asIssued.ts';

/**
 * A draft as PDF from what is typed, which need not be saved, as it will be once it is issued: with what
 * is held or on account for it. Stores nothing, and gives no number.
 * @throws HttpError 400 for a client or a quote that is not there, and for a document that cannot be
 *   written
 */
export async function previewInvoice(
  context: DocumentContext & { database: Database },
  typed: Partial<InvoicePreview>,
): Promise<Buffer> {
  const { database, company } = context;
  const fields: InvoicePreview = { id: null, ...invoiceSchema.getDefault(), ...typed };
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const write = (connection: Queryable): Promise<number> =>
    writeDraft(connection, fields, company.taxRate);
  const found = await asIssued(database, { id: write, today }, findInvoice);
  const { language, seller: _ofIssued, ...invoice } = found;
  return draftPdf(context, language, { ...invoice, number: null, date: fields.dateTs });
}

/** Writes what is typed into the draft that it is of, or into a new one. @returns its id */
async function writeDraft(
  connection: Queryable,
  { id, clientId, quoteId, type, dateTs, subTotal, newLineData, notes }: InvoicePreview,
  taxRate: number,
): Promise<number> {
  await refuseMissing(connection, { clientId, quoteId });
  const cents = subTotal === null ? 0 : toCents(subTotal);
  const tax = taxOf(cents, taxRate);
  const total = cents + tax;
  const lines = JSON.stringify(newLineData);
  const { rows: updated } = await connection.query<{ id: number }>(
    `UPDATE invoices SET client_id = $1, quote_id = $2, type = $3, date_ts = $4,
       sub_total_cents = $5, tax_cents = $6, total_cents = $7, new_line_data = $8, notes = $9
     WHERE id = $10 AND invoice_number IS NULL RETURNING id`,
    [clientId, quoteId, type, dateTs, cents, tax, total, lines, notes, id],
  );
  if (updated[0]) return updated[0].id;
  const { rows: inserted } = await connection.query<{ id: number }>(
    `INSERT INTO invoices (client_id, quote_id, type, date_ts, sub_total_cents, tax_cents,
       total_cents, new_line_data, notes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [clientId, quoteId, type, dateTs, cents, tax, total, lines, notes],
  );
  return inserted[0]?.id ?? 0;
}

/** @throws HttpError 400 for a client or a quote that is not there */
async function refuseMissing(
  connection: Queryable,
  { clientId, quoteId }: Pick<InvoicePreview, 'clientId' | 'quoteId'>,
): Promise<void> {
  const { rows } = await connection.query<{ hasClient: boolean; hasQuote: boolean }>(
    `SELECT EXISTS (SELECT FROM clients WHERE id = $1) AS "hasClient",
       EXISTS (SELECT FROM quotes WHERE id = $2) AS "hasQuote"`,
    [clientId, quoteId],
  );
  const { hasClient = false, hasQuote = false } = rows[0] ?? {};
  const missing = { code: 'recordMissing' } as const;
  if (clientId !== null && !hasClient) throw invalidInput({ clientId: missing }, invoiceSchema);
  if (quoteId !== null && !hasQuote) throw invalidInput({ quoteId: missing }, invoiceSchema);
}
