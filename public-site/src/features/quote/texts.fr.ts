import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Period } from 'shared-api/contract/quotes/period';
import { formatAmount } from 'shared-api/contract/values/money';
import type { Texts } from './texts.ts';

const numbers = new Intl.NumberFormat('fr-CA');

/** In a narrow column no line ends within `sous-sol`. */
const whole = (words: string): string => words.replaceAll('-', '\u2011');
const pers = { weekly: ' par semaine', biWeekly: ' pour deux semaines', monthly: ' par mois' };
const per = (period?: Period): string => (period ? pers[period] : '');
const first = {
  weekly: 'la première semaine',
  biWeekly: 'les deux premières semaines',
  monthly: 'le premier mois',
};

/** Texts of the quote forms, and of their answer. */
export const texts: Texts = {
  failed: 'Votre soumission n’a pas pu être calculée.',
  rush: (hours) => `Des frais s’ajoutent pour un service dans les ${hours} prochaines heures.`,
  rushFee: (fee) => `Ils sont de ${formatAmount(fee)} avant taxes.`,
  again: 'Modifier et réessayer',
  send: 'Obtenir ma soumission',
  sending: 'Calcul de votre prix…',
  next: 'La suite',
  nextSteps: [
    'Vous voyez le prix tout de suite, ligne par ligne, taxes comprises.',
    'La même soumission vous parvient par courriel, avec son numéro.',
    'Rien n’est réservé sans votre accord.',
  ],
  check: 'À vérifier',
  choose: 'Choisissez',
  emailHint: 'Nous y envoyons la soumission, et aucune publicité.',
  yourPrice: 'Votre prix',
  noTotal: '–',
  noPrice: 'Votre prix s’affichera ici',
  noPriceWhileWrong: 'une fois corrigée la réponse marquée comme erronée.',
  noPriceUntil: 'dès que nous saurons ce qu’il faut faire.',
  priceFailed: 'Votre prix ne s’affiche pas pour le moment.',
  priceFailedNow: 'Nous réessayons; vous pouvez aussi envoyer le formulaire.',
  priceOnSending: 'Vous verrez votre prix, ligne par ligne, en envoyant le formulaire.',
  priceLines: 'Détail du prix',
  line: (description, quantity) =>
    whole(description) + (quantity === 1 ? '' : ` × ${String(quantity).replace('.', ',')}`),
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
  tax: (percent) => `TVH ${percent}\u00a0%`,
  total: (period) => `Total${per(period)}`,
  changedSince:
    'Nous avons modifié cette soumission depuis votre demande. Voici à combien elle s’élève maintenant.',
  firstAnswer: 'Notre première réponse',
  firstAnswerNote: 'Le PDF présente la soumission telle qu’elle est maintenant.',
  totalWithTax: (period) => `Total${per(period)}, taxes comprises`,
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
  frequencies: {
    none: 'Aucune',
    weekly: 'Chaque semaine',
    biWeekly: 'Toutes les deux semaines',
    monthly: 'Chaque mois',
  },
  repeat: 'Fréquence',
  days: 'Jours de la semaine',
  dayNames: {
    Monday: 'Lundi',
    Tuesday: 'Mardi',
    Wednesday: 'Mercredi',
    Thursday: 'Jeudi',
    Friday: 'Vendredi',
    Saturday: 'Samedi',
    Sunday: 'Dimanche',
  },
  hours: 'Heures par visite',
  deals: {
    question: 'À quelle fréquence devons-nous venir?',
    single: 'Une seule visite',
    visits: (visits) => `${visits} visites`,
    rhythms: {
      single: 'Pour nous essayer ou avant une inspection',
      4: 'Une fois par mois pendant la session',
      8: 'Toutes les deux semaines pendant la session',
      12: 'Chaque semaine pendant la session',
    },
    saved: (discount) =>
      `${String(Math.round(discount * 1000) / 10).replace('.', ',')}\u00a0% de rabais`,
    note: 'La date ci-dessous est celle de la première visite. Nous fixons les autres avec vous.',
  },
  building: 'Immeuble',
  unit: 'Logement',
  chooseBuilding: 'Choisissez un immeuble',
  chooseUnit: 'Choisissez un logement',
  parts: 'Que faut-il nettoyer?',
  fullUnit: 'Logement complet',
  fullUnitHint: (rooms) => `Les aires communes et les ${rooms} chambres.`,
  commonArea: 'Aires communes',
  room: (number) => `Chambre ${number}`,
};
