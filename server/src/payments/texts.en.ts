import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';
import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { DeclineReason } from './declines.ts';

const items = {
  invoice: 'Invoice',
  quote: 'Quote',
  deposit: 'Deposit for',
  partPayment: 'Part payment for',
};

/** Messages for the payer, besides refusals. */
export const en = {
  money: moneyIn(money),
  amountRight: 'The amount is right.',
  declined: 'The card could not be charged. Try another card, or pay by e-transfer.',
  declines: {
    declined: 'Your card was declined. Please try another card, or ask your card provider why.',
    insufficientFunds: 'Your card has insufficient funds. Please try another card.',
    limitReached:
      'Your card has reached its limit. Please try another card, or ask your card provider.',
    expired: 'Your card has expired. Please try another card.',
    wrongCvc: 'The CVC of your card is not right. Please check it and try again.',
    wrongNumber: 'Your card number is not right. Please check it and try again.',
    wrongExpiry: 'The expiry date of your card is not right. Please check it and try again.',
    notSupported: 'Your card cannot be used for this payment. Please try another card.',
    notConfirmed:
      'Your bank could not confirm that it is you, so your card was not charged. Please try again, or use another card.',
    tryLater:
      'An error occurred while processing your card. It was not charged. Please try again in a few minutes.',
    abandoned: 'The payment was not finished. Your card was not charged.',
  } satisfies Record<DeclineReason, string>,
  /** What is paid, as the page of the payment provider names it. */
  item: (kind: 'invoice' | 'quote' | DepositKind, number: number) => `${items[kind]} #${number}`,
  confirming: 'We are confirming your payment',
  received: (amount: string) => `Thank you! We have received your payment of ${amount}.`,
};
