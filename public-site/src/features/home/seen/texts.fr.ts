import type { Texts } from './texts.ts';

/** Texts of the home page that come with what the company file says. */
export const texts: Texts = {
  reviews: 'Ce que disent nos clients',
  starsOf: (stars) => `${stars} étoiles sur 5`,
  stars: (stars) => '★'.repeat(stars) + '☆'.repeat(5 - stars),
  author: (author, place) => `${author}, ${place}`,
  people: 'À qui vous avez affaire',
  area: 'Où nous travaillons',
  areaLead: 'La page de chaque service vous dit si nous venons à votre code postal.',
};
