import { splitLanguage } from '../values/language.ts';

/** A page of the public site, and what follows from it. */
interface PublicPageFacts {
  /** Its address, with the names of what varies as the router takes them. */
  path: `/${string}`;
  /** What it counts as in figures. */
  kind: string;
  /** Whether search engines are to find it; false for one that shows what has another address. */
  inSitemap: boolean;
  /** Whether menu and footer lead to it; what it is called there stands in the frame's texts. */
  inMenu?: true;
}

/**
 * The pages of the public site, in the order of the site map (docs/product/pages.md "Addresses").
 * What may be opened without a token, which app shows an address, the router's patterns, the site map,
 * the menu and the kinds of figures derive from it; the router's elements do not compile without each
 * of them.
 */
export const publicPages = {
  home: { path: '/', kind: 'home', inSitemap: true, inMenu: true },
  allServices: { path: '/services-all', kind: 'services', inSitemap: true, inMenu: true },
  service: { path: '/services/:category/:title', kind: 'service', inSitemap: true },
  allQuotes: { path: '/all-quotes', kind: 'quotes', inSitemap: true, inMenu: true },
  studentSpecial: { path: '/student-special', kind: 'student', inSitemap: true },
  story: { path: '/gallery/:id', kind: 'gallery', inSitemap: true },
  // It shows the first story.
  gallery: { path: '/gallery', kind: 'gallery', inSitemap: false, inMenu: true },
  // Known only to who has asked for the quote, and to whom they give it.
  quoteAnswer: { path: '/quote-answer/:secret', kind: 'quote-answer', inSitemap: false },
  payment: { path: '/payment', kind: 'payment', inSitemap: true, inMenu: true },
  contact: { path: '/contact-us', kind: 'contact', inSitemap: true, inMenu: true },
  privacyPolicy: { path: '/privacy-policy', kind: 'privacy', inSitemap: true },
} as const satisfies Record<string, PublicPageFacts>;

export type PublicPage = keyof typeof publicPages;

/** Pages with an address for each of several things. */
export type PageOfMany = {
  [P in PublicPage]: (typeof publicPages)[P]['path'] extends `${string}:${string}` ? P : never;
}[PublicPage];

/** Pages that menu and footer lead to. */
export type MenuPage = {
  [P in PublicPage]: (typeof publicPages)[P] extends { inMenu: true } ? P : never;
}[PublicPage];

/** Screens of the office under `/admin` that are not the list of an entity. */
export const officeScreens = ['dashboard', 'board', 'settings', 'releases', 'account'] as const;
export type OfficeScreen = (typeof officeScreens)[number];

/**
 * The segments of an address that say which page it is, without its language's prefix; the first is
 * empty for the root.
 */
export const pageSegments = (pathname: string): string[] =>
  splitLanguage(pathname).path.split('/').slice(1);

/** The first of them. */
export const firstSegment = (pathname: string): string => pageSegments(pathname)[0] ?? '';
