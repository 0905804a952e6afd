import * as yup from 'yup';
import { commaAdvice } from './typedNumbers.ts';

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
  key: yup
    .string()
    .strict()
    .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'key must be a UUID.'),
});

export type PaymentRequest = yup.InferType<typeof paymentSchema>;

/** Where an attempt to pay stands. Only the first is not the end. */
export type PaymentState = 'confirming' | 'succeeded' | 'failed';

/** The answer about an attempt to pay. */
export interface PaymentStatus {
  status: PaymentState;
  /** Asks again under it: `payment-status/{key}`. */
  key: string;
  number: string;
  /** Dollars. */
  amount: number;
  message: string;
}

/** What the payment page needs to know before anybody pays. */
export interface PaymentSettings {
  /** Where the browser exchanges a card for a token: `{providerUrl}/v1/tokens`. */
  providerUrl: string;
  publishableKey: string;
  /** Whether nothing is really charged. */
  isSandbox: boolean;
  /** The other way to pay. */
  eTransfer: { email: string; instructions: string[] };
}
