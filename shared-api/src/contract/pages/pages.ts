import { splitLanguage } from '../values/language.ts';

/** A page of the public site, and the facts derived from it. */
interface PublicPageFacts {
  /** Path pattern, with parameters in the router's notation. */
  path: `/${string}`;
  /** Label of the page in metrics. */
  kind: string;
  /** Whether it is in the site map; false for pages whose content has another canonical URL. */
  inSitemap: boolean;
  /** Whether menu and footer link to it; the link's text is in the frame's catalogue. */
  inMenu?: true;
}

/**
 * The pages of the public site, in site map order (docs/product/pages.md "Addresses"). Public
 * access, the owning app, router patterns, site map, menu and metrics labels all derive from this
 * table, and the public site's routes do not compile unless every page has one.
 */
export const publicPages = {
  home: { path: '/', kind: 'home', inSitemap: true, inMenu: true },
  allServices: { path: '/services-all', kind: 'services', inSitemap: true, inMenu: true },
  service: { path: '/services/:category/:title', kind: 'service', inSitemap: true },
  allQuotes: { path: '/all-quotes', kind: 'quotes', inSitemap: true, inMenu: true },
  studentSpecial: { path: '/student-special', kind: 'student', inSitemap: true },
  story: { path: '/gallery/:id', kind: 'gallery', inSitemap: true },
  // Shows the first story, which has its own URL.
  gallery: { path: '/gallery', kind: 'gallery', inSitemap: false, inMenu: true },
  // A secret link; whoever has it can read the quote.
  quoteAnswer: { path: '/quote-answer/:secret', kind: 'quote-answer', inSitemap: false },
  // Known only to who has paid: the key of the payment is in it.
  paymentReceipt: { path: '/payment-receipt/:key', kind: 'payment-receipt', inSitemap: false },
  // Known only to who has sent the form: its key is in it.
  requestSent: { path: '/request-sent/:key', kind: 'request-sent', inSitemap: false },
  payment: { path: '/payment', kind: 'payment', inSitemap: true, inMenu: true },
  contact: { path: '/contact-us', kind: 'contact', inSitemap: true, inMenu: true },
  privacyPolicy: { path: '/privacy-policy', kind: 'privacy', inSitemap: true },
} as const satisfies Record<string, PublicPageFacts>;

export type PublicPage = keyof typeof publicPages;

/** Pages with one URL per item, such as a story. */
export type PageOfMany = {
  [P in PublicPage]: (typeof publicPages)[P]['path'] extends `${string}:${string}` ? P : never;
}[PublicPage];

/** Of those, the ones whose addresses are public; those of the others are secret. */
export type ListedPageOfMany = {
  [P in PageOfMany]: (typeof publicPages)[P] extends { inSitemap: true } ? P : never;
}[PageOfMany];

/** Pages that menu and footer link to. */
export type MenuPage = {
  [P in PublicPage]: (typeof publicPages)[P] extends { inMenu: true } ? P : never;
}[PublicPage];

/** Office screens under `/admin` that are not an entity's list. */
export const officeScreens = [
  'today',
  'dashboard',
  'bank',
  'board',
  'reports',
  'settings',
  'releases',
  'account',
  'daily-runs',
  'import',
] as const;
export type OfficeScreen = (typeof officeScreens)[number];

/** The segments of a path without its language prefix; the first is empty for the root. */
export const pageSegments = (pathname: string): string[] =>
  splitLanguage(pathname).path.split('/').slice(1);

export const firstSegment = (pathname: string): string => pageSegments(pathname)[0] ?? '';
