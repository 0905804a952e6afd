import type { Texts } from './texts.ts';

/** Texts of the pages of all services and of one. */
export const texts: Texts = {
  title: 'Nos services',
  description: 'Entretien ménager et rénovation par une équipe d’expérience, depuis juillet 2017.',
  janitorial: 'Entretien ménager',
  contracting: 'Rénovation',
  quote: 'Soumission instantanée',
  visit: 'Prix après une visite',
  visitLead:
    'Chaque chantier est différent. Appelez-nous et nous passons le voir; la visite est gratuite.',
  call: (phone) => `Appeler le ${phone}`,
  more: {
    Janitorial: 'Autres services d’entretien ménager',
    Contracting: 'Autres services de rénovation',
  },
};
