import { isVisitService, type VisitService } from 'shared-api/contract/site/visitLimits';
import { frenchDay } from 'shared-api/contract/values/frenchDays';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import { fr as documentWords } from '../documents/texts.fr.ts';
import type { MailTexts } from './texts.ts';
import { withoutCard, words } from './words/texts.fr.ts';

/** Texts of mails, except the mail with an instant quote, whose texts are with quotes. */
export const fr: MailTexts = {
  money: moneyIn(money),
  words,
  withoutCard,
  hello: 'Bonjour,',

  moreLines: (count) => `et ${count} ${count < 2 ? 'autre' : 'autres'} dans le document joint`,

  pay: (document, number) => `Payer ${documents[document]} nº\u00a0${number} en ligne`,

  receipt: {
    open: 'Ouvrir le reçu',
    amount: 'Paiement reçu',
    left: (amount, number, day) =>
      `Au ${day}, il reste ${amount} à payer pour la soumission nº\u00a0${number}.`,
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} a reçu un paiement pour une de vos factures ou soumissions.`,
    document: (document) => documents[document],
  },

  refund: {
    amount: 'Remboursement',
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} vous a remboursé un paiement.`,
  },

  credit: {
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
    answerBy: (day) => `Répondez-y sur les pages du fournisseur au plus tard le ${frenchDay(day)}.`,
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
    day: frenchDay,
  },

  deposit: {
    amounts: documentWords.deposit.amounts,
    pay: documentWords.deposit.pay,
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} demande un paiement avant de commencer vos travaux.`,
  },

  quote: {
    numberAndTitle: (number, title) => `nº\u00a0${number}${title === '' ? '' : `\u00a0: ${title}`}`,
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} a préparé une soumission pour vous.`,
  },

  statement: {
    period: (from, until) =>
      from === null ? `au ${frenchDay(until)}` : `du ${frenchDay(from)} au ${frenchDay(until)}`,
    comesTo: (cents, amount) => {
      if (cents === 0) return 'Rien n’est dû.';
      return cents > 0
        ? `Solde à payer\u00a0: ${amount}.`
        : `Solde en votre faveur\u00a0: ${amount}.`;
    },
    balance: 'Solde',
    inYourFavour: 'Solde en votre faveur',
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
    address: (address) => `Adresse\u00a0: ${address}`,
    requestedOn: (day) => `Jour demandé\u00a0: ${frenchDay(day)}`,
    reasonQuote:
      'Vous recevez ce courriel parce que quelqu’un a rempli le formulaire sur la page d’une soumission.',
    language: (language) =>
      `Langue\u00a0: ${languages[language]}. Veuillez répondre dans cette langue.`,
  },

  lead: {
    about: (subject) => (subject === '' ? 'Votre message' : `Re\u00a0: ${subject}`),
    aboutQuote: (number) => `Votre soumission nº\u00a0${number}`,
    wrote: (day) => `Le ${documentWords.day(day)}, vous avez écrit\u00a0:`,
    reason: (company) => `Vous recevez ce courriel parce que vous avez communiqué avec ${company}.`,
  },

  received: {
    requestedOn: (day) => `Jour demandé\u00a0: ${frenchDay(day)}.`,
    open: (number) => `Ouvrir la soumission nº\u00a0${number}`,
    elsewhere: (district) =>
      `${district} n’est pas sur nos trajets habituels; pour de plus gros travaux, nous nous déplaçons, et nous vous le dirons au téléphone.`,
    reasonVisit: (company) =>
      `Vous recevez ce courriel parce qu’une visite de ${company} a été demandée avec cette adresse de courriel.`,
    reasonQuote: (company) =>
      `Vous recevez ce courriel parce que ${company} a reçu un message au sujet d’une soumission envoyée à cette adresse de courriel.`,
  },

  visit: {
    service: (service) => `Service\u00a0: ${serviceName(service)}`,
    open: 'Ouvrir la demande',
    openWithPhotos: (photos) =>
      photos === 1 ? 'Ouvrir la demande et sa photo' : `Ouvrir la demande et ses ${photos} photos`,
    reason: 'Vous recevez ce courriel parce que quelqu’un a demandé une visite.',
    subject: (service, photos) => {
      const visit = `Visite pour ${serviceName(service)}`;
      if (photos === 0) return visit;
      return `${visit}, ${photos} photo${photos === 1 ? '' : 's'}`;
    },
    address: (address, postalCode) =>
      `Adresse\u00a0: ${[address, postalCode].filter(Boolean).join(', ')}`,
    elsewhere: (district) => `${district} est hors du territoire desservi.`,
    wished: (day, time) =>
      `Jour souhaité\u00a0: ${day === '' ? 'n’importe lequel' : frenchDay(day)}${time === '' ? '' : `, ${times[time] ?? time}`}`,
    photos: (count) => `Photos\u00a0: ${count === 0 ? 'aucune' : count}`,
  },
};

const times: Record<string, string> = {
  Morning: 'le matin',
  Afternoon: 'l’après-midi',
  Evening: 'le soir',
};

const services: Readonly<Record<VisitService, string>> = {
  'power-wash': 'Lavage à pression',
  bathroom: 'Salle de bain',
  demo: 'Démolition',
  drywall: 'Cloisons sèches',
  tile: 'Carrelage',
};

const serviceName = (service: string): string =>
  isVisitService(service) ? services[service] : service;

const languages = { en: 'anglais', fr: 'français' };

const documents = {
  invoice: 'la facture',
  quote: 'la soumission',
  deposit: 'le dépôt',
  partPayment: 'l’acompte',
};
