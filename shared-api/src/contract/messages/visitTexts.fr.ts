import type { texts as en } from './visitTexts.en.ts';

/** What may be wrong with a request for a visit, and what its fields are called. */
export const texts: typeof en = {
  faults: {
    blankVisit: () => 'Dites-nous en quelques mots de quoi il s’agit.',
    noVisitPostalCode: () => 'Entrez le code postal sous la forme N2L 3G1.',
    tooManyPhotos: ({ most }) =>
      `Une demande peut contenir ${most} photos. Retirez-en, ou envoyez les autres par courriel.`,
  },
  labels: {
    visit: {
      service: 'Service',
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      address: 'Adresse',
      postalCode: 'Code postal',
      message: 'De quoi s’agit-il?',
      day: 'Jour',
      time: 'Moment de la journée',
      photos: 'Photos',
      formKey: 'Formulaire',
    },
  },
};
