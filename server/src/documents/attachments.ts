import { attachedFiles } from './attachedFiles.ts';
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
  return [...(receipt ? [receipt] : []), ...(await recordFiles(context, entity, recordId))];
}

async function creditNote(context: DocumentContext, id: number): Promise<EnclosedFile[]> {
  const { rows } = await context.database.query<{ number: number; position: number }>(
    `SELECT coalesce(i.invoice_number, 0) AS number, k.position
     FROM credits k JOIN invoices i ON i.id = k.invoice_id WHERE k.id = $1`,
    [id],
  );
  return rows.map(({ number, position }) => ({
    filename: attachedFiles.creditNote(`${number}-C${position}`),
    write: () => creditNotePdf(context, number, position),
  }));
}

async function depositRequest(context: DocumentContext, id: number): Promise<EnclosedFile[]> {
  const { rows } = await context.database.query<{ number: number; position: number }>(
    'SELECT number, position FROM deposit_requests WHERE id = $1',
    [id],
  );
  return rows.map(({ number, position }) => ({
    filename: attachedFiles.depositRequest(`${number}-D${position}`),
    write: () => depositRequestPdf(context, number, position),
  }));
}

async function sentStatement(context: DocumentContext, id: number): Promise<EnclosedFile[]> {
  const { rows } = await context.database.query<{ clientId: number; from: string; to: string }>(
    `SELECT client_id AS "clientId", coalesce(first_day, '0001-01-01') AS "from", last_day AS "to"
     FROM statement_sends WHERE id = $1`,
    [id],
  );
  return rows.map((sent) => ({
    filename: attachedFiles.statement(sent.to),
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
): Promise<EnclosedFile[]> {
  const { database } = context;
  if (entity === 'quotes') {
    const { rows } = await database.query<{ number: number }>(
      'SELECT number FROM quotes WHERE id = $1',
      [recordId],
    );
    return rows.map(({ number }) => ({
      filename: attachedFiles.quote(number),
      write: () => quotePdf(context, number),
    }));
  }
  if (entity === 'invoices') {
    const { rows } = await database.query<{ number: number }>(
      `SELECT invoice_number AS number FROM invoices WHERE id = $1 AND invoice_number IS NOT NULL`,
      [recordId],
    );
    return rows.map(({ number }) => ({
      filename: attachedFiles.invoice(number),
      write: () => invoicePdf(context, number),
    }));
  }
  return [];
}
