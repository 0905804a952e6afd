import { catalogue, findService } from 'shared-api/contract/site/catalogue';
import { publicPages } from 'shared-api/contract/pages/pages';
import { routes } from 'shared-api/contract/pages/paths';
import { storyCount } from 'shared-api/contract/site/stories';
import { storyPosition } from './storyPosition.ts';

/** Addresses of one segment that are pages of their own. */
const single = new Set<string>(
  Object.values(publicPages)
    .filter(({ path, inSitemap }) => inSitemap && /^\/[^/:]+$/.test(path))
    .map(({ path }) => path),
);

/** The page that an address shows. */
export interface ShownPage {
  /** The page's own address; every address that shows the same page has the same one. */
  address: string;
  /** 404 for an address that the site does not have, which keeps it out of search engines. */
  status: 200 | 404;
  /** Where the page that was meant is, if it is known. */
  movedTo?: string;
}

/** An unknown address shows the home page (docs/product/pages.md "Addresses"). */
const unknown: ShownPage = { address: routes.home(), status: 404 };

/** The segments of an address, decoded as the router decodes them. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path
      .replace(/^\/|\/+$/g, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The address of a service that was written in other letters. */
function movedService(category: string, title: string): Pick<ShownPage, 'movedTo'> {
  const meant = `${category}/${title}`.toLowerCase();
  const found = catalogue.find(
    ({ type, serviceName }) => `${type}/${serviceName}`.toLowerCase() === meant,
  );
  return found ? { movedTo: routes.serviceDetail(found.type, found.serviceName) } : {};
}

/**
 * The page that an address shows. The server keeps one rendered page an `address`, so the addresses
 * given here have to be few, whatever is asked for; the router shows the same page in the browser.
 * @param path the path as it was asked for, still percent-encoded
 */
export function pageOf(path: string): ShownPage {
  const segments = segmentsOf(path);
  if (!segments) return unknown;
  const [first = '', second, third] = segments;
  if (segments.length === 1) {
    if (first === '') return { address: routes.home(), status: 200 };
    if (first === 'gallery') return { address: routes.story(1), status: 200 };
    return single.has(`/${first}`) ? { address: `/${first}`, status: 200 } : unknown;
  }
  if (segments.length === 2 && first === 'gallery' && second !== undefined && second !== '') {
    const isStory = /^[1-9]\d?$/.test(second) && Number(second) <= storyCount;
    const position = storyPosition(second, storyCount);
    return { address: routes.story(position), status: isStory ? 200 : 404 };
  }
  if (segments.length === 3 && first === 'services') {
    const service = findService(second ?? '', third ?? '');
    if (!service) return { ...unknown, ...movedService(second ?? '', third ?? '') };
    return { address: routes.serviceDetail(service.type, service.serviceName), status: 200 };
  }
  return unknown;
}
