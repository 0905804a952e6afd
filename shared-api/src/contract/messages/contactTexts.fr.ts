import type { texts as en } from './contactTexts.en.ts';

/** Labels and error messages of the contact form. */
export const texts: typeof en = {
  faults: { blankMessage: () => 'Écrivez votre message.' },
  labels: {
    contact: {
      name: 'Nom',
      email: 'Courriel',
      subject: 'Objet',
      phone: 'Téléphone',
      message: 'Message',
    },
  },
};
