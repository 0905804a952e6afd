/** Texts of the home page that come with what the company file says. */
export const texts = {
  reviews: 'What customers say',
  starsOf: (stars: number) => `${stars} of 5 stars`,
  stars: (stars: number) => '★'.repeat(stars) + '☆'.repeat(5 - stars),
  author: (author: string, place: string) => `${author}, ${place}`,
  people: 'Who you deal with',
  area: 'Where we work',
  areaLead: 'Each service’s page tells you whether we come to your postal code.',
};
