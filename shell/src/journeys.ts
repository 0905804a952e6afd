import { routes } from 'shared-api/contract/pages/officePaths';
import type { AppJourneys } from 'shared-api/contract/releases/journeys';

/** What the shell is for: it leads from one app to the other, and ends a session. */
export const journeys: AppJourneys = {
  journeys: [
    {
      name: 'a visitor goes to the login and back',
      steps: [{ open: routes.home() }, { go: routes.login() }, { go: routes.home() }],
    },
    {
      name: 'staff go to the site and back, and log out',
      as: 'admin',
      steps: [
        { open: routes.list('leads') },
        { go: routes.home() },
        { go: routes.list('leads') },
        { press: 'Menu' },
        { press: 'Log out' },
        { at: routes.home() },
      ],
    },
  ],
  budgets: [],
};
