import type { EntityName } from 'shared-api/contract/entities/entities';
import type { mailTest } from 'shared-api/contract/history/mailState';
import type { Queryable } from '../db/Database.ts';
import type { Jobs } from '../jobs/Jobs.ts';

/** A mail to send, and the record it belongs to. */
export interface Outgoing {
  entity: EntityName | typeof mailTest;
  recordId: number;
  recipient: string;
  /** All whom it is to, and all who get a copy, as it says (`copiesOf`); its recipient alone if omitted. */
  shownTo?: readonly string[];
  shownCc?: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** The key of the payment that it confirms, whose receipt goes with it. */
  receiptKey?: string;
  /** The sending that it belongs to (`invoice_sends`). */
  sendId?: number;
  /** The credit whose note goes with it. */
  creditId?: number;
  /** The deposit or part payment that it asks for, whose PDF goes with it. */
  depositRequestId?: number;
  /** The statement that goes with it (`statement_sends`). */
  statementId?: number;
  /** The sending of a quote that it belongs to (`quote_sends`). */
  quoteSendId?: number;
  /** The reply to a lead that it is (`lead_replies`). */
  leadReplyId?: number;
}

/** The name of the job that sends a mail. */
export const mailJob = 'mail';

export type QueueMail = (connection: Queryable, mail: Outgoing) => Promise<void>;
export type QueueMails = (connection: Queryable, mails: readonly Outgoing[]) => Promise<void>;

/** Stores mails and queues their jobs, in the transaction of the change that causes them. */
export const createQueueMails =
  (jobs: Pick<Jobs, 'sendAll'>): QueueMails =>
  async (connection, mails) => {
    if (mails.length === 0) return;
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body,
         receipt_key, send_id, credit_id, deposit_request_id, statement_id, quote_send_id,
         lead_reply_id, shown_to, shown_cc)
       SELECT m."entity", m."recordId", m."recipient", m."subject", m."text", m."html",
         m."receiptKey", m."sendId", m."creditId", m."depositRequestId", m."statementId",
         m."quoteSendId", m."leadReplyId", m."shownTo", m."shownCc"
       FROM jsonb_to_recordset($1) AS m ("entity" text, "recordId" integer, "recipient" text,
         "subject" text, "text" text, "html" text, "receiptKey" uuid, "sendId" bigint,
         "creditId" integer, "depositRequestId" integer, "statementId" bigint,
         "quoteSendId" bigint, "leadReplyId" bigint, "shownTo" text[], "shownCc" text[])
       RETURNING id`,
      [JSON.stringify(mails)],
    );
    await jobs.sendAll(
      connection,
      mailJob,
      rows.map(({ id }) => ({ mailId: id })),
    );
  };

/** The same for a single mail. */
export const createQueueMail = (jobs: Pick<Jobs, 'sendAll'>): QueueMail => {
  const queueMails = createQueueMails(jobs);
  return (connection, mail) => queueMails(connection, [mail]);
};
