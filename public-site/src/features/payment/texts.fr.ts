import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

/** Texts of the payment page. */
export const texts: Texts = {
  title: 'Paiement en ligne',
  description: 'Payez une facture ou une soumission en ligne, par carte ou par virement Interac.',
  lead: 'Payez une facture ou une soumission par carte ou par virement Interac.',
  sandbox: 'Mode d’essai\u00a0: rien n’est débité. Utilisez la carte d’essai 4242 4242 4242 4242.',
  monthShape: 'MM',
  yearShape: 'AAAA',
  amountShape: '0,00',
  number: 'Numéro de carte',
  month: 'Mois d’exp.',
  year: 'Année d’exp.',
  cvc: 'CVC',
  amount: 'Montant',
  invoice: 'Numéro de facture ou de soumission',
  pay: 'Payer',
  check: 'À vérifier',
  confirmTitle: 'Confirmez votre paiement',
  confirm: (amount, invoice) =>
    `Vous payez ${amount}\u00a0$ pour la facture ou la soumission nº\u00a0${invoice}`,
  confirmYes: 'Payer',
  confirmNo: 'Annuler',
  checking: 'Vérification du numéro et du montant…',
  paying: 'Votre paiement est en cours. Ne fermez pas cette page.',
  confirming: 'Nous confirmons votre paiement',
  confirmingLead:
    'Votre banque n’a pas encore répondu. Vous pouvez rester sur cette page ou la fermer\u00a0: votre carte est débitée une seule fois au plus, et un reçu vous parvient par courriel.',
  unansweredLead:
    'Aucune réponse n’est encore parvenue à cette page; nous continuons de la demander. Restez sur cette page\u00a0: elle dira ce qu’est devenu votre paiement. Votre carte est débitée une seule fois au plus.',
  againHint: 'Nous ne conservons jamais les numéros de carte\u00a0: entrez le vôtre à nouveau.',
  mismatch:
    'Le numéro de facture ou de soumission ne correspond pas au montant. Vérifiez le montant saisi.',
  document: 'Que payez-vous?',
  card: 'Votre carte',
  summary: 'Votre paiement',
  summaryHint: 'Le numéro et le montant figurent sur votre facture ou votre soumission.',
  youPay: 'Vous payez',
  noAmount: '–',
  paidTo: (company) => `À ${company}`,
  documents: {
    invoice: (number) => `Facture nº\u00a0${number}`,
    quote: (number) => `Soumission nº\u00a0${number}`,
    deposit: (number) => `Dépôt, nº\u00a0${number}`,
    partPayment: (number) => `Acompte, nº\u00a0${number}`,
  },
  either: (number) => `Facture ou soumission nº\u00a0${number}`,
  dated: (day) => `du ${frenchDay(day)}`,
  failed:
    'Le paiement a échoué. Actualisez cette page et réessayez, ou communiquez avec l’émetteur de votre carte.',
  again: 'Réessayer',
  newQuote: 'Demander une nouvelle soumission',
  writeToUs: 'Nous écrire',
  safe: 'Les données de votre carte ne vont qu’au fournisseur de paiement. Elles n’atteignent jamais nos serveurs.',
  openPayment: (document, amount) => `${document}\u00a0: ${amount}`,
  waitsElsewhere:
    'Ce paiement vous attend sur la page de votre banque ou de notre fournisseur de paiement. Votre carte est débitée une seule fois au plus, et seulement après votre confirmation sur cette page.',
  goOn: 'Y retourner',
  payOtherwise: 'Payer autrement',
  payInstead: (number: string) => `Payer plutôt le nº\u00a0${number}`,
  notGivenUp: 'Ce paiement n’a pas pu être annulé. Vérifiez votre connexion et réessayez.',
  elsewhere:
    'Vous payez sur la page de notre fournisseur de paiement, puis revenez ici. Les données de votre carte n’atteignent jamais nos serveurs.',
  notArrived: 'Votre paiement ne nous est pas parvenu. Votre carte n’a pas été débitée. Réessayez.',
  unreachable: 'Erreur de réseau. Vérifiez votre connexion.',
  unreached: 'Nous n’avons pas pu joindre le service de paiement. Votre carte n’a pas été débitée.',
  checkDue: 'Vérifier le numéro et le montant',
  checkDueHint:
    'Sans JavaScript, vérifiez d’abord ici si ce document reste à payer, avant d’envoyer un virement Interac.',
  isDue: (amount, invoice) =>
    `Le document nº\u00a0${invoice} est à payer. Envoyez un virement Interac de ${amount} comme indiqué plus bas, avec le numéro ${invoice} dans le message.`,
  noScripts:
    'Pour payer par carte, cette page a besoin de JavaScript. Sans JavaScript, vous pouvez payer par virement Interac.',
  late: {
    why: 'Le paiement par carte est bloqué ou ne s’est pas chargé.',
    reload: 'Actualisez la page',
    transfer: 'payez par virement Interac',
    call: 'ou appelez le',
  },
  eTransfer: 'Ou payez par virement Interac',
  errors: {
    usePoint: (point) => `Mettez une virgule devant les cents\u00a0: ${point.replace('.', ',')}.`,
    minus: 'Entrez le montant sans le signe moins.',
    unclear:
      'Ce montant n’est pas clair. Écrivez-le comme 1234,50, avec une virgule devant les cents.',
    tooMuch:
      'Les paiements par carte vont jusqu’à 99\u00a0999,99\u00a0$. Appelez-nous pour payer davantage.',
    number: 'Entrez un numéro de carte valide.',
    month: 'Entrez un mois valide.',
    year: 'L’année doit être à venir.',
    expiry: 'La date d’expiration doit être à venir.',
    cvc: 'Le CVC n’a pas le bon format.',
    amount: 'Le montant doit être d’au moins 1,00\u00a0$.',
    invoice: 'Entrez le numéro de facture ou de soumission.',
  },
};
