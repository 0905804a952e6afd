import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { periods } from './period.ts';
import { quoteWishes } from './quoteWish.ts';

/** A line of a priced quote; amounts in dollars with two decimals. */
const quoteLine = answer.object({
  description: answer.text(),
  quantity: answer.number(),
  unitPrice: answer.number(),
  amount: answer.number(),
});

export type QuoteLine = yup.InferType<typeof quoteLine>;

/** The price of a quote; amounts in dollars with two decimals. */
const priced = {
  lines: answer.list(quoteLine),
  subTotal: answer.number(),
  tax: answer.number(),
  total: answer.number(),
  /** What the total is for; missing where it is for the whole of the work. */
  period: answer.oneOf(periods).optional(),
};

/** The response to a valid submission (docs/product/money.md "Instant quotes"). */
export const quoteAnswer = answer.object({
  message: answer.text(),
  number: answer.number(),
  /** The day that was asked for; empty for a kind without one. */
  requestedOn: answer.text(),
  /** The last day on which the price holds. */
  validUntil: answer.text(),
  ...priced,
  /** What the quote comes to now: another amount than its total once staff have changed it. */
  currentTotal: answer.number(),
  /** Whether staff have changed its lines since, which are those of the first answer. */
  linesChanged: answer.flag(),
  /**
   * The lines as staff have changed them, as a table with its headings first, and what they come to before tax and
   * with it; empty while they are those of the answer.
   */
  currentTable: answer.list(answer.list(answer.text())),
  currentSubTotal: answer.number(),
  currentTax: answer.number(),
  /** What the payment page takes now; all of it again once it is paid. */
  payable: answer.number(),
  /** What has been received for it. */
  received: answer.number(),
  /** What of that was given back, or is on its way; none, or 0, where nothing was. */
  givenBack: answer.number().optional(),
  /**
   * Whether all that was received was given back and it has not been sent anew since: it is then neither booked nor
   * paid as if nothing had happened. Missing means no.
   */
  calledOff: answer.flag().optional(),
  /** Deposits and part payments that are asked for and can be paid now, as another amount. */
  asked: answer.list(
    answer.object({
      /** `10234-D1`. */
      number: answer.text(),
      kind: answer.oneOf(['deposit', 'partPayment']),
      amount: answer.number(),
      dueOn: answer.text(),
    }),
  ),
  /**
   * Whether it can be paid, has been, is no more to be paid since its price has run out, or since it is
   * on an invoice.
   */
  payment: answer.oneOf(['open', 'paid', 'expired', 'invoiced']),
  /** The day on which it was paid; else empty. */
  paidOn: answer.text(),
  /** Part of the secret link to the receipt of its card payment; empty without one. */
  receipt: answer.text(),
  /** What its reader has asked of it, how often, and the last day on which they did. */
  wishes: answer.list(
    answer.object({ wish: answer.oneOf(quoteWishes), on: answer.text(), count: answer.number() }),
  ),
  /** Whether neither the quote nor its client says where the work is. */
  needsAddress: answer.flag(),
  /** The day on which it was accepted; else empty. */
  acceptedOn: answer.text(),
  /** Part of the secret link to the answer's page. */
  secret: answer.text(),
});

export type QuoteAnswer = yup.InferType<typeof quoteAnswer>;

/** A calculated price that is not stored as a quote. */
export const trialPrice = answer.object(priced);

export type TrialPrice = yup.InferType<typeof trialPrice>;

/** The price of a number of services, undiscounted and discounted (docs/product/records.md). */
const dealTier = answer.object({
  id: answer.number(),
  numberOfService: answer.number(),
  /** In dollars, before tax. */
  price: answer.number(),
  discountPrice: answer.number(),
});

export type DealTier = yup.InferType<typeof dealTier>;

/**
 * The tiers of one service that students book (docs/product/records.md, docs/product/limits.md).
 */
export const dealGroup = answer.object({
  name: answer.text(),
  tiers: answer.list(dealTier),
});

export type DealGroup = yup.InferType<typeof dealGroup>;
