import type { texts as en } from './contactTexts.en.ts';

/** What may be wrong with a message to the company, and what its fields are called. */
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
