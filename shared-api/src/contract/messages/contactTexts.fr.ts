import type { texts as en } from './contactTexts.en.ts';

/** Labels and error messages of the contact form. */
export const texts: typeof en = {
  faults: {
    blankMessage: () => 'Écrivez votre message.',
    blankChange: () => 'Dites ce qu’il faut modifier.',
    blankPlace: () => 'Dites-nous où aller.',
    blankQuestion: () => 'Écrivez votre question.',
  },
  labels: {
    contact: {
      name: 'Nom',
      email: 'Courriel',
      subject: 'Objet',
      phone: 'Téléphone',
      message: 'Message',
    },
    quoteWish: {
      wish: 'Demande',
      name: 'Nom',
      phone: 'Téléphone',
      address: 'Adresse',
      message: 'Message',
    },
  },
};
