import { attachedFiles } from './attachedFiles.ts';
import {
  creditNotePdf,
  depositRequestPdf,
  invoicePdf,
  receiptPdf,
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

/** What a mail is about beside its record. */
interface Enclosed {
  /** The key of the payment that it confirms. */
  receiptKey?: string | null;
  /** The credit that it is about, whose note goes with it alone. */
  creditId?: number | null;
  /** The deposit or part payment that it asks for, whose request goes with it alone. */
  depositRequestId?: number | null;
  /** The row of `statement_sends` that it sends, whose statement goes with it alone. */
  statementId?: number | null;
}

const pdf = (filename: string, content: Buffer | undefined): Attachment[] =>
  content ? [{ filename, content, contentType: 'application/pdf' }] : [];

/**
 * What goes with a mail about a record: the receipt of the payment that it confirms, and the record's PDF as
 * it stands when the mail is sent.
 */
export async function attachmentsOf(
  context: DocumentContext,
  entity: string,
  recordId: number,
  {
    receiptKey = null,
    creditId = null,
    depositRequestId = null,
    statementId = null,
  }: Enclosed = {},
): Promise<Attachment[]> {
  if (depositRequestId !== null) return depositRequest(context, depositRequestId);
  if (creditId !== null) return creditNote(context, creditId);
  if (statementId !== null) return sentStatement(context, statementId);
  const receipt = receiptKey === null ? undefined : await receiptPdf(context, receiptKey);
  return [
    ...(receipt ? pdf(receipt.filename, receipt.content) : []),
    ...(await recordAttachments(context, entity, recordId)),
  ];
}

async function creditNote(context: DocumentContext, id: number): Promise<Attachment[]> {
  const { rows } = await context.database.query<{ number: number; position: number }>(
    `SELECT coalesce(i.invoice_number, 0) AS number, k.position
     FROM credits k JOIN invoices i ON i.id = k.invoice_id WHERE k.id = $1`,
    [id],
  );
  const [credit] = rows;
  if (!credit) return [];
  const { number, position } = credit;
  return pdf(
    attachedFiles.creditNote(`${number}-C${position}`),
    await creditNotePdf(context, number, position),
  );
}

async function depositRequest(context: DocumentContext, id: number): Promise<Attachment[]> {
  const { rows } = await context.database.query<{ number: number; position: number }>(
    'SELECT number, position FROM deposit_requests WHERE id = $1',
    [id],
  );
  const [request] = rows;
  if (!request) return [];
  const { number, position } = request;
  return pdf(
    attachedFiles.depositRequest(`${number}-D${position}`),
    await depositRequestPdf(context, number, position),
  );
}

async function sentStatement(context: DocumentContext, id: number): Promise<Attachment[]> {
  const { rows } = await context.database.query<{ clientId: number; from: string; to: string }>(
    `SELECT client_id AS "clientId", coalesce(first_day, '0001-01-01') AS "from", last_day AS "to"
     FROM statement_sends WHERE id = $1`,
    [id],
  );
  const [sent] = rows;
  const statement = sent && (await clientStatement(context.database, sent.clientId, sent));
  if (!statement) return [];
  return pdf(attachedFiles.statement(sent.to), await statementPdf(context, statement, sent));
}

async function recordAttachments(
  context: DocumentContext,
  entity: string,
  recordId: number,
): Promise<Attachment[]> {
  const { database } = context;
  if (entity === 'quotes') {
    const { rows } = await database.query<{ number: number }>(
      'SELECT number FROM quotes WHERE id = $1',
      [recordId],
    );
    const number = rows[0]?.number;
    if (number === undefined) return [];
    return pdf(attachedFiles.quote(number), await quotePdf(context, number));
  }
  if (entity === 'invoices') {
    const { rows } = await database.query<{ number: number | null }>(
      'SELECT invoice_number AS number FROM invoices WHERE id = $1',
      [recordId],
    );
    const number = rows[0]?.number ?? undefined;
    if (number === undefined) return [];
    return pdf(attachedFiles.invoice(number), await invoicePdf(context, number));
  }
  return [];
}
