import { findService } from 'shared-api/contract/catalogue';
import { routes } from 'shared-api/contract/paths';
import { storyCount } from 'shared-api/contract/stories';

/** Patterns of the site's addresses, as the router takes them (specification 2.1). */
export const patterns = {
  home: routes.home(),
  allServices: routes.allServices(),
  service: '/services/:category/:title',
  allQuotes: routes.allQuotes(),
  payment: routes.payment(),
  contact: routes.contact(),
  privacyPolicy: routes.privacyPolicy(),
  studentSpecial: routes.studentSpecial(),
  gallery: routes.gallery(),
  story: '/gallery/:id',
} as const;

/** Addresses of one segment. */
const single = new Set<string>(
  Object.values(patterns).filter((pattern) => /^\/[^/:]+$/.test(pattern)),
);

/** The segments of an address, decoded as the router decodes them. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The HTTP status of an address: 404 for one that the site does not have. Such an address shows the
 * home page (specification 2.1), and the status keeps search engines from taking it for a page.
 */
export function statusOf(path: string): 200 | 404 {
  const segments = segmentsOf(path);
  if (!segments) return 404;
  const [first, second = '', third = ''] = segments;
  if (first === undefined) return 200;
  const isPage =
    segments.length === 1
      ? single.has(`/${first}`)
      : segments.length === 2
        ? first === 'gallery' && /^[1-9]\d?$/.test(second) && Number(second) <= storyCount
        : segments.length === 3 && first === 'services' && findService(second, third) !== undefined;
  return isPage ? 200 : 404;
}
