import type { Texts } from './texts.ts';

/** Texts that only search engines read. */
export const texts: Texts = {
  units: { commercial: 'heure', 'student-houses': 'chambre' },
  categories: { Janitorial: 'Entretien ménager', Contracting: 'Rénovation' },
};
