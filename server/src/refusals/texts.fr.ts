import { frenchDay } from 'shared-api/contract/values/frenchDays';
import { texts as contact } from 'shared-api/contract/messages/contactTexts.fr';
import { texts as fieldFaults } from 'shared-api/contract/messages/fieldFaultTexts.fr';
import { texts as paymentFaults } from 'shared-api/contract/messages/paymentFaultTexts.fr';
import { texts as photos } from 'shared-api/contract/messages/photos/photoTexts.fr';
import { texts as quoteFaults } from 'shared-api/contract/messages/quoteFaultTexts.fr';
import { texts as quoteLabels } from 'shared-api/contract/messages/quoteLabelTexts.fr';
import { texts as visit } from 'shared-api/contract/messages/visitTexts.fr';
import type { en } from './texts.en.ts';

/** Refusals that a visitor may meet. */
export const fr: typeof en = {
  ...fieldFaults,
  ...quoteFaults,
  ...contact.faults,
  ...paymentFaults,
  ...visit.faults,
  ...photos,

  // Quotes
  formSentBefore: () =>
    'Ce formulaire a déjà été envoyé avec d’autres réponses. Actualisez la page pour demander une autre soumission.',
  tooManyQuotes: ({ minutes }) =>
    `Vous avez demandé beaucoup de soumissions en peu de temps. Réessayez dans ${minutesOf(minutes)} ou appelez-nous.`,
  noSuchQuoteAnswer: () =>
    'Nous ne trouvons pas cette soumission. Veuillez la redemander ou nous appeler.',
  notBookable: () =>
    'Cette soumission ne peut plus être réservée. Posez-nous une question à son sujet ou demandez-en une nouvelle.',
  calledOffQuote: () =>
    'Nous avons remboursé ce qui avait été payé pour cette soumission\u00a0: elle ne peut plus être réservée. Si vous souhaitez tout de même le service, écrivez-nous ici ou demandez une nouvelle soumission.',
  noForm: () => 'Il n’y a pas de formulaire à cette adresse.',
  nothingHere: () => 'Il n’y a rien à cette adresse.',
  numbersUsedUp: () =>
    'Tous les numéros à cinq chiffres des soumissions et des factures sont utilisés. Rien n’a été enregistré.',

  // Contact
  tooManyMessages: ({ minutes }) =>
    `Vous avez envoyé beaucoup de messages en peu de temps. Réessayez dans ${minutesOf(minutes)} ou appelez-nous.`,

  // Requests for a visit
  visitSentBefore: () =>
    'Ce formulaire a déjà été envoyé avec d’autres réponses. Actualisez la page pour envoyer une autre demande.',
  photosGone: () =>
    'Nous ne retrouvons plus certaines de ces photos. Veuillez les retirer et les choisir de nouveau.',
  photosBusy: () =>
    'Beaucoup de photos arrivent en ce moment. Réessayez dans une minute ou envoyez la demande sans elles.',
  photosFull: () =>
    'Nous ne pouvons pas recevoir d’autres photos en ce moment. Envoyez la demande sans elles ou appelez-nous.',
  photosUnusable: () =>
    'Nous ne pouvons pas recevoir de photos en ce moment. Envoyez la demande sans elles ou appelez-nous.',
  tooManyUploads: ({ minutes }) =>
    `Vous avez envoyé beaucoup de photos en peu de temps. Réessayez dans ${minutesOf(minutes)} ou envoyez la demande sans photos.`,
  formUnreadable: () => 'Ce formulaire n’est pas arrivé au complet. Veuillez l’envoyer de nouveau.',
  formTooLarge: () => 'Ce formulaire est trop long. Raccourcissez-le ou appelez-nous.',

  // Payments
  cardNumberSent: () =>
    'Les numéros de carte ne vont qu’au fournisseur de paiement. Rien n’a été conservé; actualisez la page et réessayez.',
  paymentSentBefore: () =>
    'Ce paiement a déjà été envoyé avec un autre numéro ou un autre montant.',
  paymentWithdrawn: () =>
    'Ce paiement a été abandonné avant de nous parvenir. Votre carte n’a pas été débitée.',
  amountMismatch: () =>
    'Le numéro de facture ou de soumission ne correspond pas au montant. Vérifiez le montant saisi.',
  alreadyPaid: ({ number }) => `Le document nº\u00a0${number} est déjà payé. Merci!`,
  nothingToPay: ({ number }) => `Rien n’est dû pour le document nº\u00a0${number}.`,
  invoiceCancelled: ({ number }) =>
    `Nous avons annulé la facture nº\u00a0${number}\u00a0: il n’y a rien à payer. Si vous pensiez avoir un montant à payer, appelez-nous. Rien n’a été débité.`,
  paidOn: ({ number, day }) =>
    `Le document nº\u00a0${number} a été payé le ${frenchDay(day)}. Merci!`,
  requestPaid: ({ number }) => `Ce montant a déjà été payé pour le nº\u00a0${number}. Merci!`,
  otherPaymentConfirming: ({ number }) =>
    `Un autre paiement pour le nº\u00a0${number} est en cours de confirmation. Réessayez dans une minute.`,
  quoteExpired: ({ number, day }) =>
    `Le prix de la soumission nº\u00a0${number} était valable jusqu’au ${frenchDay(day)}. Demandez une nouvelle soumission en ligne, ce qui prend une minute, ou appelez-nous. Rien n’a été débité.`,
  quoteCalledOff: ({ number }) =>
    `Nous avons remboursé ce qui avait été payé pour la soumission nº\u00a0${number}\u00a0: il n’y a rien à payer. Si vous souhaitez tout de même le service, écrivez-nous ou demandez une nouvelle soumission. Rien n’a été débité.`,
  quoteInvoiced: ({ number, invoice }) =>
    `La soumission nº\u00a0${number} a été facturée. Payez plutôt ${invoice === null ? 'sa facture' : `la facture nº\u00a0${invoice}`}.`,
  tooManyPayments: ({ minutes }) =>
    `Trop d’essais. Réessayez dans ${minutesOf(minutes)} ou appelez-nous.`,
  noPayment: () => 'Nous ne trouvons pas ce paiement.',

  // Any call
  tooManyRequests: ({ milliseconds }) =>
    `Trop de demandes. Réessayez dans ${shortly(milliseconds)}.`,
  tooManyAtOnce: () => 'Trop de demandes. Réessayez dans quelques secondes.',
  bodyLate: () => 'La demande n’est pas arrivée à temps. Réessayez.',
  requestLate: () => 'La demande a mis trop de temps à arriver.',
  nulInAddress: () =>
    'Cette adresse est illisible\u00a0: elle contient un caractère nul. Veuillez la vérifier.',
  addressUndecodable: () =>
    'Cette adresse est illisible\u00a0: quelque chose ne va pas après un signe de pourcentage qu’elle contient. Veuillez la vérifier.',
  addressPartTooLong: () => 'Cette adresse est trop longue. Veuillez la vérifier.',
  headersTooLong: () =>
    'Cette adresse est trop longue, ou votre navigateur envoie trop de choses avec elle. Vérifiez-la ou effacez les témoins de ce site.',
  siteUnavailable: () => 'Le site n’est pas disponible en ce moment. Réessayez dans un instant.',
  bodyTooLarge: () => 'La demande est trop volumineuse.',
  databaseGone: () => 'Le service n’est pas disponible en ce moment. Réessayez dans un instant.',
  gaveUp: () =>
    'Le traitement prenait trop de temps et a été interrompu. Réessayez dans un instant.',
  clashes: () => 'Ceci ne correspond pas à ce qui est enregistré. Actualisez la page et réessayez.',
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
  inputTooDeep: ({ label, most }) =>
    `${label || 'La demande'} a trop de niveaux imbriqués\u00a0: ${most} au plus.`,
  inputEntries: ({ label, most }) =>
    `${label || 'La demande'} a trop d’éléments\u00a0: ${most} au plus.`,
  inputFields: ({ label, most }) =>
    `${label || 'La demande'} a trop de champs\u00a0: ${most} au plus.`,
  inputUnstorable: ({ label, fault }) => `${label || 'La demande'}\u00a0: ${unstorable[fault]}`,
  inputName: ({ fault }) => `Nom d’un champ\u00a0: ${unstorable[fault]}`,
  inputParameters: ({ most }) => `Une adresse peut avoir ${most} paramètres au plus.`,
};

/** Sentence endings, after the name of a text. */
const unstorable = {
  nul: 'un caractère ne peut pas être enregistré (NUL). Supprimez-le.',
  halfPair:
    'un caractère incomplet ne peut pas être enregistré (moitié d’une paire). Supprimez-le.',
};

/** Labels of visitors' forms, by schema and field. */
export const labelsFr = { ...quoteLabels, ...contact.labels, ...visit.labels };

const minutesOf = (minutes: number): string => `${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`;

/** A short duration in minutes, or in seconds if below one minute. */
function shortly(milliseconds: number): string {
  if (milliseconds < 1000) return 'un instant';
  if (milliseconds >= 60_000) return minutesOf(Math.round(milliseconds / 60_000));
  const seconds = Math.round(milliseconds / 1000);
  return `${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`;
}
