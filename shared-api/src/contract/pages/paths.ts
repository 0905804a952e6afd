import type { EntityName } from '../entities/entities.ts';
import { firstSegment, publicPages, type PageOfMany, type PublicPage } from './pages.ts';

/** First segments of the pages of back-office. */
const officeSegments = new Set(['login', 'admin', 'employee', 'schedule']);

/** First segments of the addresses that are open without a stored token. */
const publicSegments = new Set<string>([
  ...Object.values(publicPages).map(({ path }) => firstSegment(path)),
  'login',
  'schedule',
]);

/**
 * Whether an address may be opened without a token; any other redirects to the root
 * (docs/product/pages.md "Addresses").
 */
export const isPublicPath = (pathname: string): boolean =>
  publicSegments.has(firstSegment(pathname));

/** Which app shows an address. */
export const appOf = (pathname: string): 'public-site' | 'back-office' =>
  officeSegments.has(firstSegment(pathname)) ? 'back-office' : 'public-site';

/** The addresses of public pages that have one each, by the page's name. */
const publicRoutes = Object.fromEntries(
  Object.entries(publicPages)
    .filter(([, { path }]) => !path.includes(':'))
    .map(([page, { path }]) => [page, () => path]),
) as { [P in Exclude<PublicPage, PageOfMany>]: () => (typeof publicPages)[P]['path'] };

/** Addresses of the product's pages (docs/product/pages.md "Addresses", docs/product/office.md). */
export const routes = {
  ...publicRoutes,
  serviceDetail: (category: string, title: string) =>
    `/services/${encodeURIComponent(category)}/${encodeURIComponent(title)}`,
  quoteAnswer: (secret: string) => `/quote-answer/${encodeURIComponent(secret)}`,
  story: (position: number) => `/gallery/${position}`,
  /** The first of all stories, not of the highlighted ones alone. */
  allStories: () => '/gallery/1?all',
  login: () => '/login',
  schedule: (secret: string) => `/schedule/${encodeURIComponent(secret)}`,
  dashboard: () => '/admin/dashboard',
  employeeDashboard: () => '/employee/dashboard',
  /** The week board; of this week where no day is given. */
  board: (week?: string) => (week === undefined ? '/admin/board' : `/admin/board?week=${week}`),
  settings: () => '/admin/settings',
  releases: () => '/admin/releases',
  account: () => '/admin/account',
  /** The list of services, where staff who are no Admins begin (docs/product/pages.md "Login"). */
  staffServices: () => '/admin/services',
  list: (entity: EntityName) => `/admin/${entity}`,
  editor: (entity: EntityName, id: number | 'new') => `/admin/${entity}/${id}`,
} as const;
