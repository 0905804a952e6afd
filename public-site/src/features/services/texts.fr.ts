import type { Texts } from './texts.ts';

/** Texts of the pages of all services and of one. */
export const texts: Texts = {
  title: 'Nos services',
  description:
    'Entretien ménager et rénovation par une équipe d’expérience, depuis juillet\u00a02017.',
  janitorial: 'Entretien ménager',
  contracting: 'Rénovation',
  quote: 'Soumission instantanée',
  visit: 'Prix après une visite',
  visitLead:
    'Chaque chantier est différent. Décrivez-nous le vôtre et nous passons le voir; la visite est gratuite.',
  steps: 'Comment se passe une visite',
  visitSteps: [
    'Nous vous appelons en un jour ouvrable au plus pour convenir d’un moment.',
    'Nous passons voir les lieux. Cela ne vous coûte rien.',
    'Vous recevez le prix par écrit, et vous décidez.',
  ],
  orCall: 'Vous préférez en parler?',
  call: (phone) => `Appeler le ${phone}`,
  from: (dollars, per) =>
    `À partir de ${Number.isInteger(dollars) ? dollars : dollars.toFixed(2).replace('.', ',')}\u00a0$ ${per}, plus taxes`,
  priceAfterVisit: 'Visite gratuite, prix par écrit',
  beforeAfter: 'Avant et après',
  moments: { before: 'Avant', after: 'Après' },
  toQuote: 'Voir votre prix',
  toVisit: 'Demander une visite',
  studentSpecial: 'Offre étudiante\u00a0: 4, 8 ou 12 visites à prix réduit',
  scope: 'Ce que vous obtenez',
  included: 'Compris',
  excluded: 'Non compris',
  questions: 'Questions et réponses',
  area: 'Où nous travaillons',
  areaLead: 'Entrez votre code postal pour savoir si nous venons chez vous.',
  postalCode: 'Code postal',
  postalCodeHint: 'Par exemple N2L 3G1; les trois premiers caractères suffisent.',
  check: 'Vérifier',
  served: (place, district) => `Oui, nous desservons ${place} (${district}).`,
  elsewhere: (district, phone) =>
    `${district} n’est pas sur nos trajets habituels. Appelez le ${phone}; pour de plus gros travaux, nous nous déplaçons.`,
  unreadable: 'Entrez un code postal canadien, par exemple N2L 3G1.',
  more: {
    Janitorial: 'Autres services d’entretien ménager',
    Contracting: 'Autres services de rénovation',
  },
};
