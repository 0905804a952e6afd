import { invoicePdf, quotePdf, type DocumentContext } from './pdfs.ts';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

const pdf = (filename: string, content: Buffer | undefined): Attachment[] =>
  content ? [{ filename, content, contentType: 'application/pdf' }] : [];

/** The document that goes with a mail about a record: its PDF as it stands when the mail is sent. */
export async function attachmentsOf(
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
    return pdf(`quote-${number}.pdf`, await quotePdf(context, number));
  }
  if (entity === 'invoices') {
    const { rows } = await database.query<{ number: number | null }>(
      'SELECT invoice_number AS number FROM invoices WHERE id = $1',
      [recordId],
    );
    const number = rows[0]?.number ?? undefined;
    if (number === undefined) return [];
    return pdf(`invoice-${number}.pdf`, await invoicePdf(context, number));
  }
  return [];
}
