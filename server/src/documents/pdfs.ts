import { companyIn, type Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { Language } from 'shared-api/contract/values/language';
import { buyerColumns, buyerNames } from '../db/buyer.ts';
import type { Queryable } from '../db/Database.ts';
import { givenBack } from '../db/givenBack.ts';
import { leftOfQuote } from '../db/leftOfQuote.ts';
import { companyFor, sellerColumn, type IssuedBy } from '../db/seller.ts';
import { clientLanguage, quoteLanguage, receiptLanguage } from '../db/readerLanguages.ts';
import { creditedOf, isDisputed, settledOtherwise } from '../db/settledOtherwise.ts';
import type { DocumentPool } from './documentPool.ts';
import type { Statement } from './statements/statement.ts';
import type { ChangeOrderRow } from './writeChangeOrder.ts';
import type { CreditNoteRow } from './writeCreditNote.ts';
import type { DepositRequestRow } from './deposits/writeDepositRequest.ts';
import type { InvoiceRow } from './writeInvoice.ts';
import { documentTexts } from './texts.ts';
import type { ReceiptRow } from './writeReceipt.ts';

/** What documents are made from, and where. */
export interface DocumentContext {
  database: Queryable;
  company: Company;
  workers: { documents: DocumentPool };
}

/** The language of the one whom a document is for. */
export interface ForReader {
  language: Language;
}

/** What stands on invoices `i`. */
export const invoiceRowColumns = `i.invoice_number AS number, i.type, i.date_ts AS date,
    coalesce(i.sub_total_cents, 0) AS "subTotal", coalesce(i.tax_cents, 0) AS tax,
    coalesce(i.total_cents, 0) AS total, i.new_line_data AS details, i.notes,
    i.voided_on AS "voidedOn",
    b.received_cents AS received, ${settledOtherwise('i.id')},
    ${creditedOf('i.id')} AS "allCredits", ${isDisputed('i.id')} AS "isDisputed",
    ${buyerColumns('i')}, ${sellerColumn('i')}, ${clientLanguage} AS language`;

/** The tables that these columns are of. */
export const invoiceRowTables = `invoices i JOIN invoice_balance b ON b.invoice_id = i.id
    LEFT JOIN clients c ON c.id = i.client_id`;

const selectInvoice = `SELECT ${invoiceRowColumns} FROM ${invoiceRowTables}`;

/** What stands on an invoice that is there, and the language of its reader. */
export async function findInvoice(
  connection: Queryable,
  id: number,
): Promise<InvoiceRow & ForReader & IssuedBy> {
  const { rows } = await connection.query<InvoiceRow & ForReader & IssuedBy>(
    `${selectInvoice} WHERE i.id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new Error(`Invoice ${id} is gone.`);
  return found;
}

/** An issued invoice as PDF; undefined when no invoice has the number. */
export async function invoicePdf(
  { database, company, workers }: DocumentContext,
  number: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<InvoiceRow & ForReader & IssuedBy>(
    `${selectInvoice} WHERE i.invoice_number = $1`,
    [number],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language, seller, ...invoice } = found;
  const input = { language, company: companyIn(companyFor(company, seller), language), invoice };
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
  const { rows } = await database.query<InvoiceRow & ForReader & IssuedBy>(
    `${selectInvoice} WHERE i.id = $1 AND i.invoice_number IS NULL`,
    [id],
  );
  const [found] = rows;
  if (!found) return;
  const { language, seller, ...invoice } = found;
  const input = { language, company: companyIn(companyFor(company, seller), language), invoice };
  await workers.documents.run('invoice', input);
}

/** An invoice as PDF from what is given, whether it is stored or not. */
export async function draftPdf(
  { company, workers }: Omit<DocumentContext, 'database'>,
  language: Language,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const input = { language, company: companyIn(company, language), invoice };
  return bufferOf(await workers.documents.run('invoice', input));
}

/** A change order as PDF, by its quote's number and its position; undefined if there is none. */
export async function changeOrderPdf(
  { database, company, workers }: DocumentContext,
  number: number,
  position: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<ChangeOrderRow & ForReader & IssuedBy>(
    `SELECT q.number AS "quoteNumber", o.position, q.category, o.day AS date, o.reason, o.lines,
       o.sub_total_cents AS "subTotal", o.tax_cents AS tax, o.total_cents AS total,
       g.total_cents - CASE WHEN a.id IS NULL THEN 0 ELSE o.total_cents END AS "agreedBefore",
       ${buyerNames('q')}, ${sellerColumn('o')},
       o.withdrawn_on AS "withdrawnOn", a.accepted_on AS "acceptedOn",
       a.accepted_by AS "acceptedBy", a.how, ${quoteLanguage} AS language
     FROM change_orders o JOIN quotes q ON q.id = o.quote_id
       JOIN quote_agreements g ON g.quote_id = q.id
       LEFT JOIN acceptances a ON a.change_order_id = o.id
       LEFT JOIN clients c ON c.id = q.client_id
     WHERE q.number = $1 AND o.position = $2`,
    [number, position],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language, seller, ...order } = found;
  const input = { language, company: companyIn(companyFor(company, seller), language), order };
  return bufferOf(await workers.documents.run('changeOrder', input));
}

/** A credit note as PDF, by its invoice's number and its position; undefined if there is none. */
export async function creditNotePdf(
  { database, company, workers }: DocumentContext,
  number: number,
  position: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<CreditNoteRow & ForReader & IssuedBy>(
    `SELECT i.invoice_number AS "invoiceNumber", k.position, i.type, k.day AS date,
       i.date_ts AS "invoiceDate", k.reason, k.lines, k.sub_total_cents AS "subTotal",
       k.tax_cents AS tax, k.total_cents AS total,
       (SELECT coalesce(-sum(g.cents), 0)::bigint FROM ledger_postings g
          JOIN ledger_entries e ON e.id = g.entry_id
        WHERE e.credit_id = k.id AND e.kind = 'credit' AND g.account = 'onAccount') AS kept,
       ${buyerColumns('k')}, ${sellerColumn('k')}, ${clientLanguage} AS language
     FROM credits k JOIN invoices i ON i.id = k.invoice_id LEFT JOIN clients c ON c.id = k.client_id
     WHERE i.invoice_number = $1 AND k.position = $2`,
    [number, position],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language, seller, ...credit } = found;
  const input = { language, company: companyIn(companyFor(company, seller), language), credit };
  return bufferOf(await workers.documents.run('creditNote', input));
}

/** A request for a deposit or a part payment as PDF, by its number and position; undefined if there is none. */
export async function depositRequestPdf(
  { database, company, workers }: DocumentContext,
  number: number,
  position: number,
): Promise<Buffer | undefined> {
  const { rows } = await database.query<DepositRequestRow & ForReader & IssuedBy>(
    `SELECT r.number, r.position, r.kind, r.contract_id IS NOT NULL AS "isContract",
       coalesce(k.address, '') AS address, coalesce(q.category, '') AS category,
       r.percent::double precision AS percent, r.amount_cents AS amount, r.tax_cents AS tax, r.day,
       r.due_on AS "dueOn", r.note, ${buyerNames('q')}, ${sellerColumn('r')},
       r.withdrawn_on AS "withdrawnOn", a.received_on AS "receivedOn",
       CASE WHEN q.id IS NULL THEN ${clientLanguage} ELSE ${quoteLanguage} END AS language
     FROM deposit_requests r JOIN deposit_amounts a ON a.request_id = r.id
       LEFT JOIN quotes q ON q.id = r.quote_id LEFT JOIN contracts k ON k.id = r.contract_id
       LEFT JOIN clients c ON c.id = coalesce(q.client_id, k.client_id)
     WHERE r.number = $1 AND r.position = $2`,
    [number, position],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language, seller, ...request } = found;
  const input = { language, company: companyIn(companyFor(company, seller), language), request };
  return bufferOf(await workers.documents.run('depositRequest', input));
}

/**
 * The receipt of a card payment as PDF, by the key of its attempt; undefined where nothing was paid.
 * @param asked the language; that of whom the document is for if omitted
 */
export async function receiptPdf(
  context: DocumentContext,
  key: string,
  asked?: Language,
): Promise<{ filename: string; content: Buffer } | undefined> {
  const file = await receiptFile(context, key, asked);
  return file && { filename: file.filename, content: await file.write() };
}

/** The same, written only when it is asked for. */
export async function receiptFile(
  { database, company, workers }: DocumentContext,
  key: string,
  asked?: Language,
): Promise<{ language: Language; filename: string; write: () => Promise<Buffer> } | undefined> {
  const { rows } = await database.query<Omit<ReceiptRow, 'leftOn'> & ForReader & IssuedBy>(
    `SELECT coalesce(r.kind, CASE WHEN a.invoice_id IS NULL THEN 'quote' ELSE 'invoice' END) AS kind,
       a.number, CASE WHEN r.kind = 'partPayment' THEN r.tax_cents ELSE 0 END AS tax,
       coalesce(r.day, i.date_ts, q.since_ts) AS "documentDay", coalesce(i.type, q.category, '') AS type,
       p.amount_cents AS cents, p.received_on AS "paidOn",
       ${leftOfQuote('a.deposit_request_id')} AS left, ${givenBack('p.id')} AS "givenBack", ${sellerColumn('p')},
       ${receiptLanguage('a.return_to')} AS language
     FROM payments p JOIN payment_attempts a ON a.key = p.attempt_key
       LEFT JOIN invoices i ON i.id = a.invoice_id LEFT JOIN quotes q ON q.id = a.quote_id
       LEFT JOIN deposit_requests r ON r.id = a.deposit_request_id
       LEFT JOIN contracts k ON k.id = r.contract_id
       LEFT JOIN clients c ON c.id = coalesce(i.client_id, q.client_id, k.client_id)
     WHERE p.attempt_key = $1`,
    [key],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { language: own, seller, ...paid } = found;
  const receipt = { ...paid, leftOn: companyDay(Date.now() / 1000, company.timeZone) };
  const language = asked ?? own;
  const input = { language, company: companyIn(companyFor(company, seller), language), receipt };
  return {
    language,
    filename: documentTexts[language].files.receipt(receipt.number),
    write: async () => bufferOf(await workers.documents.run('receipt', input)),
  };
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
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
