import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { longText } from '../fields/fields.ts';
import { onceKey } from '../fields/requestFields.ts';
import { fault } from '../messages/faults.ts';
import { isEmailAddress } from '../values/emailAddress.ts';

/** Maximum number of addresses in one field. */
const mostAddresses = 20;

/** What the sender adds above the details. */
export const message = () =>
  longText()
    .defined(fault('missing'))
    .max(2_000, fault('tooLong', { most: 2_000 }));

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
    .default([])
    .defined(fault('missing'));

/** At least one address. */
export const recipients = () =>
  addresses().test('some', fault('noRecipients'), (all?: unknown[]) => (all ?? []).length > 0);

/** Input for looking at a mail before it is sent, where nothing else is chosen. */
export const letterSchema = yup.object({ message: message() }).meta({ labels: 'sending' });

/** What every mail is sent with: to whom, the sender's own words, and a key that sends it once. */
export const sending = () => ({
  to: recipients(),
  cc: addresses(),
  message: message(),
  key: key(),
});

/** Whether somebody who was sent it within 24 hours is to get it once more. A browser that cannot ask says nothing. */
export const again = () => yup.boolean().strict().typeError(fault('notFlag')).optional();

/** The same for what has no version that would tell of another who has sent it. */
export const sendAgainSchema = yup
  .object({ ...sending(), again: again() })
  .meta({ labels: 'sending' });
export type SendAgain = yup.InferType<typeof sendAgainSchema>;
export type SendLetter = Omit<SendAgain, 'again'>;

/** A mail as it will be sent. */
export const letter = () => ({
  subject: answer.text(),
  html: answer.text(),
  text: answer.text(),
  /** Proposed addresses: the client's, and those that get a copy. */
  to: answer.list(answer.text()),
  cc: answer.list(answer.text()),
  /** Names of the attached files. */
  attachments: answer.list(answer.text()),
});

/** A mail about which nothing else is said. */
export const letterAnswer = answer.object(letter());
export type ProposedLetter = yup.InferType<typeof letterAnswer>;
