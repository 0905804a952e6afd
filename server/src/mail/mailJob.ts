import { HttpError } from '../HttpError.ts';
import { attachmentsOf } from '../documents/attachments.ts';
import type { DocumentContext } from '../documents/pdfs.ts';
import type { JobKind } from '../jobs/Jobs.ts';
import { countMail } from '../telemetry/metrics.ts';
import { refusalInDefault } from '../refusals/texts.ts';
import { outOfDate, type OutOfDate } from './outOfDate.ts';
import { mailJob } from './queueMail.ts';
import { RefusedMailError, type Deliver } from './transports.ts';
import { WorkerMemoryError, WorkerTimeoutError } from '../workers/workerErrors.ts';

interface StoredMail {
  id: number;
  entity: string;
  record_id: number;
  recipient: string;
  shown_to: string[] | null;
  shown_cc: string[] | null;
  /** Whom an answer to it goes to, in place of its sender. */
  reply_to: string | null;
  is_automatic: boolean;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: number;
  /** Why it must not go any more. */
  why: OutOfDate | null;
  /** The key of the payment that it confirms. */
  receipt_key: string | null;
  /** The credit whose note goes with it. */
  credit_id: number | null;
  /** The deposit or part payment that it asks for. */
  deposit_request_id: number | null;
  /** The statement that goes with it. */
  statement_id: number | null;
}

/**
 * Whom an answer goes to: of what a visitor writes to the company ($2), the visitor. Anything else is answered to the
 * company, which sends it.
 */
const replyTo = `CASE WHEN m.entity = 'leads' AND m.recipient = $2 THEN (
  SELECT nullif(l.email, '') FROM leads l WHERE l.id = m.record_id) END`;

/**
 * How often rendering an attachment may time out, since the machine may be busy, before the mail
 * fails.
 */
const maxTimeouts = 3;

/**
 * Sends one queued mail and records the outcome. A sent mail is never sent again. After the last
 * attempt or a permanent refusal, it is marked as failed, with the reason.
 */
export function createMailJob(
  context: DocumentContext,
  deliver: Deliver,
): JobKind<{ mailId: number }> {
  const { database, company } = context;
  return {
    name: mailJob,
    // About two days with exponential backoff, in case a mail server is down over a weekend.
    retries: 50,
    async run({ mailId }, { isLast }) {
      const { rows } = await database.query<StoredMail>(
        `SELECT id, entity, record_id, recipient, shown_to, shown_cc, subject, text_body, html_body, attempts,
           receipt_key, credit_id, deposit_request_id, statement_id, ${outOfDate} AS why,
           ${replyTo} AS reply_to, (m.entity = 'leads' AND m.lead_reply_id IS NULL) AS is_automatic
         FROM mails m
         WHERE m.id = $1 AND m.status = 'queued'`,
        [mailId, company.email],
      );
      const [mail] = rows;
      if (!mail) return;
      if (mail.why !== null) {
        await database.query(
          `UPDATE mails SET status = 'failed', last_error = $2 WHERE id = $1 AND status = 'queued'`,
          [mailId, refusalInDefault({ code: mail.why })],
        );
        return;
      }
      try {
        await deliver({
          id: mail.id,
          from: { name: company.name, address: company.email },
          recipient: mail.recipient,
          to: mail.shown_to ?? [mail.recipient],
          cc: mail.shown_cc ?? [],
          ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
          isAutomatic: mail.is_automatic,
          subject: mail.subject,
          text: mail.text_body,
          html: mail.html_body,
          attachments: await attachmentsOf(context, mail.entity, mail.record_id, {
            receiptKey: mail.receipt_key,
            creditId: mail.credit_id,
            depositRequestId: mail.deposit_request_id,
            statementId: mail.statement_id,
          }),
        });
      } catch (error) {
        const isForGood = isPermanent(error, mail.attempts + 1);
        countMail(isLast || isForGood ? 'failed' : 'deferred');
        await database.query(
          // The invoice may have been voided in the meantime, which cancels the mail.
          `UPDATE mails SET attempts = attempts + 1, last_error = $2, status = $3
           WHERE id = $1 AND status = 'queued'`,
          [mailId, String(error), isLast || isForGood ? 'failed' : 'queued'],
        );
        if (isForGood) return;
        throw error;
      }
      await database.query(
        `UPDATE mails SET attempts = attempts + 1, status = 'sent', sent_at = now(),
           last_error = NULL WHERE id = $1`,
        [mailId],
      );
      countMail('sent');
    },
  };
}

/** Whether retrying is pointless. */
function isPermanent(error: unknown, attempts: number): boolean {
  if (error instanceof WorkerTimeoutError) return attempts >= maxTimeouts;
  return (
    error instanceof RefusedMailError ||
    error instanceof WorkerMemoryError ||
    // The document is too long.
    (error instanceof HttpError && error.status === 400)
  );
}
