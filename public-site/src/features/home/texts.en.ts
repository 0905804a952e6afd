/** Texts of the home page. */
export const texts = {
  title: (company: string, city: string) => `${company}: cleaning and contracting in ${city}`,
  getQuote: 'Get an instant quote',
  allServices: 'See all services',
  description:
    'Contracting and janitorial services with an experienced crew since July 2017: instant quotes, insured, follow-up after every service.',
  headline: 'A clean place, well kept.',
  promise:
    'One local crew for cleaning and renovation. See your price in a minute, book the day that suits you, and hear from us after every service.',
  facts: [
    { figure: 'July 2017', text: 'Serving clients since' },
    { figure: '$5,000,000', text: 'Insurance coverage up to' },
    { figure: 'Every team member', text: 'Screened for criminal records and references' },
    { figure: 'Every service', text: 'Followed up after' },
  ],
  stories: 'How we work',
  storiesLead: 'Short animated films; the places are imaginary.',
  storiesFilmed: 'Short films from our jobs.',
  storiesAll: (count: number) => (count === 1 ? 'See the film' : `See all ${count} films`),
  cleaning: 'Cleaning services',
  cleaningLead: 'Homes, offices, student houses and sites, cleaned on the day that suits you.',
  contracting: 'Contracting services',
  contractingLead:
    'From demolition to the last baseboard, run by one person who answers your calls.',
  projects: 'Projects',
  projectsLead: 'Drawings of residences such as those we look after.',
  projectsPhotographed: 'Residences we look after.',
};
