import { companyIn, type Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { Queryable } from '../db/Database.ts';
import { clientLanguage, quoteLanguage } from '../db/readerLanguages.ts';
import type { DocumentPool } from './documentPool.ts';
import type { Statement } from './statement.ts';
import type { InvoiceRow } from './writeInvoice.ts';
import type { QuoteRow } from './writeQuote.ts';

/** What documents are made from, and where. */
export interface DocumentContext {
  database: Queryable;
  company: Company;
  workers: { documents: DocumentPool };
}

/** The language of the one whom a document is for. */
interface ForReader {
  language: Language;
}

const selectInvoice = `
  SELECT i.invoice_number AS number, i.type, i.date_ts AS date,
    coalesce(i.sub_total_cents, 0) AS "subTotal", coalesce(i.tax_cents, 0) AS tax,
    coalesce(i.total_cents, 0) AS total, i.new_line_data AS details, i.notes,
    i.voided_on AS "voidedOn",
    b.received_cents AS received,
    c.full_name AS "fullName", c.company_name AS "companyName", c.address, c.city,
    c.postal_code AS "postalCode", ${clientLanguage} AS language
  FROM invoices i JOIN invoice_balance b ON b.invoice_id = i.id
    LEFT JOIN clients c ON c.id = i.client_id`;

/** An issued invoice as PDF; undefined when no invoice has the number. */
export async function invoicePdf(
  { database, company, workers }: DocumentContext,
  number: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<InvoiceRow & ForReader>(
    `${selectInvoice} WHERE i.invoice_number = $1`,
    [number],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language, ...invoice } = found;
  const input = { language, company: companyIn(company, language), invoice };
  return bufferOf(await workers.documents.run('invoice', input));
}

/**
 * Writes a draft as PDF and throws it away, so that an invoice whose document cannot be written gets no
 * number. Nothing is done for an invoice that is issued or not there.
 * @throws HttpError 400 when it has too many pages, takes too long or needs too much memory
 */
export async function tryDraft(
  { database, company, workers }: DocumentContext,
  id: number,
): Promise<void> {
  const { rows } = await database.query<InvoiceRow & ForReader>(
    `${selectInvoice} WHERE i.id = $1 AND i.invoice_number IS NULL`,
    [id],
  );
  const [found] = rows;
  if (!found) return;
  const { language, ...invoice } = found;
  const input = { language, company: companyIn(company, language), invoice };
  await workers.documents.run('invoice', input);
}

/** A quote as PDF; undefined when no quote has the number. */
export async function quotePdf(
  { database, company, workers }: DocumentContext,
  number: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<QuoteRow & ForReader>(
    `SELECT q.number, q.category, q.project_title AS title, q.since_ts AS date, q.email, q.notes,
       q.price_cents AS price, q.lines, q.scope, c.full_name AS "fullName",
       c.company_name AS "companyName", q.type, q.request_date_ts AS "requestedOn",
       q.answer_secret AS secret,
       ${quoteLanguage} AS language
     FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.number = $1`,
    [number],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language, ...quote } = found;
  const input = { language, company: companyIn(company, language), quote };
  return bufferOf(await workers.documents.run('quote', input));
}

/** A client's statement as PDF. */
export async function statementPdf(
  { company, workers }: DocumentContext,
  statement: Statement,
  span: { from: string; to: string },
): Promise<Buffer> {
  const { language } = statement;
  const input = { language, company: companyIn(company, language), statement, span };
  return bufferOf(await workers.documents.run('statement', input));
}

/** The same bytes, as what answers and mails are made of. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
