/** Texts of the parts of the home page that are only looked at. */
export const texts = {
  about: 'About Us',
  aboutParagraphs: [
    'We have been serving clients since July 2017. With over five years of experience, we know what a home, an office or a building needs to stay in good order, and we do it with the same people from the first visit to the last coat of paint.',
    'After every service we follow up: you tell us what was good and what was not, and we put it right.',
  ],
  clients: 'Our Clients',
  logos: 'Logos of our clients',
  clientsLead: 'Thirty companies that trust us with their keys.',
  clientsOwn: 'Some of those who trust us with their keys.',
  reviews: 'What customers say',
  starsOf: (stars: number) => `${stars} of 5 stars`,
  stars: (stars: number) => '★'.repeat(stars) + '☆'.repeat(5 - stars),
  author: (author: string, place: string) => `${author}, ${place}`,
  people: 'Who you deal with',
  area: 'Where we work',
  areaLead: 'Each service’s page tells you whether we serve your postal code.',
};
