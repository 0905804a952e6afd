import { routes } from 'shared-api/contract/pages/paths';
import type { AppJourneys } from 'shared-api/contract/releases/journeys';
import { inLanguage, languages } from 'shared-api/contract/values/language';

const carpet = routes.serviceDetail('Janitorial', 'Carpet');

/** One address of each page; services with a quote and with a visit are pages of their own kind. */
const pages = [
  routes.home(),
  routes.allServices(),
  routes.serviceDetail('Contracting', 'Paint'),
  routes.serviceDetail('Janitorial', 'Power Wash'),
  routes.allQuotes(),
  routes.studentSpecial(),
  routes.story(1),
  routes.payment(),
  routes.contact(),
  routes.privacyPolicy(),
];

/** What visitors do: read each page, ask for a quote, look at the gallery. */
export const journeys: AppJourneys = {
  journeys: [
    ...pages.map((path) => ({ name: `a visitor reads ${path}`, steps: [{ open: path }] })),
    {
      name: 'a visitor asks for a quote',
      steps: [
        { open: carpet },
        { fill: 'Date', inDays: 30 },
        { press: 'More: Rooms' },
        { press: 'More: Rooms' },
        { press: 'More: Rooms' },
        { fill: 'Email', with: 'visitor@example.com' },
        { press: 'Get my quote' },
        { heading: 'Quote #' },
      ],
    },
    {
      name: 'a visitor comes to the gallery and goes on from it',
      steps: [{ open: routes.gallery() }, { heading: 'Story 1' }, { go: routes.home() }],
    },
    {
      name: 'a visitor opens an address that does not exist',
      steps: [{ open: '/there-is-nothing-here', status: 404 }],
    },
    ...languages.map((language) => ({
      name: `a visitor reads the home page and a service in ${language}`,
      steps: [{ open: inLanguage(language, routes.home()) }, { go: inLanguage(language, carpet) }],
    })),
  ],
  budgets: [
    { route: routes.home(), html: 12, styles: 20, scripts: 122, pictures: 250, fonts: 32 },
    { route: '*', html: 12, styles: 20, scripts: 156, pictures: 250, fonts: 32 },
  ],
};
