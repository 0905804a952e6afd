import { texts as contact } from 'shared-api/contract/messages/contactTexts.fr';
import { texts as fieldFaults } from 'shared-api/contract/messages/fieldFaultTexts.fr';
import { texts as quoteFaults } from 'shared-api/contract/messages/quoteFaultTexts.fr';
import { texts as quoteLabels } from 'shared-api/contract/messages/quoteLabelTexts.fr';
import { en } from './texts.en.ts';
import type { RefusalTexts } from './texts.ts';

/**
 * Refusals that visitors of French pages may see. Messages for staff and developers stay in
 * English, the office's language.
 */
export const fr: RefusalTexts = {
  ...en,
  ...fieldFaults,
  ...quoteFaults,
  ...contact.faults,

  // Quotes
  formSentBefore: () =>
    'Ce formulaire a déjà été envoyé avec d’autres réponses. Actualisez la page pour demander une autre soumission.',
  tooManyQuotes: ({ minutes }) =>
    `Vous avez demandé beaucoup de soumissions en peu de temps. Réessayez dans ${minutesOf(minutes)} ou appelez-nous.`,
  noSuchQuoteAnswer: () =>
    'Nous ne trouvons pas cette soumission. Veuillez la redemander ou nous appeler.',
  areaUnreadable: () => 'Entrez la superficie totale en pieds carrés, par exemple 420.',
  noForm: () => 'Il n’y a pas de formulaire à cette adresse.',

  // Contact
  tooManyMessages: ({ minutes }) =>
    `Vous avez envoyé beaucoup de messages en peu de temps. Réessayez dans ${minutesOf(minutes)} ou appelez-nous.`,

  // Payments
  cardNumberSent: () =>
    'Les numéros de carte ne vont qu’au fournisseur de paiement. Rien n’a été conservé; actualisez la page et réessayez.',
  paymentSentBefore: () =>
    'Ce paiement a déjà été envoyé avec un autre numéro ou un autre montant.',
  amountMismatch: () =>
    'Le numéro de facture ou de soumission ne correspond pas au montant. Vérifiez le montant saisi.',
  alreadyPaid: ({ number }) => `Le document nº\u00a0${number} est déjà payé. Merci!`,
  quoteInvoiced: ({ number, invoice }) =>
    `La soumission nº\u00a0${number} a été facturée. Payez plutôt ${invoice === null ? 'sa facture' : `la facture nº\u00a0${invoice}`}.`,
  tooManyPayments: ({ minutes }) =>
    `Trop d’essais. Réessayez dans ${minutesOf(minutes)} ou appelez-nous.`,
  noPayment: () => 'Aucun paiement ne correspond à cette clé.',

  // Any call
  tooManyRequests: ({ milliseconds }) =>
    `Trop de demandes. Réessayez dans ${shortly(milliseconds)}.`,
  tooManyAtOnce: () => 'Trop de demandes. Réessayez dans quelques secondes.',
  bodyLate: () => 'La demande n’est pas arrivée à temps. Réessayez.',
  requestLate: () => 'La demande a mis trop de temps à arriver.',
  siteUnavailable: () => 'Le site n’est pas disponible en ce moment. Réessayez dans un instant.',
  bodyTooLarge: () => 'La demande est trop volumineuse.',
  databaseGone: () => 'Le service n’est pas disponible en ce moment. Réessayez dans un instant.',
  gaveUp: () => 'C’était trop long et a été abandonné. Réessayez dans un instant.',
  notStorable: () => 'Une des réponses ne peut pas être enregistrée. Vérifiez-les.',
  ourFault: ({ id }) =>
    `Une erreur s’est produite de notre côté. Si elle se répète, donnez-nous ce numéro\u00a0: ${id}`,
  andMore: ({ more }) => `Et ${more} de plus.`,

  // Bounds on any input
  inputTooMuch: ({ label, most }) =>
    `${label || 'La demande'} contient trop de valeurs\u00a0: ${most} au plus.`,
  inputTooLong: ({ label, most }) =>
    `${label || 'La demande'} peut avoir ${most.toLocaleString('fr-CA')} caractères au plus.`,
  inputNumber: ({ label }) => `${label || 'La demande'} contient un nombre trop grand.`,
  inputFields: ({ label, most }) =>
    `${label || 'La demande'} a trop de champs\u00a0: ${most} au plus.`,
};

/** Labels of visitors' forms, by schema and field. */
export const labelsFr = { ...quoteLabels, ...contact.labels };

const minutesOf = (minutes: number): string => `${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`;

/** A short duration in minutes, or in seconds if below one minute. */
function shortly(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds >= 60_000) return minutesOf(Math.round(milliseconds / 60_000));
  const seconds = Math.round(milliseconds / 1000);
  return `${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`;
}
