import type { Texts } from './texts.ts';

/** Texts of the cards of catalogue services. */
export const texts: Texts = {
  quote: 'Soumission instantanée',
  visit: 'Prix après une visite',
  detailing: 'Esthétique automobile',
  newTab: 'S’ouvre dans un nouvel onglet',
  services: {
    carpet: 'Tapis',
    commercial: 'Commercial',
    grout: 'Coulis',
    'post-construction': 'Après construction',
    'power-wash': 'Lavage à pression',
    residential: 'Résidentiel',
    'student-houses': 'Logements étudiants',
    bathroom: 'Salle de bain',
    demo: 'Démolition',
    drywall: 'Cloisons sèches',
    floor: 'Planchers',
    paint: 'Peinture',
    tile: 'Carrelage',
  },
};
