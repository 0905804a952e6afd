import { catalogue } from '../site/catalogue.ts';
import { publicPages, type ListedPageOfMany, type PublicPage } from './pages.ts';
import { routes } from './paths.ts';
import { storyCount } from '../site/stories.ts';

/** The URLs of pages that have one per item, but for secret ones. */
const addresses: Record<ListedPageOfMany, readonly string[]> = {
  service: catalogue.map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
  story: Array.from({ length: storyCount }, (_, index) => routes.story(index + 1)),
};

const isOfMany = (page: string): page is ListedPageOfMany => Object.hasOwn(addresses, page);

/** The URLs of all public pages in the site map. */
export const sitePages: readonly string[] = (Object.keys(publicPages) as PublicPage[])
  .filter((page) => publicPages[page].inSitemap)
  .flatMap((page) => (isOfMany(page) ? addresses[page] : [publicPages[page].path]));
