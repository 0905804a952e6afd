import { defaultLanguage } from 'shared-api/contract/values/language';
import { quoteSchema, type Quote } from 'shared-api/contract/entities/quote';
import { splitTotal, toCents } from 'shared-api/contract/values/money';
import { clientLanguage } from '../db/readerLanguages.ts';
import type { IssuedBy } from '../db/seller.ts';
import { quoteRowColumns, quoteRowPdf } from '../documents/quotePdfs.ts';
import type { DocumentContext, ForReader } from '../documents/pdfs.ts';
import type { QuoteRow } from '../documents/writeQuote.ts';
import { invalidInput } from '../HttpError.ts';
import { editedRows, partsOf } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { noSuchQuote } from './agreement/agreement.ts';

type Reader = Pick<QuoteRow, 'fullName' | 'companyName'>;
type Stored = QuoteRow & ForReader & IssuedBy & { isInstant: boolean };

/**
 * A stored quote as PDF with what is typed, which need not be saved. Stores nothing.
 * @throws HttpError 404 for an unknown quote; 400 for a client who is not there, and for a document that
 *   cannot be written
 */
export async function previewQuote(
  context: DocumentContext,
  id: number,
  typed: Partial<Quote>,
): Promise<Buffer> {
  const { database, company } = context;
  const { rows } = await database.query<Stored>(
    `SELECT ${quoteRowColumns}, q.request IS NOT NULL AS "isInstant"
     FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.id = $1`,
    [id],
  );
  const [stored] = rows;
  if (!stored) throw noSuchQuote(id);
  const fields: Quote = { ...quoteSchema.getDefault(), ...typed };
  const { language, ...reader } = await readerOf(context, fields.clientId, stored);
  const price = fields.price === null ? null : toCents(fields.price);
  const split = price === null ? undefined : splitTotal(price, company.taxRate);
  // Staff type in the default language.
  const texts = quoteTexts[defaultLanguage];
  const { rows: lines } = partsOf(editedRows(texts, partsOf(stored.lines).rows, fields.lineData));
  return quoteRowPdf(context, {
    ...stored,
    ...reader,
    language,
    category: fields.category,
    title: fields.projectTitle,
    titleKind: fields.projectTitle === stored.title ? stored.titleKind : null,
    email: fields.email,
    notes: fields.notes,
    subTotal: split?.subTotal ?? null,
    tax: split?.tax ?? null,
    price,
    lines,
    scope: fields.scope,
    requestedOn: fields.requestDateTs,
    validUntil: fields.validUntil,
  });
}

/** Whom the quote is for with the client that is chosen. */
async function readerOf(
  { database }: DocumentContext,
  clientId: number | null,
  { isInstant, language: own }: Stored,
): Promise<Reader & ForReader> {
  const { rows } = await database.query<Reader & ForReader>(
    `SELECT c.full_name AS "fullName", c.company_name AS "companyName", ${clientLanguage} AS language
     FROM clients c WHERE c.id = $1`,
    [clientId],
  );
  const [client] = rows;
  if (clientId !== null && !client) throw invalidInput({ clientId: { code: 'recordMissing' } });
  const reader = client ?? { fullName: null, companyName: null, language: defaultLanguage };
  // An instant quote keeps the language in which it was asked for.
  return isInstant ? { ...reader, language: own } : reader;
}
