import type { PaymentTexts } from './texts.ts';

/** What somebody who pays is told, besides refusals. */
export const fr: PaymentTexts = {
  amountRight: 'Le montant est exact.',
  confirming: 'Nous confirmons votre paiement',
  received: (amount) => `Merci! Nous avons reçu votre paiement de ${amount}.`,
};
