import type { Texts } from './texts.ts';

/** Texts of the parts of the home page that are only looked at. */
export const texts: Texts = {
  about: 'À propos de nous',
  aboutParagraphs: [
    'Nous servons nos clients depuis juillet 2017. Forts de plus de cinq ans d’expérience, nous savons ce qu’il faut à une maison, à un bureau ou à un immeuble pour rester en bon état, et ce sont les mêmes personnes qui s’en occupent, de la première visite à la dernière couche de peinture.',
    'Après chaque service, nous faisons un suivi\u00a0: vous nous dites ce qui allait et ce qui n’allait pas, et nous corrigeons.',
  ],
  clients: 'Nos clients',
  logos: 'Logos de nos clients',
  clientsLead: 'Trente entreprises nous confient leurs clés.',
  clientsOwn: 'Quelques-uns de ceux qui nous confient leurs clés.',
  reviews: 'Ce que disent nos clients',
  starsOf: (stars) => `${stars} étoile${stars > 1 ? 's' : ''} sur 5`,
  stars: (stars) => '★'.repeat(stars) + '☆'.repeat(5 - stars),
  author: (author, place) => `${author}, ${place}`,
  people: 'À qui vous avez affaire',
  area: 'Où nous travaillons',
  areaLead: 'La page de chaque service vous dit si nous desservons votre code postal.',
};
