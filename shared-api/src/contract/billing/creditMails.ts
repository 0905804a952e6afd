import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { onceKey } from '../fields/requestFields.ts';
import { fault } from '../messages/faults.ts';
import { isEmailAddress } from '../values/emailAddress.ts';

/** Addresses that a credit note is sent to at once. */
const mostAddresses = 20;

/** Input for sending a credit note: to whom. */
export const sendCreditSchema = yup
  .object({
    /** One key sends it once. */
    key: onceKey(),
    to: yup
      .array(
        yup
          .string()
          .strict()
          .required(fault('notEmail'))
          .test('address', fault('notEmail'), (value) => isEmailAddress(value)),
      )
      .strict()
      .required(fault('notEmail'))
      .min(1, fault('notEmail'))
      .max(mostAddresses, fault('manyRows', { most: mostAddresses })),
  })
  .meta({ labels: 'creditMail' });
export type SendCredit = yup.InferType<typeof sendCreditSchema>;

/** The mail of a credit note before it is sent. */
export const creditLetterAnswer = answer.object({
  subject: answer.text(),
  /** As plain text. */
  text: answer.text(),
  /** Whom it is proposed to be sent to. */
  to: answer.list(answer.text()),
  /** The name of the file that goes with it. */
  attachment: answer.text(),
});
export type CreditLetter = yup.InferType<typeof creditLetterAnswer>;
