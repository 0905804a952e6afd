import { findService } from 'shared-api/contract/catalogue';
import { routes } from 'shared-api/contract/paths';

/** Patterns of the site's addresses, as the router takes them (specification 2.1). */
export const patterns = {
  home: routes.home(),
  allServices: routes.allServices(),
  service: '/services/:category/:title',
  gallery: routes.gallery(),
  story: '/gallery/:id',
} as const;

/** Addresses whose page is not open yet; until then they say how to reach the company. */
export const comingPages = [
  { path: routes.allQuotes(), title: 'Generate Quote' },
  { path: routes.payment(), title: 'Online Payment' },
  { path: routes.contact(), title: 'Contact Us' },
  { path: routes.privacyPolicy(), title: 'Privacy Policy' },
  { path: routes.studentSpecial(), title: 'Student Special' },
  { path: patterns.gallery, title: 'Gallery' },
  { path: patterns.story, title: 'Gallery' },
] as const;

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

const isOpenSoon = (segments: string[]): boolean =>
  comingPages.some(({ path }) => {
    const pattern = path.slice(1).split('/');
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  });

/**
 * The HTTP status of an address: 404 for one that the site does not have. Such an address shows the
 * home page (specification 2.1), and the status keeps search engines from taking it for a page.
 */
export function statusOf(path: string): 200 | 404 {
  const segments = segmentsOf(path);
  if (!segments) return 404;
  const [first, second, third, ...more] = segments;
  if (first === undefined) return 200;
  if (isOpenSoon(segments)) return 200;
  if (segments.length === 1) return `/${first}` === patterns.allServices ? 200 : 404;
  const isService =
    first === 'services' &&
    more.length === 0 &&
    findService(second ?? '', third ?? '') !== undefined;
  return isService ? 200 : 404;
}
