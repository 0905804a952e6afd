import { frenchDay } from 'shared-api/contract/values/frenchDays';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.fr';
import { fr as documentWords } from '../documents/texts.fr.ts';
import type { MailTexts } from './texts.ts';

const { subTotal, tax, received, balance } = documentWords.invoice;

/** Texts of mails, except the mail with an instant quote, whose texts are with quotes. */
export const fr: MailTexts = {
  money: moneyIn(money),
  questions: (phone) => `Des questions? Appelez le ${phone} ou répondez à ce courriel.`,

  moreLines: (count) => `et ${count} autres dans le document joint`,

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

  invoice: {
    due: 'Montant à payer',
    sums: { subTotal, tax, received, balance, total: documentWords.total },
    reason: (company) =>
      `Vous recevez ce courriel parce que ${company} envoie vos factures à cette adresse.`,
    subjects: {
      bill: (number) => `Votre facture nº\u00a0${number}`,
      reminder: (number) => `Rappel de votre facture nº\u00a0${number}`,
    },
    dear: (client) => `Bonjour ${client},`,
    amount: (subject, day, amount) =>
      `${subject}, datée du ${frenchDay(day)}\u00a0: ${amount}, taxes comprises.`,
    howToPay: (number, eTransferEmail) =>
      `Payez en ligne avec le numéro ${number}, ou envoyez un virement Interac à ${eTransferEmail}.`,
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

const documents = { invoice: 'la facture', quote: 'la soumission' };
