import { frenchDay } from 'shared-api/contract/values/frenchDays';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import { fr as documentWords } from '../documents/texts.fr.ts';
import type { MailTexts } from './texts.ts';

/** Texts of mails, except the mail with an instant quote, whose texts are with quotes. */
export const fr: MailTexts = {
  money: moneyIn(money),
  questions: (phone) => `Des questions? Appelez le ${phone} ou répondez à ce courriel.`,

  moreLines: (count) => `et ${count} ${count < 2 ? 'autre' : 'autres'} dans le document joint`,

  pay: (document, number) => `Payer ${documents[document]} nº\u00a0${number} en ligne`,

  receipt: {
    amount: 'Paiement reçu',
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} a reçu un paiement pour un document à votre nom.`,
    subject: (document, number) => `Paiement reçu pour ${documents[document]} nº\u00a0${number}`,
    thanks: 'Merci!',
    received: (amount, document, number) =>
      `Nous avons reçu votre paiement de ${amount} pour ${documents[document]} nº\u00a0${number}.`,
  },

  refund: {
    subject: (document, number) => `Remboursement pour ${documents[document]} nº\u00a0${number}`,
    given: (amount, document, number) =>
      `Nous avons remboursé sur votre carte ${amount} de votre paiement pour ${documents[document]} nº\u00a0${number}.`,
    when: 'Selon votre banque, le montant paraît sur votre relevé d’ici cinq à dix jours.',
    amount: 'Remboursement',
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} vous a remboursé un paiement.`,
  },

  credit: {
    subject: (number) => `Note de crédit nº\u00a0${number}`,
    made: (invoice, amount) =>
      `Nous avons crédité ${amount}, taxes comprises, pour la facture nº\u00a0${invoice}.`,
    why: (reason) => `Motif\u00a0: ${reason}`,
    reduces: (amount, invoice) =>
      `${amount} est déduit de ce qui est dû pour la facture nº\u00a0${invoice}.`,
    kept: (amount) => `${amount} reste à votre compte ou vous est remboursé.`,
    amount: 'Crédit',
  },

  office: {
    open: 'Ouvrir le dossier',
    reason: 'Vous recevez ce courriel à la suite d’un avis du fournisseur de paiement par carte.',
    refundFailed: (document, number) =>
      `Échec d’un remboursement pour ${documents[document]} nº\u00a0${number}`,
    notGiven: (amount) =>
      `Le fournisseur de paiement n’a pas pu rembourser ${amount} sur la carte. Le montant est de nouveau au compte\u00a0: remboursez-le autrement.`,
    disputed: (document, number) =>
      `Paiement contesté pour ${documents[document]} nº\u00a0${number}`,
    disputeNew: (amount) =>
      `Le payeur conteste auprès de sa banque ${amount} d’un paiement par carte.`,
    answerBy: (day) => `Répondez-y sur les pages du fournisseur avant le ${frenchDay(day)}.`,
    disputeEnded: (document, number) =>
      `Fin de la contestation pour ${documents[document]} nº\u00a0${number}`,
    won: (amount) => `La décision nous est favorable\u00a0: ${amount} nous est rendu.`,
    lost: (amount) =>
      `La décision est favorable au payeur\u00a0: ${amount} est retiré, et ce qui était payé est de nouveau dû.`,
    closed: 'La banque a clos sa demande de renseignements. Aucun montant n’a été retiré.',
  },

  invoice: {
    due: 'Montant à payer',
    sums: { ...documentWords.invoice, total: documentWords.total },
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} envoie vos factures à cette adresse.`,
    subjects: {
      bill: (number) => `Votre facture nº\u00a0${number}`,
      reminder: (number) => `Rappel de votre facture nº\u00a0${number}`,
    },
    dear: (client) => `Bonjour ${client},`,
    amount: (number, day, amount) =>
      `Votre facture nº\u00a0${number}, datée du ${frenchDay(day)}\u00a0: ${amount}, taxes comprises.`,
    dueDay: (day) => `Elle est payable au plus tard le ${frenchDay(day)}.`,
    howToPay: (number, eTransferEmail) =>
      `Payez en ligne avec le numéro ${number}, ou envoyez un virement Interac à ${eTransferEmail}.`,
  },

  deposit: {
    subjects: documentWords.deposit.titles,
    dear: (client) => (client === '' ? 'Bonjour,' : `Bonjour ${client},`),
    asked: {
      deposit: (amount) =>
        `Nous vous demandons un dépôt de ${amount}. C’est une garantie\u00a0: nous le détenons pour vous, aucune TVH n’y est ajoutée, et notre première facture le déduit du montant à payer.`,
      partPayment: (amount, taxInIt) =>
        `Nous vous demandons un acompte de ${amount}. Il comprend ${taxInIt} de TVH, et notre première facture le déduit du montant à payer.`,
    },
    dueOn: (day) => `Payez au plus tard le ${frenchDay(day)}.`,
    howToPay: (number, amount, eTransferEmail) =>
      `Payez en ligne avec le numéro ${number} et le montant ${amount}, ou envoyez un virement Interac à ${eTransferEmail} avec le numéro dans le message.`,
    amounts: documentWords.deposit.amounts,
    pay: documentWords.deposit.pay,
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} demande un paiement avant ses travaux pour vous.`,
  },

  quote: {
    subject: (number, company) => `Votre soumission nº\u00a0${number}, ${company}`,
    dear: (client) => (client === '' ? 'Bonjour,' : `Bonjour ${client},`),
    here: (number, title) =>
      `Voici notre soumission nº\u00a0${number}${title === '' ? '' : `\u00a0: ${title}`}. Elle est jointe en PDF.`,
    accept: (phone) =>
      `Pour l’accepter, y changer quelque chose ou poser une question, répondez à ce courriel ou appelez le ${phone}.`,
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} a préparé une soumission pour vous.`,
  },

  statement: {
    subject: (company) => `Votre relevé de compte, ${company}`,
    covers: (from, until) =>
      from === null
        ? `Vous trouverez ci-joint votre relevé de compte au ${frenchDay(until)}.`
        : `Vous trouverez ci-joint votre relevé de compte du ${frenchDay(from)} au ${frenchDay(until)}.`,
    comesTo: (cents, amount) => {
      if (cents === 0) return 'Rien n’est dû.';
      return cents > 0
        ? `Solde à payer\u00a0: ${amount}.`
        : `Solde en votre faveur\u00a0: ${amount}.`;
    },
    balance: 'Solde',
    inYourFavour: 'Solde en votre faveur',
    howToPay: (eTransferEmail) =>
      `Payez en ligne avec le numéro d’une facture, ou envoyez un virement Interac à ${eTransferEmail}.`,
  },

  contact: {
    open: 'Ouvrir la demande',
    reason: 'Vous recevez ce courriel parce que quelqu’un a rempli le formulaire de contact.',
    subject: (about) => `Message\u00a0: ${about}`,
    noSubject: 'sans objet',
    name: (name) => `Nom\u00a0: ${name}`,
    email: (email) => `Courriel\u00a0: ${email}`,
    phone: (phone) => `Téléphone\u00a0: ${phone}`,
    about: (subject) => `Objet\u00a0: ${subject}`,
    language: (language) =>
      `Langue\u00a0: ${languages[language]}. Veuillez répondre dans cette langue.`,
  },

  lead: {
    dear: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    about: (subject) => (subject === '' ? 'Votre message' : `Re\u00a0: ${subject}`),
    aboutQuote: (number) => `Votre soumission nº\u00a0${number}`,
    wrote: (day) => `Le ${documentWords.day(day)}, vous avez écrit\u00a0:`,
    reason: (company) =>
      `Vous recevez ce courriel parce que vous avez posé une question à ${company}.`,
    templates: {
      callYou: ({ phone }) =>
        `Merci de nous avoir écrit. Nous aimerions en parler avec vous et vous appellerons en un jour ouvrable au plus. Si vous préférez nous appeler, composez le ${phone}.`,
      question: () =>
        'Merci de nous avoir écrit. Pour établir un prix, nous avons besoin de quelques précisions\u00a0: l’adresse, la grandeur des pièces et le moment souhaité pour les travaux. Des photos nous aideraient.',
      visit: ({ phone }) =>
        `Merci de nous avoir écrit. Nous aimerions passer voir les lieux; la visite est gratuite. Quel jour et quelle heure vous conviennent? Répondez à ce courriel ou appelez le ${phone}.`,
      quote: ({ number, phone }) =>
        `Merci d’avoir demandé la soumission nº\u00a0${number}. Avez-vous des questions à son sujet? Pour choisir un jour ou changer quelque chose, répondez à ce courriel ou appelez le ${phone}.`,
      decline: () =>
        'Merci d’avoir pensé à nous. Malheureusement, nous ne faisons pas ce genre de travaux et ne pouvons donc pas vous faire de soumission. Nous vous souhaitons une bonne continuation.',
    },
  },

  visit: {
    open: 'Ouvrir la demande',
    openWithPhotos: (photos) =>
      photos === 1 ? 'Ouvrir la demande et sa photo' : `Ouvrir la demande et ses ${photos} photos`,
    reason: 'Vous recevez ce courriel parce que quelqu’un a demandé une visite.',
    subject: (service, photos) => {
      const visit = `Visite pour ${service}`;
      if (photos === 0) return visit;
      return `${visit}, ${photos} photo${photos === 1 ? '' : 's'}`;
    },
    address: (address, postalCode) => `Adresse\u00a0: ${address}, ${postalCode}`,
    wished: (day, time) =>
      `Souhaitée\u00a0: ${day === '' ? 'n’importe quel jour' : frenchDay(day)}${time === '' ? '' : `, ${times[time] ?? time}`}`,
    photos: (count) => `Photos\u00a0: ${count === 0 ? 'aucune' : count}`,
  },
};

const times: Record<string, string> = {
  Morning: 'le matin',
  Afternoon: 'l’après-midi',
  Evening: 'le soir',
};

const languages = { en: 'anglais', fr: 'français' };

const documents = {
  invoice: 'la facture',
  quote: 'la soumission',
  deposit: 'le dépôt',
  partPayment: 'l’acompte',
};
