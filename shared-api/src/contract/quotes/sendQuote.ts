import * as yup from 'yup';
import { addresses, key, message, recipients, writtenLetter } from '../billing/sendInvoice.ts';
import * as answer from '../fields/answers.ts';
import { basedOn } from '../fields/requestFields.ts';

/** Input for looking at a mail with a quote before it is sent. */
export const quoteLetterSchema = yup.object({ message: message() }).meta({ labels: 'sending' });

/** Input for sending a quote. */
export const sendQuoteSchema = yup
  .object({
    version: basedOn(),
    to: recipients(),
    cc: addresses(),
    message: message(),
    key: key(),
  })
  .meta({ labels: 'sending' });

export type SendQuoteRequest = yup.InferType<typeof sendQuoteSchema>;

/** A mail with a quote as it will be sent. */
export const quoteLetterAnswer = answer.object({
  number: answer.number(),
  // Proposed to whoever asked for it, where there is no client.
  ...writtenLetter,
  /** Names of the attached files. */
  attachments: answer.list(answer.text()),
  /** The total with tax. */
  total: answer.number(),
});

export type QuoteLetter = yup.InferType<typeof quoteLetterAnswer>;
