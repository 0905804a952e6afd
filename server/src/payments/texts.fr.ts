import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import type { PaymentTexts } from './texts.ts';

/** Messages for the payer, besides refusals. */
export const fr: PaymentTexts = {
  money: moneyIn(money),
  amountRight: 'Le montant est exact.',
  declined:
    'La carte n’a pas pu être débitée. Essayez une autre carte ou payez par virement Interac.',
  confirming: 'Nous confirmons votre paiement',
  received: (amount) => `Merci! Nous avons reçu votre paiement de ${amount}.`,
};
