import { catalogue } from '../site/catalogue.ts';
import { publicPages, type PageOfMany, type PublicPage } from './pages.ts';
import { routes } from './paths.ts';
import { storyCount } from '../site/stories.ts';

/** The addresses of the pages that have one for each of several things. */
const addresses: Record<PageOfMany, readonly string[]> = {
  service: catalogue.map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
  // Known to nobody but who asked.
  quoteAnswer: [],
  story: Array.from({ length: storyCount }, (_, index) => routes.story(index + 1)),
};

const isOfMany = (page: string): page is PageOfMany => Object.hasOwn(addresses, page);

/** Addresses of every public page that search engines are to find. */
export const sitePages: readonly string[] = (Object.keys(publicPages) as PublicPage[])
  .filter((page) => publicPages[page].inSitemap)
  .flatMap((page) => (isOfMany(page) ? addresses[page] : [publicPages[page].path]));
