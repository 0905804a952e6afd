import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { moneyDay, text } from '../fields/fields.ts';
import { basedOn } from '../fields/requestFields.ts';
import { fault } from '../messages/faults.ts';
import { key, letter, message, sending } from './letters.ts';

/** What a mail about an invoice is: the invoice itself, or a reminder of it. */
export const letterKinds = ['bill', 'reminder'] as const;
export type LetterKind = (typeof letterKinds)[number];

const kind = () =>
  yup
    .string<LetterKind>()
    .strict()
    .required(fault('missing'))
    .oneOf(letterKinds, fault('notAmong', { options: letterKinds }));

/** Input for looking at a mail about an invoice before it is sent. */
export const invoiceLetterSchema = yup.object({ kind: kind(), message: message() }).meta({
  labels: 'sending',
});

/** Input for sending an invoice, or a reminder of it. */
export const sendSchema = yup
  .object({ version: basedOn(), kind: kind(), ...sending() })
  .meta({ labels: 'sending' });

export type SendRequest = yup.InferType<typeof sendSchema>;

/** Input for noting that an invoice reached its client by other means than this product. */
export const markSentSchema = yup
  .object({
    version: basedOn(),
    how: text().test('given', fault('noSentHow'), (how) => /\S/.test(how)),
    day: moneyDay().test('given', fault('noSentDay'), (value) => value !== null),
    key: key(),
  })
  .meta({ labels: 'sending' });

export type MarkSentRequest = yup.InferType<typeof markSentSchema>;

/** A mail about an invoice as it will be sent. */
export const invoiceLetterAnswer = answer.object({
  /** The invoice's number; of a draft, the next free one, which it gets if it is sent now. */
  number: answer.number(),
  isDraft: answer.flag(),
  ...letter(),
  /** What is still to be paid. */
  owed: answer.number(),
});

export type InvoiceLetter = yup.InferType<typeof invoiceLetterAnswer>;
