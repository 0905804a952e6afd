import type { StandardWords } from './StandardWords.ts';
import type { withoutCard as en } from './texts.en.ts';

const questions = 'Des questions? Appelez le {phone} ou répondez à ce courriel.';
const dear = 'Bonjour {client},';
const invoice = {
  greeting: dear,
  opening: 'Votre facture nº\u00a0{number}, datée du {date}\u00a0: {total}, taxes comprises.',
  payment:
    'Elle est payable au plus tard le {dueDate}.\nPayez en ligne avec le numéro {number}, ou envoyez un virement Interac à {eTransferEmail}.',
  closing: questions,
};
const reminder = {
  subject: 'Rappel de votre facture nº\u00a0{number}',
  greeting: dear,
  opening: 'Nous vous rappelons votre facture nº\u00a0{number}, datée du {date}.',
  closing: questions,
};
const payOrIgnore =
  'Vous pouvez payer en ligne avec le numéro {number}, ou envoyer un virement Interac à {eTransferEmail}.\n\nSi vous l’avez payée entre-temps, merci; veuillez alors ne pas tenir compte de ce courriel.';
const request = {
  greeting: dear,
  payment:
    'Veuillez payer au plus tard le {dueDate}.\nVous pouvez payer en ligne avec le numéro {typedNumber} et le montant {amount}, ou envoyer un virement Interac à {eTransferEmail} avec le numéro dans le message.',
  closing: questions,
};

/** How to pay what no card is taken for: too much, or too little. */
export const withoutCard: typeof en = {
  invoice:
    'Elle est payable au plus tard le {dueDate}.\nEnvoyez un virement Interac à {eTransferEmail} avec le numéro {number} dans le message, ou appelez le {phone}.',
  earlyReminder:
    'Il reste {due} à payer, au plus tard le {dueDate}.\nEnvoyez un virement Interac à {eTransferEmail} avec le numéro {number} dans le message, ou appelez le {phone}.\n\nSi vous l’avez payée entre-temps, merci; veuillez alors ne pas tenir compte de ce courriel.',
  reminder:
    'Elle était payable au plus tard le {dueDate}, et il reste {due} à payer.\nEnvoyez un virement Interac à {eTransferEmail} avec le numéro {number} dans le message, ou appelez le {phone}.\n\nSi vous l’avez payée entre-temps, merci; veuillez alors ne pas tenir compte de ce courriel.',
  request:
    'Veuillez payer au plus tard le {dueDate}.\nEnvoyez un virement Interac de {amount} à {eTransferEmail} avec le numéro {typedNumber} dans le message, ou appelez le {phone}.',
  statement:
    'Envoyez un virement Interac à {eTransferEmail} avec le numéro de la facture dans le message, ou appelez le {phone}.',
};

/** The standard words of mails to clients and leads, with variables. */
export const words: StandardWords = {
  instantQuote: {
    subject: 'Votre soumission nº\u00a0{number}\u00a0: {service}',
    opening:
      'Merci d’avoir fait appel à {company}. Voici votre soumission nº\u00a0{number}\u00a0: {service}.',
    closing: questions,
  },
  bookingReceived: {
    subject: 'Votre demande de réservation, soumission nº\u00a0{number}',
    opening:
      'Merci. Nous avons bien reçu votre demande de réservation pour la soumission nº\u00a0{number}. Nous confirmons le jour et l’heure en un jour ouvrable au plus; d’ici là, rien n’est réservé.',
    closing: questions,
  },
  requestReceived: {
    subject: 'Votre message au sujet de la soumission nº\u00a0{number}',
    opening:
      'Merci. Nous avons bien reçu votre message au sujet de la soumission nº\u00a0{number}. Nous répondons en un jour ouvrable au plus.',
    closing: questions,
  },
  visitReceived: {
    subject: 'Votre demande de visite',
    opening:
      'Merci. Nous avons bien reçu votre demande de visite. Nous vous appellerons en un jour ouvrable au plus pour convenir d’un moment; la visite est gratuite.',
    closing: questions,
  },
  leadReply: { greeting: dear, closing: questions },
  replyCallYou: {
    opening:
      'Merci d’avoir communiqué avec nous. Nous aimerions en parler avec vous et vous appellerons en un jour ouvrable au plus.',
  },
  replyQuestion: {
    opening:
      'Merci d’avoir communiqué avec nous. Pour bien préparer le travail, nous avons besoin de quelques précisions\u00a0: l’adresse, la grandeur des pièces et le moment souhaité pour les travaux. Des photos nous aideraient.',
  },
  replyVisit: {
    opening:
      'Merci d’avoir communiqué avec nous. Nous aimerions passer voir les lieux; la visite est gratuite. Quel jour et quelle heure vous conviennent?',
  },
  replyQuote: {
    opening:
      'Merci d’avoir demandé la soumission nº\u00a0{number}. Vous pouvez la réserver ou y changer quelque chose sur sa page, à toute heure.',
  },
  replyDecline: {
    opening:
      'Merci d’avoir pensé à nous. Malheureusement, nous ne faisons pas ce genre de travaux et ne pouvons donc pas vous faire de soumission. Nous vous souhaitons une bonne continuation.',
  },
  quote: {
    subject: 'Votre soumission nº\u00a0{number}, {company}',
    greeting: dear,
    opening: 'Voici notre soumission {numberAndTitle}. Elle est jointe en PDF.',
    closing:
      'Pour l’accepter, y changer quelque chose ou poser une question, répondez à ce courriel ou appelez le {phone}.',
  },
  deposit: {
    subject: 'Demande de dépôt nº\u00a0{number}',
    opening:
      'Nous vous demandons un dépôt de {amount}. C’est un dépôt de garantie\u00a0: nous le détenons pour vous, aucune TVH n’y est ajoutée, et notre première facture le déduit du montant à payer.',
    ...request,
  },
  partPayment: {
    subject: 'Demande d’acompte nº\u00a0{number}',
    opening:
      'Nous vous demandons un acompte de {amount}. Il comprend {tax} de TVH, et notre première facture le déduit du montant à payer.',
    ...request,
  },
  invoice: { subject: 'Votre facture nº\u00a0{number}', ...invoice },
  earlyReminder: {
    ...reminder,
    payment: `Il reste {due} à payer, au plus tard le {dueDate}.\n${payOrIgnore}`,
  },
  reminder: {
    ...reminder,
    payment: `Elle était payable au plus tard le {dueDate}, et il reste {due} à payer.\n${payOrIgnore}`,
  },
  receipt: {
    subject: 'Paiement reçu pour {document} nº\u00a0{number}',
    opening: 'Merci!\nNous avons reçu votre paiement de {amount} pour {document} nº\u00a0{number}.',
    closing: questions,
  },
  credit: {
    subject: 'Note de crédit nº\u00a0{number}',
    greeting: dear,
    opening: 'Nous avons crédité {amount}, taxes comprises, pour la facture nº\u00a0{invoice}.',
    closing: questions,
  },
  refund: {
    subject: 'Remboursement pour {document} nº\u00a0{number}',
    opening:
      'Nous avons remboursé sur votre carte {amount} de votre paiement pour {document} nº\u00a0{number}.\nSelon votre banque, le montant paraît sur votre relevé d’ici cinq à dix jours.',
    closing: questions,
  },
  statement: {
    subject: 'Votre relevé de compte, {company}',
    greeting: dear,
    opening: 'Vous trouverez ci-joint votre relevé de compte {period}.',
    payment:
      'Payez en ligne avec le numéro d’une facture, ou envoyez un virement Interac à {eTransferEmail}.',
    closing: questions,
  },
};
