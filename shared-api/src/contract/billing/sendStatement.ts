import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { day } from '../fields/fields.ts';
import { fault } from '../messages/faults.ts';
import { again, letter, message, sending } from './letters.ts';

/** First and last day of a statement, both included; from the beginning without a first one. */
const span = {
  from: day(),
  until: day().test('given', fault('missing'), (value) => value !== null),
};

/** Input for looking at a mail with a statement before it is sent. */
export const statementLetterSchema = yup
  .object({ ...span, message: message() })
  .meta({ labels: 'sending' });

/** Input for sending a client a statement. */
export const sendStatementSchema = yup
  .object({ ...span, ...sending(), again: again() })
  .meta({ labels: 'sending' });

export type StatementRequest = yup.InferType<typeof sendStatementSchema>;

/** A mail with a statement as it will be sent. */
export const statementLetterAnswer = answer.object({
  ...letter(),
  /** What the client owes at the end of the last day; below zero what we owe the client. */
  balance: answer.number(),
});
