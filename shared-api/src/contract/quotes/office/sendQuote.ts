import * as yup from 'yup';
import { letter, sending } from '../../billing/letters.ts';
import * as answer from '../../fields/answers.ts';
import { basedOn } from '../../fields/requestFields.ts';

/** Input for sending a quote. */
export const sendQuoteSchema = yup
  .object({ version: basedOn(), ...sending() })
  .meta({ labels: 'sending' });

export type SendQuoteRequest = yup.InferType<typeof sendQuoteSchema>;

/** A mail with a quote as it will be sent. */
export const quoteLetterAnswer = answer.object({
  number: answer.number(),
  ...letter(),
  /** The total with tax. */
  total: answer.number(),
});

export type QuoteLetter = yup.InferType<typeof quoteLetterAnswer>;
