import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { longText, moneyDay, text } from '../fields/fields.ts';
import { basedOn, onceKey } from '../fields/requestFields.ts';
import { fault } from '../messages/faults.ts';
import { isEmailAddress } from '../values/emailAddress.ts';

/** What a mail about an invoice is: the invoice itself, or a reminder of it. */
export const letterKinds = ['bill', 'reminder'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Maximum number of addresses in one field. */
const mostAddresses = 20;

const kind = () =>
  yup
    .string<LetterKind>()
    .strict()
    .required(fault('missing'))
    .oneOf(letterKinds, fault('notAmong', { options: letterKinds }));

/** What the sender adds above the details. */
export const message = () => longText().max(2_000, fault('tooLong', { most: 2_000 }));

/** Generated once per submission, so that sending it again changes nothing. */
export const key = () => onceKey('missing');

/** Addresses of recipients. */
export const addresses = () =>
  yup
    .array<yup.AnyObject, string>()
    .strict()
    .typeError(fault('notAddresses'))
    .nonNullable(fault('notAddresses'))
    .test('addresses', (all: unknown[] | undefined, { createError }) => {
      if ((all ?? []).length > mostAddresses) {
        return createError({ message: fault('manyAddresses', { most: mostAddresses }) });
      }
      const wrong = all?.find((one) => typeof one !== 'string' || !isEmailAddress(one));
      if (wrong === undefined) return true;
      return createError({
        message: fault('notEmails', {
          wrong: typeof wrong === 'string' ? wrong.slice(0, 100) : '',
        }),
      });
    })
    .default([]);

/** At least one address. */
export const recipients = () =>
  addresses().test('some', fault('noRecipients'), (all?: unknown[]) => (all ?? []).length > 0);

/** Input for looking at a mail about an invoice before it is sent. */
export const letterSchema = yup.object({ kind: kind(), message: message() }).meta({
  labels: 'sending',
});

/** Input for sending an invoice, or a reminder of it. */
export const sendSchema = yup
  .object({
    version: basedOn(),
    kind: kind(),
    to: recipients(),
    cc: addresses(),
    message: message(),
    key: key(),
  })
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

/** What every mail has that is looked at before it is sent. */
export const writtenLetter = {
  subject: answer.text(),
  html: answer.text(),
  text: answer.text(),
  /** Proposed addresses: the client's, and those that get a copy. */
  to: answer.list(answer.text()),
  cc: answer.list(answer.text()),
};

/** A mail about an invoice as it will be sent. */
export const letterAnswer = answer.object({
  /** The invoice's number; of a draft, the next free one, which it gets if it is sent now. */
  number: answer.number(),
  isDraft: answer.flag(),
  ...writtenLetter,
  /** Names of the attached files. */
  attachments: answer.list(answer.text()),
  /** What is still to be paid. */
  owed: answer.number(),
});

export type InvoiceLetter = yup.InferType<typeof letterAnswer>;
