import type { Texts } from './texts.ts';

/** Why a card cannot be paid with, before anything is charged. */
export const texts: Texts = {
  number: 'Le numéro de votre carte est inexact. Vérifiez-le et réessayez.',
  expiry: 'La date d’expiration de votre carte est inexacte. Vérifiez-la et réessayez.',
  cvc: 'Le CVC de votre carte est inexact. Vérifiez-le et réessayez.',
  expired: 'Votre carte est expirée. Essayez une autre carte.',
  card: 'Votre carte a été refusée. Essayez une autre carte ou demandez-en la raison à l’émetteur de votre carte.',
  serviceFailed:
    'Le service de paiement n’a pas pu accepter votre carte. Elle n’a pas été débitée. Réessayez dans quelques minutes ou payez par virement Interac.',
};
