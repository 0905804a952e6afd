import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { commaAdvice } from '../values/typedNumbers.ts';
import { uuid } from '../values/uuid.ts';

const number = yup
  .string()
  .strict()
  .required('Enter invoice / quote number')
  .matches(/^\d{5}$/, 'An invoice / quote number has five digits.');

const amount = yup
  .string()
  .strict()
  .required("Amount can't be lower than $1.00")
  .matches(/^\d{1,7}\.\d{2}$/, {
    message: ({ value }: { value?: unknown }) =>
      commaAdvice(value, 'cents') ?? 'Amount must be dollars and cents, written as 1234.50.',
  })
  .test('least', "Amount can't be lower than $1.00", (text) => Number(text) >= 1);

/** What the check of a number and its amount takes (docs/product/calls.md). */
export const paymentCheckSchema = yup.object({ number, amount });

/**
 * What the payment takes (docs/product/calls.md): the token object that the provider
 * gave for the card, the amount and the number; and a key that is made once for the submission, so
 * that however often it is sent there is one charge (docs/product/money.md "Card payments").
 */
export const paymentSchema = yup.object({
  token: yup
    .object({
      id: yup
        .string()
        .strict()
        .required('The card token is missing.')
        .matches(/^tok_[A-Za-z0-9_]{1,200}$/, 'The card token must be one of the provider.'),
    })
    .required('The card token is missing.'),
  amount,
  invoice: number,
  key: yup.string().strict().matches(uuid, 'key must be a UUID.'),
});

export type PaymentRequest = yup.InferType<typeof paymentSchema>;

/** Where an attempt to pay stands. Only the first is not the end. */
const paymentStates = ['confirming', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The answer about an attempt to pay. */
export const paymentStatusAnswer = answer.object({
  status: answer.oneOf(paymentStates),
  /** Asks again under it: `payment-status/{key}`. */
  key: answer.text(),
  number: answer.text(),
  /** Dollars. */
  amount: answer.number(),
  message: answer.text(),
});

export type PaymentStatus = yup.InferType<typeof paymentStatusAnswer>;

/** What the payment page needs to know before anybody pays. */
export const paymentSettingsAnswer = answer.object({
  /** Where the browser exchanges a card for a token: `{providerUrl}/v1/tokens`. */
  providerUrl: answer.text(),
  publishableKey: answer.text(),
  /** Whether nothing is really charged. */
  isSandbox: answer.flag(),
  /** The other way to pay. */
  eTransfer: answer.object({
    email: answer.text(),
    instructions: answer.list(answer.text()),
  }),
});

export type PaymentSettings = yup.InferType<typeof paymentSettingsAnswer>;
