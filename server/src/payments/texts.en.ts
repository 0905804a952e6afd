import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';

/** Messages for the payer, besides refusals. */
export const en = {
  money: moneyIn(money),
  amountRight: 'The amount is right.',
  declined: 'The card could not be charged. Try another card, or pay by e-transfer.',
  confirming: 'We are confirming your payment',
  received: (amount: string) => `Thank you! We have received your payment of ${amount}.`,
};
