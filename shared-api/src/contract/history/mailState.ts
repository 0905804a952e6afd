import * as yup from 'yup';
import * as answer from '../fields/answers.ts';

const parts = {
  id: answer.number(),
  recipient: answer.text(),
  subject: answer.text(),
  status: answer.oneOf(['queued', 'sent', 'failed']),
  attempts: answer.number(),
  lastError: answer.text().nullable(),
  /** Instants, ISO 8601. */
  queuedAt: answer.text(),
  sentAt: answer.text().nullable(),
};

/** What became of one mail (docs/product/README.md "E-mail"). */
export const mailState = answer.object(parts);

export type MailState = yup.InferType<typeof mailState>;

/**
 * A mail in the outbox, and the record that it is about; that is left out where the mails of one
 * record were asked for.
 */
export const mailsAnswer = answer.results(
  answer.object({
    ...parts,
    entity: yup.string().strict(),
    recordId: yup.number().strict(),
  }),
);

/** A mail of the whole outbox, which always names its record. */
export type OutboxMail = MailState & { entity: string; recordId: number };
