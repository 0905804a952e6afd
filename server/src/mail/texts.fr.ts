import type { MailTexts } from './texts.ts';

/** What a person reads in mails; that of an instant quote stands with quotes. */
export const fr: MailTexts = {
  questions: (phone) => `Des questions? Appelez le ${phone} ou répondez à ce courriel.`,

  receipt: {
    subject: (document, number) => `Paiement reçu pour ${documents[document]} nº\u00a0${number}`,
    thanks: 'Merci!',
    received: (amount, document, number) =>
      `Nous avons reçu votre paiement de ${amount} pour ${documents[document]} nº\u00a0${number}.`,
  },

  invoice: {
    subjects: {
      bill: (number) => `Votre facture nº\u00a0${number}`,
      reminder: (number) => `Rappel de votre facture nº\u00a0${number}`,
    },
    dear: (client) => `Bonjour ${client},`,
    amount: (subject, day, amount) =>
      `${subject}, datée du ${day}\u00a0: ${amount}, taxes comprises.`,
    howToPay: (number, eTransferEmail) =>
      `Payez en ligne avec le numéro ${number}, ou envoyez un virement Interac à ${eTransferEmail}.`,
  },

  contact: {
    subject: (about) => `Message\u00a0: ${about}`,
    noSubject: 'sans objet',
    name: (name) => `Nom\u00a0: ${name}`,
    email: (email) => `Courriel\u00a0: ${email}`,
    phone: (phone) => `Téléphone\u00a0: ${phone}`,
    about: (subject) => `Objet\u00a0: ${subject}`,
  },
};

const documents = { invoice: 'la facture', quote: 'la soumission' };
