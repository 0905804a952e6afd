import { catalogue } from './catalogue.ts';
import { routes } from './paths.ts';
import { highlightedStories } from './stories.ts';

/** Addresses of every public page that search engines are to find. */
export const sitePages: readonly string[] = [
  routes.home(),
  routes.allServices(),
  ...catalogue.map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
  routes.allQuotes(),
  routes.studentSpecial(),
  ...Array.from({ length: highlightedStories }, (_, index) => routes.story(index + 1)),
  routes.payment(),
  routes.contact(),
  routes.privacyPolicy(),
];
