import { publicPages, type MenuPage } from 'shared-api/contract/pages/pages';
import { routes } from 'shared-api/contract/pages/paths';
import { texts } from './frame/texts.ts';

const isInMenu = ([, facts]: [string, object]): boolean => 'inMenu' in facts;

/**
 * The public menu; the footer's link row has the same entries (docs/product/pages.md "Home",
 * docs/product/pages.md "Navigation bar").
 */
export const menu = [
  ...Object.entries(publicPages)
    .filter(isInMenu)
    .map(([page, { path }]) => ({ name: texts.menu[page as MenuPage], url: path })),
  { name: texts.menu.login, url: routes.login() },
];
