import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Queryable } from '../db/Database.ts';
import type { Jobs } from '../jobs/Jobs.ts';

/** A mail to be sent, and the record that it belongs to. */
export interface Outgoing {
  entity: EntityName;
  recordId: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** The name of the job that sends one mail. */
export const mailJob = 'mail';

export type QueueMail = (connection: Queryable, mail: Outgoing) => Promise<void>;

/** Keeps a mail and sends the job that sends it, both in the transaction of their cause. */
export const createQueueMail =
  (jobs: Pick<Jobs, 'send'>): QueueMail =>
  async (connection, { entity, recordId, recipient, subject, text, html }) => {
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO mails (entity, record_id, recipient, subject, text_body, html_body)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [entity, recordId, recipient, subject, text, html],
    );
    await jobs.send(connection, mailJob, { mailId: rows[0]?.id });
  };
