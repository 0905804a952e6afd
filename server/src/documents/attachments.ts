import type { Language } from 'shared-api/contract/values/language';
import { clientLanguage, quoteLanguage } from '../db/readerLanguages.ts';
import {
  creditNotePdf,
  depositRequestPdf,
  invoicePdf,
  receiptFile,
  statementPdf,
  type DocumentContext,
} from './pdfs.ts';
import { quotePdf } from './quotePdfs.ts';
import { clientStatement } from './statements/statement.ts';
import { documentTexts } from './texts.ts';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** A file that goes with a mail, written when somebody needs it. */
export interface EnclosedFile {
  filename: string;
  /** Undefined where the document is gone since. */
  write: () => Promise<Buffer | undefined>;
}

/** What a mail is about beside its record. */
export interface Enclosed {
  /** The key of the payment that it confirms. */
  receiptKey?: string | null;
  /** The credit that it is about, whose note goes with it alone. */
  creditId?: number | null;
  /** The deposit or part payment that it asks for, whose request goes with it alone. */
  depositRequestId?: number | null;
  /** The row of `statement_sends` that it sends, whose statement goes with it alone. */
  statementId?: number | null;
}

/**
 * What goes with a mail about a record: the receipt of the payment that it confirms, and the record's PDF as
 * it stands when the mail is sent.
 */
export async function attachmentsOf(
  context: DocumentContext,
  entity: string,
  recordId: number,
  enclosed: Enclosed = {},
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const { filename, write } of await enclosedFiles(context, entity, recordId, enclosed)) {
    const content = await write();
    if (content) attachments.push({ filename, content, contentType: 'application/pdf' });
  }
  return attachments;
}

/** The same files by name, none of which is written before it is asked for. */
export async function enclosedFiles(
  context: DocumentContext,
  entity: string,
  recordId: number,
  {
    receiptKey = null,
    creditId = null,
    depositRequestId = null,
    statementId = null,
  }: Enclosed = {},
): Promise<EnclosedFile[]> {
  if (depositRequestId !== null) return depositRequest(context, depositRequestId);
  if (creditId !== null) return creditNote(context, creditId);
  if (statementId !== null) return sentStatement(context, statementId);
  const receipt = receiptKey === null ? undefined : await receiptFile(context, receiptKey);
  const files = await recordFiles(context, entity, recordId, receipt?.language);
  return [...(receipt ? [receipt] : []), ...files];
}

/** A document with a number of its own under another's, and the language of its reader. */
interface NumberedPart {
  number: number;
  position: number;
  language: Language;
}

async function creditNote(context: DocumentContext, id: number): Promise<EnclosedFile[]> {
  const { rows } = await context.database.query<NumberedPart>(
    `SELECT coalesce(i.invoice_number, 0) AS number, k.position, ${clientLanguage} AS language
     FROM credits k JOIN invoices i ON i.id = k.invoice_id LEFT JOIN clients c ON c.id = k.client_id
     WHERE k.id = $1`,
    [id],
  );
  return rows.map(({ number, position, language }) => ({
    filename: documentTexts[language].files.creditNote(`${number}-C${position}`),
    write: () => creditNotePdf(context, number, position),
  }));
}

async function depositRequest(context: DocumentContext, id: number): Promise<EnclosedFile[]> {
  const { rows } = await context.database.query<NumberedPart>(
    `SELECT r.number, r.position,
       CASE WHEN q.id IS NULL THEN ${clientLanguage} ELSE ${quoteLanguage} END AS language
     FROM deposit_requests r LEFT JOIN quotes q ON q.id = r.quote_id
       LEFT JOIN contracts k ON k.id = r.contract_id
       LEFT JOIN clients c ON c.id = coalesce(q.client_id, k.client_id)
     WHERE r.id = $1`,
    [id],
  );
  return rows.map(({ number, position, language }) => ({
    filename: documentTexts[language].files.depositRequest(`${number}-D${position}`),
    write: () => depositRequestPdf(context, number, position),
  }));
}

async function sentStatement(context: DocumentContext, id: number): Promise<EnclosedFile[]> {
  const { rows } = await context.database.query<{
    clientId: number;
    from: string;
    to: string;
    language: Language;
  }>(
    `SELECT s.client_id AS "clientId", coalesce(s.first_day, '0001-01-01') AS "from",
       s.last_day AS "to", ${clientLanguage} AS language
     FROM statement_sends s LEFT JOIN clients c ON c.id = s.client_id WHERE s.id = $1`,
    [id],
  );
  return rows.map((sent) => ({
    filename: documentTexts[sent.language].files.statement(sent.to),
    write: async () => {
      const statement = await clientStatement(context.database, sent.clientId, sent);
      return statement && statementPdf(context, statement, sent);
    },
  }));
}

async function recordFiles(
  context: DocumentContext,
  entity: string,
  recordId: number,
  /** That of the receipt beside it; an invoice is always in its client's. */
  language: Language | undefined,
): Promise<EnclosedFile[]> {
  const { database } = context;
  if (entity === 'quotes') {
    const { rows } = await database.query<{ number: number; own: Language }>(
      `SELECT q.number, ${quoteLanguage} AS own
       FROM quotes q LEFT JOIN clients c ON c.id = q.client_id WHERE q.id = $1`,
      [recordId],
    );
    return rows.map(({ number, own }) => ({
      filename: documentTexts[language ?? own].files.quote(number),
      write: () => quotePdf(context, number, language),
    }));
  }
  if (entity === 'invoices') {
    const { rows } = await database.query<{ number: number; own: Language }>(
      `SELECT i.invoice_number AS number, ${clientLanguage} AS own
       FROM invoices i LEFT JOIN clients c ON c.id = i.client_id
       WHERE i.id = $1 AND i.invoice_number IS NOT NULL`,
      [recordId],
    );
    return rows.map(({ number, own }) => ({
      filename: documentTexts[own].files.invoice(number),
      write: () => invoicePdf(context, number),
    }));
  }
  return [];
}
