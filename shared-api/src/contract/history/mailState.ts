import * as yup from 'yup';
import * as answer from '../fields/answers.ts';

const parts = {
  id: answer.number(),
  recipient: answer.text(),
  subject: answer.text(),
  status: answer.oneOf(['queued', 'sent', 'failed']),
  attempts: answer.number(),
  lastError: answer.text().nullable(),
  /** ISO 8601. */
  queuedAt: answer.text(),
  sentAt: answer.text().nullable(),
};

/** The delivery state of a mail (docs/product/README.md "E-mail"). */
export const mailState = answer.object(parts);

export type MailState = yup.InferType<typeof mailState>;

/**
 * Mails in the outbox with their records; the record is omitted in the list of a single record's
 * mails.
 */
export const mailsAnswer = answer.results(
  answer.object({
    ...parts,
    entity: yup.string().strict(),
    recordId: yup.number().strict(),
  }),
);

/** A mail in the list of the whole outbox, which always names its record. */
export type OutboxMail = MailState & { entity: string; recordId: number };
