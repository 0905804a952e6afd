import type { EntityName } from '../entities/entities.ts';
import type { ImportableName } from '../entities/importing/imports.ts';
import { routes as siteRoutes } from './paths.ts';

/**
 * URLs that staff use (docs/product/office.md): those of the office, with those of the site. A file of their
 * own, so that no page of the site carries them.
 */
export const routes = {
  ...siteRoutes,
  /** What needs somebody now. */
  today: () => '/admin/today',
  dashboard: () => '/admin/dashboard',
  bank: () => '/admin/bank',
  employeeDashboard: () => '/employee/dashboard',
  /** The week board; the current week if no day is given. */
  board: (week?: string) => (week === undefined ? '/admin/board' : `/admin/board?week=${week}`),
  /** The board of a day. */
  boardDay: (day: string) => `/admin/board?day=${day}`,
  reports: () => '/admin/reports',
  settings: () => '/admin/settings',
  releases: () => '/admin/releases',
  account: () => '/admin/account',
  /** The list of invoices, with the window that shows and does the daily update. */
  dailyUpdate: () => '/admin/invoices#daily-update',
  /** What the runs of the daily update have done. */
  dailyRuns: () => '/admin/daily-runs',
  /** Importing records: of an entity, or one file. */
  imports: (what: { entity?: ImportableName; id?: number } = {}) => {
    const [query] = Object.entries(what).map(([name, value]) => `?${name}=${value}`);
    return `/admin/import${query ?? ''}`;
  },
  /** The list of services, the start page of Employees (docs/product/pages.md "Login"). */
  staffServices: () => '/admin/services',
  list: (entity: EntityName) => `/admin/${entity}`,
  editor: (entity: EntityName, id: number | 'new') => `/admin/${entity}/${id}`,
} as const;
