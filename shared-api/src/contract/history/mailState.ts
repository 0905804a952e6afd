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

/**
 * What a mail is about that somebody has sent to themselves to try its words: no record. Its `recordId` is the id of
 * their login.
 */
export const mailTest = 'mailTest';

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

/** A mail as its recipient has seen it. */
export const keptMailAnswer = answer.object({
  ...parts,
  entity: answer.text(),
  recordId: answer.number(),
  /** Name and address of the sender. */
  from: answer.text(),
  to: answer.list(answer.text()),
  cc: answer.list(answer.text()),
  html: answer.text(),
  text: answer.text(),
  /** Names of its files, which are written anew when they are opened. */
  attachments: answer.list(answer.text()),
});
export type KeptMail = yup.InferType<typeof keptMailAnswer>;
