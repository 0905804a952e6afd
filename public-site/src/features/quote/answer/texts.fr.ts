import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

const numbers = new Intl.NumberFormat('fr-CA');

const first = {
  weekly: 'la première semaine',
  biWeekly: 'les deux premières semaines',
  monthly: 'le premier mois',
};

/** Texts of the answer of a quote. */
export const texts: Texts = {
  yourQuote: 'Votre soumission',
  lines: 'Ce qu’elle comprend',
  noQuote: 'Nous ne trouvons pas cette soumission. Veuillez la redemander ou nous appeler.',
  notLoaded: 'Cette soumission n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  loadAgain: 'Réessayer',
  another: 'Demander une soumission',
  quote: (number) => `Soumission nº\u00a0${number}`,
  service: 'Service',
  each: (quantity, price) => `${numbers.format(quantity)} × ${price}`,
  amount: 'Montant',
  subtotal: 'Sous-total',
  changedSince:
    'Nous avons modifié cette soumission depuis votre demande. Voici à combien elle s’élève maintenant.',
  firstAnswer: 'Notre première réponse',
  firstAnswerNote: 'Le PDF présente la soumission telle qu’elle est maintenant.',
  requestedOn: 'Jour demandé',
  validUntil: 'Prix valable jusqu’au',
  holdsIfBooked: (day) =>
    `Réservez au plus tard le ${frenchDay(day)}, et ce prix vaut pour votre jour.`,
  day: frenchDay,
  whatNext: 'La suite',
  bookLead:
    'Réservez ou demandez une modification dès maintenant, à toute heure. Nous confirmons en un jour ouvrable au plus.',
  paidBookLead:
    'Réservez votre visite dès maintenant, à toute heure. Nous confirmons en un jour ouvrable au plus.',
  changeLead:
    'Demandez une modification dès maintenant, à toute heure. Nous répondons en un jour ouvrable au plus.',
  wished: {
    book: (day) =>
      `Nous avons reçu votre demande de réservation le ${frenchDay(day)}. Nous confirmons en un jour ouvrable au plus.`,
    change: (day, count) =>
      count === 1
        ? `Nous avons reçu votre demande de modification le ${frenchDay(day)}. Nous répondons en un jour ouvrable au plus.`
        : `Nous avons reçu vos ${count} demandes de modification, la dernière le ${frenchDay(day)}. Nous répondons en un jour ouvrable au plus.`,
    ask: (day, count) =>
      count === 1
        ? `Nous avons reçu votre question le ${frenchDay(day)}. Nous répondons en un jour ouvrable au plus.`
        : `Nous avons reçu vos ${count} questions, la dernière le ${frenchDay(day)}. Nous répondons en un jour ouvrable au plus.`,
  },
  accepted: (day) => `Cette soumission a été acceptée le ${frenchDay(day)}.`,
  wishForms: {
    loading: 'Chargement du formulaire…',
    bookingIsFree:
      'Rien ne vous est facturé maintenant\u00a0: nous confirmons d’abord le jour et l’heure avec vous.',
    bookingIsPaid: 'Nous confirmons le jour et l’heure avec vous.',
    name: 'Nom',
    phone: 'Téléphone',
    sending: 'Envoi…',
    again: 'Modifier et réessayer',
    check: 'À vérifier',
    failed: 'Votre demande n’a pas pu être envoyée.',
    address: 'Où devons-nous aller?',
    addressHint: 'Rue, appartement, ville et code postal',
    phoneHint: 'Nous appelons pour convenir de l’heure.',
    moved: 'Votre texte est conservé ici\u00a0: vous pouvez l’envoyer comme question.',
    book: {
      open: 'Réserver',
      message: 'Que devons-nous savoir de plus?',
      send: 'Envoyer la demande',
    },
    change: {
      open: 'Modifier quelque chose',
      message: 'Que faut-il modifier?',
      send: 'Envoyer la demande',
    },
    ask: {
      open: 'Poser une question',
      message: 'Votre question',
      send: 'Envoyer la question',
    },
  },
  file: 'Télécharger en PDF',
  write: 'Ou écrivez à',
  writeOnPaper: 'Pour réserver, changer quelque chose ou poser une question, écrivez à',
  pay: (period) => (period ? `Payer ${first[period]} en ligne` : 'Payer en ligne'),
  paid: (day) => `Payée le ${frenchDay(day)}. Merci!`,
  receipt: 'Voir le reçu',
  givenBack: (amount) => `Nous avons remboursé ${amount}.`,
  calledOffLead:
    'Vous souhaitez tout de même le service, ou quelque chose ne va pas? Écrivez-nous, à toute heure. Nous répondons en un jour ouvrable au plus.',
  received: (received, left) => `Nous avons reçu ${received}. Il reste ${left} à payer.`,
  asked: {
    deposit: (amount, day) =>
      `Pour commencer, nous demandons un dépôt de ${amount} d’ici le ${frenchDay(day)}.`,
    partPayment: (amount, day) =>
      `Pour commencer, nous demandons un acompte de ${amount} d’ici le ${frenchDay(day)}.`,
    pay: (amount) => `Payer ${amount} en ligne`,
    payAll: (amount) => `Tout payer, ${amount}`,
  },
  expired: (day) => `Le prix de cette soumission était valable jusqu’au ${frenchDay(day)}.`,
  expiredLead:
    'Une nouvelle soumission prend une minute. Vous pouvez aussi nous écrire au sujet de celle-ci, à toute heure.',
  invoiced: 'Cette soumission a été facturée.',
  invoicedLead:
    'Payez la facture plutôt que la soumission\u00a0: son numéro et son montant y figurent.',
  payInvoice: 'Payer la facture',
  talk: 'Parler à quelqu’un\u00a0:',
  loading: 'Chargement de votre soumission…',
};
