import type { KeptMail } from 'shared-api/contract/history/mailState';
import { companyFor, type IssuedBy } from '../db/seller.ts';
import type { Enclosed } from '../documents/attachments.ts';
import type { DocumentContext } from '../documents/pdfs.ts';
import { HttpError } from '../HttpError.ts';

interface Row
  extends Omit<KeptMail, 'queuedAt' | 'sentAt' | 'from' | 'to' | 'cc' | 'attachments'>, IssuedBy {
  queuedAt: Date;
  sentAt: Date | null;
  shownTo: string[] | null;
  shownCc: string[] | null;
  receiptKey: string | null;
  creditId: number | null;
  depositRequestId: number | null;
  statementId: number | null;
}

/** A mail as it was written, and what goes with it. @throws HttpError 404 for an unknown mail */
export async function keptMail(
  { database, company }: DocumentContext,
  id: string,
): Promise<Omit<KeptMail, 'attachments'> & { enclosed: Enclosed }> {
  const { rows } = await database.query<Row>(
    `SELECT id, entity, record_id AS "recordId", recipient, subject, status, attempts,
       last_error AS "lastError", queued_at AS "queuedAt", sent_at AS "sentAt",
       shown_to AS "shownTo", shown_cc AS "shownCc", text_body AS text, html_body AS html,
       receipt_key AS "receiptKey", credit_id AS "creditId",
       deposit_request_id AS "depositRequestId", statement_id AS "statementId",
       (SELECT y.content FROM settings y
         WHERE y.part = 'companyData' AND (y.version = 0 OR y.saved_at <= coalesce(sent_at, now()))
         ORDER BY y.version DESC LIMIT 1) AS seller
     FROM mails WHERE id = $1`,
    [/^\d{1,15}$/.test(id) ? Number(id) : 0],
  );
  const [found] = rows;
  if (!found) throw new HttpError(404, { code: 'noMail', params: { id } });
  const { queuedAt, sentAt, shownTo, shownCc, ...rest } = found;
  const { receiptKey, creditId, depositRequestId, statementId, seller, ...mail } = rest;
  // What was sent came from the company as it was called then.
  const sender = companyFor(company, seller);
  return {
    ...mail,
    from: `${sender.name} <${sender.email}>`,
    to: shownTo ?? [mail.recipient],
    cc: shownCc ?? [],
    queuedAt: queuedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    enclosed: { receiptKey, creditId, depositRequestId, statementId },
  };
}
