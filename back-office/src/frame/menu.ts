import { routes } from 'shared-api/contract/pages/officePaths';
import { may, type Permission } from 'shared-api/contract/staff/permissions';
import { neededFor, roleLevel, type Role } from 'shared-api/contract/staff/roles';
import { screens } from '../entities/screens.ts';
import { texts } from './texts.ts';

/**
 * One entry of the private menu. An Employee has those of their role level (docs/product/pages.md
 * "Navigation bar"), other roles those that they may open.
 */
interface MenuEntry {
  name: string;
  url: string;
  role: 0 | 1 | 2;
  /** Any of these opens it. */
  needs: readonly Permission[];
  /** Whether it is an Employee's alone: others have an entry of their own. */
  isOfCrew?: boolean;
  /** In the bar only where there is much room; the drawer has every entry. */
  isSeldom?: boolean;
}

/** Any of these opens a part of the settings. */
const settingsNeed = ['prices', 'company', 'people', 'books', 'mails'] as const;

/**
 * The private menu: the described entries, those of entities as their screens declare them, and what else roles
 * may see and do, the dashboard and the board.
 */
const entries: MenuEntry[] = [
  { name: texts.home, url: routes.home(), role: 0, needs: ['own'] },
  { name: texts.today, url: routes.today(), role: 2, needs: ['today'] },
  { name: texts.dashboard, url: routes.dashboard(), role: 2, needs: ['seeMoney'] },
  {
    name: texts.dashboard,
    url: routes.employeeDashboard(),
    role: 1,
    needs: ['seeMoney'],
    isOfCrew: true,
  },
  ...Object.values(screens).map(({ entity, title, menuFrom }) => ({
    name: title,
    url: routes.list(entity),
    role: menuFrom,
    needs: [neededFor('read', entity)],
  })),
  { name: texts.board, url: routes.board(), role: 1, needs: ['seeSchedule'] },
  { name: texts.bank, url: routes.bank(), role: 2, needs: ['money'] },
  { name: texts.reports, url: routes.reports(), role: 2, needs: ['reports'] },
  { name: texts.settings, url: routes.settings(), role: 2, needs: settingsNeed },
  { name: texts.imports, url: routes.imports(), role: 2, needs: ['records'], isSeldom: true },
  { name: texts.releases, url: routes.releases(), role: 2, needs: ['releases'], isSeldom: true },
];

/** The entries that a person with a role sees; without one, those for everybody. */
export const menuOf = (role: Role | undefined): MenuEntry[] =>
  entries.filter(({ role: level, needs, isOfCrew = false }) => {
    if (role === undefined) return level === 0;
    if (role === 'Employee') return level <= roleLevel(role);
    return !isOfCrew && needs.some((permission) => may(role, permission));
  });
