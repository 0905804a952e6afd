import { routes } from 'shared-api/contract/pages/officePaths';
import { screens } from '../entities/screens.ts';
import { texts } from './texts.ts';

/**
 * One entry of the private menu; shown from this role level on (docs/product/pages.md "Navigation
 * bar").
 */
interface MenuEntry {
  name: string;
  url: string;
  role: 0 | 1 | 2;
  /** Up to which level it is shown, where a higher one has an entry of its own. */
  upTo?: 1;
  /** In the bar only where there is much room; the drawer has every entry. */
  isSeldom?: boolean;
}

/**
 * The private menu: the described entries, those of entities as their screens declare them, and for
 * Employees what else their role may see and do, the dashboard and the board.
 */
const entries: MenuEntry[] = [
  { name: texts.home, url: routes.home(), role: 0 },
  { name: texts.today, url: routes.today(), role: 2 },
  { name: texts.dashboard, url: routes.dashboard(), role: 2 },
  { name: texts.dashboard, url: routes.employeeDashboard(), role: 1, upTo: 1 },
  ...Object.values(screens).map(({ entity, title, menuFrom }) => ({
    name: title,
    url: routes.list(entity),
    role: menuFrom,
  })),
  { name: texts.board, url: routes.board(), role: 1 },
  { name: texts.bank, url: routes.bank(), role: 2 },
  { name: texts.reports, url: routes.reports(), role: 2 },
  { name: texts.settings, url: routes.settings(), role: 2 },
  { name: texts.imports, url: routes.imports(), role: 2, isSeldom: true },
  { name: texts.releases, url: routes.releases(), role: 2, isSeldom: true },
];

/** The entries that a person of a level sees. */
export const menuOf = (level: number): MenuEntry[] =>
  entries.filter(({ role, upTo = 2 }) => role <= level && level <= upTo);
