import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';

/** Messages for the payer, besides refusals. */
export const en = {
  money: moneyIn(money),
  amountRight: 'The amount is right.',
  confirming: 'We are confirming your payment',
  received: (amount: string) => `Thank you! We have received your payment of ${amount}.`,
};
