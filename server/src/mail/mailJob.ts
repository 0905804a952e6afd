import { HttpError } from '../HttpError.ts';
import { attachmentsOf } from '../documents/attachments.ts';
import type { DocumentContext } from '../documents/pdfs.ts';
import type { JobKind } from '../jobs/Jobs.ts';
import { countMail } from '../telemetry/metrics.ts';
import { mailJob } from './queueMail.ts';
import { RefusedMailError, type Deliver } from './transports.ts';
import { WorkerMemoryError, WorkerTimeoutError } from '../workers/workerErrors.ts';

interface StoredMail {
  id: number;
  entity: string;
  record_id: number;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: number;
}

/** Attempts after which a document that took too long each time is given up: the machine may be busy. */
const mostTimeouts = 3;

/**
 * Sends one queued mail and writes down how it went. A mail that is sent is not sent again; the
 * last failure, or a refusal for good, leaves it as failed, with the reason.
 */
export function createMailJob(
  context: DocumentContext,
  deliver: Deliver,
): JobKind<{ mailId: number }> {
  const { database, company } = context;
  return {
    name: mailJob,
    // Some two days with the growing pauses: a mail server may be down over a weekend.
    retries: 50,
    async run({ mailId }, { isLast }) {
      const { rows } = await database.query<StoredMail>(
        `SELECT id, entity, record_id, recipient, subject, text_body, html_body, attempts
         FROM mails
         WHERE id = $1 AND status = 'queued'`,
        [mailId],
      );
      const [mail] = rows;
      if (!mail) return;
      try {
        await deliver({
          id: mail.id,
          from: { name: company.name, address: company.email },
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text_body,
          html: mail.html_body,
          attachments: await attachmentsOf(context, mail.entity, mail.record_id),
        });
      } catch (error) {
        const isForGood = isHopeless(error, mail.attempts + 1);
        countMail(isLast || isForGood ? 'failed' : 'deferred');
        await database.query(
          // Its invoice may have been voided meanwhile: then it is not to be sent any more.
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

/** Whether an error comes again, whenever the mail is tried again. */
function isHopeless(error: unknown, attempts: number): boolean {
  if (error instanceof WorkerTimeoutError) return attempts >= mostTimeouts;
  return (
    error instanceof RefusedMailError ||
    error instanceof WorkerMemoryError ||
    // A document that is too long.
    (error instanceof HttpError && error.status === 400)
  );
}
