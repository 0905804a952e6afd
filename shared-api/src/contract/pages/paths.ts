import type { Language } from '../values/language.ts';
import { firstSegment, publicPages, type PageOfMany, type PublicPage } from './pages.ts';

/** What somebody may write to the company about a quote. */
export type QuoteWish = (typeof quoteWishes)[number];
const quoteWishes = ['book', 'change', 'ask'] as const;

/** What a link to the contact form is about; nothing of any other address. */
export function readContactAbout(search: string): { wish: QuoteWish; number: string } | undefined {
  const [, asked, number] = /^\?about=([a-z]+)-(\d{5})$/.exec(search) ?? [];
  const wish = quoteWishes.find((name) => name === asked);
  return wish === undefined || number === undefined ? undefined : { wish, number };
}

/** First path segments of the back office. */
const officeSegments = new Set(['login', 'admin', 'employee', 'schedule']);

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
export const appOf = (pathname: string): 'public-site' | 'back-office' =>
  officeSegments.has(firstSegment(pathname)) ? 'back-office' : 'public-site';

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
  /** The contact form with its subject filled in: what somebody wants to do about a quote. */
  contactAbout: (wish: QuoteWish, number: number) =>
    `${publicPages.contact.path}?about=${wish}-${number}`,
  /** A quote as PDF; not a page, but a file of the API. */
  quoteAnswerFile: (secret: string) => `/api/quote-answers/${encodeURIComponent(secret)}/file/`,
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
