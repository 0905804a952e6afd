import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import type { PaymentTexts } from './texts.ts';

/** Messages for the payer, besides refusals. */
export const fr: PaymentTexts = {
  money: moneyIn(money),
  amountRight: 'Le montant est exact.',
  declined:
    'La carte n’a pas pu être débitée. Essayez une autre carte ou payez par virement Interac.',
  declines: {
    declined:
      'Votre carte a été refusée. Essayez une autre carte ou demandez-en la raison à l’émetteur de votre carte.',
    insufficientFunds: 'Les fonds de votre carte sont insuffisants. Essayez une autre carte.',
    limitReached:
      'La limite de votre carte est atteinte. Essayez une autre carte ou communiquez avec son émetteur.',
    expired: 'Votre carte est expirée. Essayez une autre carte.',
    wrongCvc: 'Le CVC de votre carte est inexact. Vérifiez-le et réessayez.',
    wrongNumber: 'Le numéro de votre carte est inexact. Vérifiez-le et réessayez.',
    wrongExpiry: 'La date d’expiration de votre carte est inexacte. Vérifiez-la et réessayez.',
    notSupported: 'Votre carte ne peut pas servir à ce paiement. Essayez une autre carte.',
    notConfirmed:
      'Votre banque n’a pas pu confirmer votre identité\u00a0: votre carte n’a pas été débitée. Réessayez ou utilisez une autre carte.',
    tryLater:
      'Une erreur s’est produite pendant le traitement de votre carte. Elle n’a pas été débitée. Réessayez dans quelques minutes.',
    abandoned: 'Le paiement n’a pas été terminé. Votre carte n’a pas été débitée.',
  },
  item: (kind, number) => `${items[kind]} nº\u00a0${number}`,
  confirming: 'Nous confirmons votre paiement',
  received: (amount) => `Merci! Nous avons reçu votre paiement de ${amount}.`,
};

const items = {
  invoice: 'Facture',
  quote: 'Soumission',
  deposit: 'Dépôt pour le',
  partPayment: 'Acompte pour le',
};
