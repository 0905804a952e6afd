/** A page of the public site, and what follows from it. */
interface PublicPageFacts {
  /** Its address, with the names of what varies as the router takes them. */
  path: `/${string}`;
  /** What it counts as in figures. */
  kind: string;
  /** Whether search engines are to find it; false for one that shows what has another address. */
  inSitemap: boolean;
}

/**
 * The pages of the public site, in the order of the site map (docs/product/pages.md "Addresses").
 * What may be opened without a token, which app shows an address, the router's patterns, the site map
 * and the kinds of figures derive from it; the router's elements do not compile without each of them.
 */
export const publicPages = {
  home: { path: '/', kind: 'home', inSitemap: true },
  allServices: { path: '/services-all', kind: 'services', inSitemap: true },
  service: { path: '/services/:category/:title', kind: 'service', inSitemap: true },
  allQuotes: { path: '/all-quotes', kind: 'quotes', inSitemap: true },
  studentSpecial: { path: '/student-special', kind: 'student', inSitemap: true },
  story: { path: '/gallery/:id', kind: 'gallery', inSitemap: true },
  // It shows the first story.
  gallery: { path: '/gallery', kind: 'gallery', inSitemap: false },
  payment: { path: '/payment', kind: 'payment', inSitemap: true },
  contact: { path: '/contact-us', kind: 'contact', inSitemap: true },
  privacyPolicy: { path: '/privacy-policy', kind: 'privacy', inSitemap: true },
} as const satisfies Record<string, PublicPageFacts>;

export type PublicPage = keyof typeof publicPages;

/** Pages with an address for each of several things. */
export type PageOfMany = {
  [P in PublicPage]: (typeof publicPages)[P]['path'] extends `${string}:${string}` ? P : never;
}[PublicPage];

/** Screens of the office under `/admin` that are not the list of an entity. */
export const officeScreens = ['dashboard', 'board', 'settings', 'releases', 'account'] as const;
export type OfficeScreen = (typeof officeScreens)[number];

/** The first segment of an address; empty for the root. */
export const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';
