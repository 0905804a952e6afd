import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { leastCardCents, mostCardCents } from './cardAmounts.ts';
import { depositKinds } from './deposits.ts';
import * as answer from '../fields/answers.ts';
import { categories } from '../values/categories.ts';
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
  .matches(/^\d{1,12}\.\d{2}$/, {
    message: ({ value }: { value?: unknown }) => {
      const advice = commaAdvice(value, 'cents');
      return advice ? fault('usePoint', advice) : fault('notAmount');
    },
  })
  .test('least', fault('lowAmount'), (text) => Number(text) * 100 >= leastCardCents)
  .test('most', fault('highAmount'), (text) => !(Number(text) > mostCardCents / 100))
  .meta({ typed: 'cents' });

/** Generated once per submission. */
const key = () =>
  yup
    .string()
    .strict()
    .matches(uuid, { message: fault('notUuid') });

/** Input for looking up a document by number and amount (docs/product/calls.md). */
export const paymentCheckSchema = yup.object({ number, amount });

/**
 * Input for a payment (docs/product/calls.md): the provider's card token, the amount, the document
 * number, and a key generated once per submission, so that resending it never charges twice
 * (docs/product/money.md "Card payments").
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
  key: key(),
  /**
   * Whether the payer's browser can be led to their bank and back. A card whose bank asks for that is
   * declined otherwise.
   */
  canLeave: yup.boolean().strict(),
});

export type PaymentRequest = yup.InferType<typeof paymentSchema>;

/** Input for a payment whose card is typed on the provider's own page. */
export const checkoutSchema = yup.object({
  amount,
  invoice: number,
  key: key().required(fault('notUuid')),
});

export type CheckoutRequest = yup.InferType<typeof checkoutSchema>;

/** State of a payment attempt; `confirming` is the only one that is not final. */
const paymentStates = ['confirming', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What is paid, for whoever knows its number and its amount: nothing of the customer is in it. */
const paidDocument = answer.object({
  kind: answer.oneOf(['invoice', 'quote']),
  /** Which kind of request is paid, if it is one: then it is for the quote of this number, or a contract. */
  asked: answer.oneOf(['', ...depositKinds]),
  /** Its own day; empty for an invoice without one. */
  day: answer.text(),
  /** Which of the two brands it is from. */
  type: answer.oneOf(['', ...categories]),
});

export type PaidDocument = yup.InferType<typeof paidDocument>;

/** The response about a payment attempt. */
export const paymentStatusAnswer = answer.object({
  status: answer.oneOf(paymentStates),
  /** Identifies the attempt in `payment-status/{key}`. */
  key: answer.text(),
  number: answer.text(),
  /** In dollars. */
  amount: answer.number(),
  message: answer.text(),
  document: paidDocument,
  /** The day on which the payment was received; empty before that. */
  paidOn: answer.text(),
  /** What is left to pay of a quote of which a part was received; none, or 0, where nothing is. */
  left: yup.number().strict(),
  /** The day as of which that is; missing where nothing is left. */
  leftOn: answer.text().optional(),
  /** What of the payment was given back, or is on its way; none, or 0, where nothing was. */
  givenBack: yup.number().strict(),
  /** The page of the payer's bank or of the provider where an open payment goes on; else empty. */
  continueAt: answer.text(),
});

export type PaymentStatus = yup.InferType<typeof paymentStatusAnswer>;

/** The answer to a number and an amount that belong together. */
export const paymentCheckAnswer = answer.object({
  message: answer.text(),
  document: paidDocument,
  /** A payment of exactly that which is under way, as whoever paid now would be told; missing where there is none. */
  open: paymentStatusAnswer.default(undefined).optional(),
});

/** What became of a payment whose key was to be given up. */
export const paymentWithdrawalAnswer = answer.object({
  /** The payment, if it had arrived; otherwise nothing is charged under its key, now or later. */
  payment: paymentStatusAnswer.nullable(),
});

/** Where the card is typed: in our form, or on the page of the payment provider. */
export const paymentWays = ['cardForm', 'providerPage'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** What the payment page needs before a payment. */
export const paymentSettingsAnswer = answer.object({
  /** Where the browser exchanges a card for a token: `{providerUrl}/v1/tokens`. */
  providerUrl: answer.text(),
  publishableKey: answer.text(),
  way: answer.oneOf(paymentWays),
  /** Whether cards are not really charged. */
  isSandbox: answer.flag(),
  /** How to pay by e-transfer instead. */
  eTransfer: answer.object({
    email: answer.text(),
    instructions: answer.list(answer.text()),
  }),
});

export type PaymentSettings = yup.InferType<typeof paymentSettingsAnswer>;

/** Why a payment is refused, as far as its error response says so (docs/product/calls.md "Conventions"). */
export interface RefusedPayment {
  message: string;
  paidOn?: string;
  validUntil?: string;
  calledOff?: true;
}
