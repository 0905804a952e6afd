import { entityNames } from 'shared-api/contract/entities/entityNames';
import { routes } from 'shared-api/contract/pages/officePaths';
import { officeScreens } from 'shared-api/contract/pages/pages';
import type { AppJourneys } from 'shared-api/contract/releases/journeys';

/** What staff do each day: log in, and open each list, each editor and each screen. */
export const journeys: AppJourneys = {
  journeys: [
    {
      name: 'somebody logs in',
      steps: [
        { open: routes.login() },
        { fill: 'Username', with: 'admin' },
        { fill: 'Password', with: 'northbank-admin' },
        { press: 'Login' },
        { heading: 'Leads' },
      ],
    },
    {
      name: 'an Admin opens each list',
      as: 'admin',
      steps: entityNames.map((entity, index) =>
        index === 0 ? { open: routes.list(entity) } : { go: routes.list(entity) },
      ),
    },
    {
      name: 'an Admin opens each editor',
      as: 'admin',
      steps: entityNames.map((entity, index) =>
        index === 0 ? { open: routes.editor(entity, 1) } : { go: routes.editor(entity, 1) },
      ),
    },
    {
      name: 'an Admin opens each screen',
      as: 'admin',
      steps: officeScreens.map((screen, index) =>
        index === 0 ? { open: `/admin/${screen}` } : { go: `/admin/${screen}` },
      ),
    },
    {
      name: 'an Employee sees the services and the dashboard',
      as: 'employee',
      steps: [{ open: routes.staffServices() }, { go: routes.employeeDashboard() }],
    },
  ],
  budgets: [{ route: '*', html: 6, styles: 30, scripts: 260, pictures: 20, fonts: 62 }],
};
