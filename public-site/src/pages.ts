import { catalogue, findService } from 'shared-api/contract/site/catalogue';
import {
  publicPages,
  type ListedPageOfMany,
  type PublicPage,
} from 'shared-api/contract/pages/pages';
import { routes } from 'shared-api/contract/pages/paths';
import { isStory } from './storyPosition.ts';

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

/**
 * The segments of an address, decoded as the router decodes them; of one that is longer than any page's,
 * only so many that this shows.
 */
function segmentsOf(path: string): string[] | undefined {
  // In a loop: the pattern /\/+$/ takes quadratic time for slashes that something follows.
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  try {
    return path
      .slice(path.startsWith('/') ? 1 : 0, end)
      .split('/', mostParts + 1)
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

/** Finds the page of a kind by the variable segments of its address. */
const pagesOfMany: Record<ListedPageOfMany, (...values: string[]) => ShownPage> = {
  service: (category = '', title = '') => {
    const service = findService(category, title);
    if (!service) return { ...unknown, ...movedService(category, title) };
    return { address: routes.serviceDetail(service.type, service.serviceName), status: 200 };
  },
  story: (id = '') => (isStory(id) ? { address: routes.story(Number(id)), status: 200 } : unknown),
};

/** Pages that show what has another address. */
const sameAs: Partial<Record<PublicPage, string>> = { gallery: routes.story(1) };

const patterns = (Object.keys(publicPages) as PublicPage[]).map((page) => ({
  page,
  parts: publicPages[page].path.slice(1).split('/'),
}));

const mostParts = Math.max(...patterns.map(({ parts }) => parts.length));

const isOfMany = (page: string): page is ListedPageOfMany => Object.hasOwn(pagesOfMany, page);

/**
 * The page that an address shows. The server keeps one rendered page an `address`, so the addresses
 * given here have to be few, whatever is asked for; the router shows the same page in the browser.
 * @param path the path as it was asked for, still percent-encoded
 */
export function pageOf(path: string): ShownPage {
  const segments = segmentsOf(path);
  const found = patterns.find(
    ({ parts }) =>
      parts.length === segments?.length &&
      parts.every((part, index) =>
        part.startsWith(':') ? segments[index] !== '' : segments[index] === part,
      ),
  );
  if (!segments || !found) return unknown;
  const { page, parts } = found;
  const values = segments.filter((_segment, index) => parts[index]?.startsWith(':'));
  if (isOfMany(page)) return pagesOfMany[page](...values);
  // Its address is secret: the server answers it by itself, and keeps no page of it.
  if (values.length > 0) return unknown;
  return { address: sameAs[page] ?? publicPages[page].path, status: 200 };
}
