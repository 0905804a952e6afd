import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { commaAdvice } from '../values/typedNumbers.ts';
import { uuid } from '../values/uuid.ts';

const number = yup
  .string()
  .strict()
  .required(fault('noDocumentNumber'))
  .matches(/^\d{5}$/, { message: fault('notDocumentNumber') });

const amount = yup
  .string()
  .strict()
  .required(fault('lowAmount'))
  .matches(/^\d{1,7}\.\d{2}$/, {
    message: ({ value }: { value?: unknown }) => {
      const advice = commaAdvice(value, 'cents');
      return advice ? fault('usePoint', advice) : fault('notAmount');
    },
  })
  .test('least', fault('lowAmount'), (text) => Number(text) >= 1);

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
        .required(fault('noCardToken'))
        .matches(/^tok_[A-Za-z0-9_]{1,200}$/, { message: fault('foreignCardToken') }),
    })
    .required(fault('noCardToken')),
  amount,
  invoice: number,
  key: yup
    .string()
    .strict()
    .matches(uuid, { message: fault('notUuid') }),
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
