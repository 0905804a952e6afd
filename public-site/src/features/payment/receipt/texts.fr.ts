import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

/** Texts of the receipt of a payment. */
export const texts: Texts = {
  day: frenchDay,
  receipt: 'Reçu de paiement',
  receiptFor: 'Pour',
  documentDay: 'En date du',
  paidOn: 'Reçu le',
  paidBy: 'Mode de paiement',
  byCard: 'Carte',
  givenBack: 'Remboursé',
  left: (number, day) =>
    `Reste à payer pour la soumission nº\u00a0${number}${day ? ` au ${frenchDay(day)}` : ''}`,
  amountReceived: 'Montant reçu',
  hst: (number) => `Numéro de TVH\u00a0: ${number}`,
  next: 'Et maintenant?',
  print: 'Imprimer',
  keep: 'Vous pouvez revenir à cette page en tout temps\u00a0: gardez\u2011en l’adresse.',
  mailed: 'Si nous avons votre adresse de courriel, nous vous avons aussi envoyé le reçu.',
  questions: 'Des questions?',
  noReceipt: 'Nous ne trouvons pas ce paiement. Vérifiez l’adresse ou appelez-nous.',
  notLoaded: 'Ce paiement n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  notPaid: 'Ce paiement n’a pas été effectué',
  loading: 'Chargement du reçu…',
  thanks: 'Merci!',
  received: (amount) => `Nous avons reçu votre paiement de ${amount}.`,
  home: 'Page d’accueil',
  download: 'Télécharger le reçu',
};
