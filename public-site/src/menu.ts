import { routes } from 'shared-api/contract/pages/paths';
import { texts } from './frame/texts.ts';

/**
 * The public menu; the footer's link row has the same entries (docs/product/pages.md "Home",
 * docs/product/pages.md "Navigation bar").
 */
export const menu = [
  { name: texts.menu.home, url: routes.home() },
  { name: texts.menu.services, url: routes.allServices() },
  { name: texts.menu.quote, url: routes.allQuotes() },
  { name: texts.menu.gallery, url: routes.gallery() },
  { name: texts.menu.payment, url: routes.payment() },
  { name: texts.menu.contact, url: routes.contact() },
  { name: texts.menu.login, url: routes.login() },
] as const;
