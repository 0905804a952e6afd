import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { letterKinds, type LetterKind } from '../../billing/sendInvoice.ts';
import { key, message } from '../../billing/letters.ts';
import { fault } from '../../messages/faults.ts';
import { lookedAt, selection } from './selection.ts';

/** Why no mail goes out about an invoice. */
export const sendSkipReasons = [
  'gone',
  'changed',
  'void',
  'paid',
  'draft',
  'sentBefore',
  'remindedToday',
  'onAccount',
  'noAddress',
  'refused',
] as const;
export type SendSkipReason = (typeof sendSkipReasons)[number];

const kind = () =>
  yup
    .string<LetterKind>()
    .strict()
    .required(fault('missing'))
    .oneOf(letterKinds, fault('notAmong', { options: letterKinds }));

/** Input for looking at what would be sent about many invoices. */
export const bulkSendPreviewSchema = yup
  .object({ kind: kind(), ...selection() })
  .meta({ labels: 'bulk' });
export type BulkSendPreview = yup.InferType<typeof bulkSendPreviewSchema>;

/** Input for sending many invoices, or reminders of them. */
export const bulkSendSchema = yup
  .object({ kind: kind(), records: lookedAt(), message: message(), key: key() })
  .meta({ labels: 'bulk' });
export type BulkSendRequest = yup.InferType<typeof bulkSendSchema>;

const told = {
  id: answer.number(),
  /** Null of a draft. */
  number: answer.number().nullable(),
  clientName: answer.text(),
  total: answer.number(),
  owed: answer.number(),
};

export const skippedSend = answer.object({
  ...told,
  reason: answer.oneOf(sendSkipReasons),
  /** Why it may not be issued, in words; empty for other reasons. */
  why: answer.text(),
});
export type SkippedSend = yup.InferType<typeof skippedSend>;

const plannedSend = answer.object({
  ...told,
  version: answer.number(),
  to: answer.list(answer.text()),
  cc: answer.list(answer.text()),
});
export type PlannedSend = yup.InferType<typeof plannedSend>;

/** What would be sent to whom. */
export const bulkSendPreviewAnswer = answer.object({
  sends: answer.list(plannedSend),
  skipped: answer.list(skippedSend),
});

export const bulkSendAnswer = answer.object({
  message: answer.text(),
  sent: answer.number(),
  skipped: answer.list(skippedSend),
});

/** How far the mails of a bulk send are. */
export const bulkSendProgressAnswer = answer.object({
  mails: answer.number(),
  sent: answer.number(),
  failed: answer.number(),
});
