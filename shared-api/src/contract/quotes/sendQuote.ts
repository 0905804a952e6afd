import * as yup from 'yup';
import { addresses, key, message, recipients, version } from '../billing/sendInvoice.ts';
import * as answer from '../fields/answers.ts';

/** Input for looking at a mail with a quote before it is sent. */
export const quoteLetterSchema = yup.object({ message: message() }).meta({ labels: 'sending' });

/** Input for sending a quote. */
export const sendQuoteSchema = yup
  .object({
    version: version(),
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
  subject: answer.text(),
  html: answer.text(),
  text: answer.text(),
  /** Proposed addresses: of whoever asked for it, or the client's, and those that get a copy. */
  to: answer.list(answer.text()),
  cc: answer.list(answer.text()),
  /** Names of the attached files. */
  attachments: answer.list(answer.text()),
  /** The total with tax. */
  total: answer.number(),
});

export type QuoteLetter = yup.InferType<typeof quoteLetterAnswer>;
