import { routes } from 'shared-api/contract/paths';

/**
 * The public menu; the footer's link row has the same entries (docs/product/pages.md "Home",
 * docs/product/pages.md "Navigation bar").
 */
export const menu = [
  { name: 'Home', url: routes.home() },
  { name: 'Services', url: routes.allServices() },
  { name: 'Generate Quote', url: routes.allQuotes() },
  { name: 'Gallery', url: routes.gallery() },
  { name: 'Online Payment', url: routes.payment() },
  { name: 'Contact Us', url: routes.contact() },
  { name: 'Login', url: routes.login() },
] as const;
