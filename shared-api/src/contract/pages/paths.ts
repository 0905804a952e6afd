import type { Language } from '../values/language.ts';
import {
  firstSegment,
  pageSegments,
  publicPages,
  type PageOfMany,
  type PublicPage,
} from './pages.ts';

/**
 * First path segments of the back office, and how many may follow: a longer address is unknown, and shows home.
 * Below `admin` and `employee` the office itself says what it does not know.
 */
const officeSegments = new Map([
  ['login', 0],
  ['admin', Infinity],
  ['employee', Infinity],
  ['schedule', 1],
]);

/** First path segments that need no token. */
const publicSegments = new Set<string>([
  ...Object.values(publicPages).map(({ path }) => firstSegment(path)),
  'login',
  'schedule',
]);

/**
 * Whether a path may be opened without a token; all others redirect to the root
 * (docs/product/pages.md "Addresses").
 */
export const isPublicPath = (pathname: string): boolean =>
  publicSegments.has(firstSegment(pathname));

/** Which app renders a path. */
export function appOf(pathname: string): 'public-site' | 'back-office' {
  const [first = '', ...further] = pageSegments(pathname.replace(/\/$/, ''));
  const mostFurther = officeSegments.get(first) ?? -1;
  return further.length <= mostFurther ? 'back-office' : 'public-site';
}

/** URLs of the public pages that have exactly one, by page name. */
const publicRoutes = Object.fromEntries(
  Object.entries(publicPages)
    .filter(([, { path }]) => !path.includes(':'))
    .map(([page, { path }]) => [page, () => path]),
) as { [P in Exclude<PublicPage, PageOfMany>]: () => (typeof publicPages)[P]['path'] };

/** URLs of the pages that need no login (docs/product/pages.md "Addresses"); those of the office are in `officePaths`. */
export const routes = {
  ...publicRoutes,
  serviceDetail: (category: string, title: string) =>
    `/services/${encodeURIComponent(category)}/${encodeURIComponent(title)}`,
  quoteAnswer: (secret: string) => `/quote-answer/${encodeURIComponent(secret)}`,
  /** A quote as PDF; not a page, but a file of the API. */
  quoteAnswerFile: (secret: string, language: Language) =>
    `/api/quote-answers/${encodeURIComponent(secret)}/file/?language=${language}`,
  paymentReceipt: (key: string) => `/payment-receipt/${encodeURIComponent(key)}`,
  /** The same as PDF; not a page, but a file of the API. */
  paymentReceiptFile: (key: string, language: Language) =>
    `/api/payment-receipts/${encodeURIComponent(key)}/file/?language=${language}`,
  /** What came of a message or a request for a visit that was sent without scripts. */
  requestSent: (key: string) => `/request-sent/${encodeURIComponent(key)}`,
  story: (position: number) => `/gallery/${position}`,
  /** Starts with the first of all stories instead of the first highlight. */
  allStories: () => '/gallery/1?all',
  login: () => '/login',
  schedule: (secret: string) => `/schedule/${encodeURIComponent(secret)}`,
} as const;
