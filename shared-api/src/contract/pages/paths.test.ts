import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../site/catalogue.ts';
import { routes } from './officePaths.ts';
import { appOf, isPublicPath } from './paths.ts';

describe('an address without a token (docs/product/pages.md "Addresses")', () => {
  it.each([
    '/',
    '/privacy-policy',
    '/gallery',
    '/gallery/3',
    '/contact-us',
    '/services/Janitorial/Carpet',
    '/login',
    '/payment',
    '/all-quotes',
    '/student-special',
    '/services-all',
    '/services-all/',
    '/schedule/secret',
    '/fr',
    '/fr/',
    '/fr/contact-us',
    '/fr/services/Janitorial/Carpet',
  ])('is open at %s', (path) => expect(isPublicPath(path)).toBe(true));

  it.each([
    '/admin',
    '/admin/dashboard',
    '/admin/quotes/new',
    '/admin/login',
    '/employee/dashboard',
    '/unknown',
    '/fr/unknown',
    '/fr/admin/quotes',
    '/french',
    '/en/contact-us',
    '/Services',
    '/services-all-of-them',
    '/service',
    '/all',
  ])('is closed at %s', (path) => expect(isPublicPath(path)).toBe(false));

  it.each([
    routes.home(),
    routes.allServices(),
    routes.allQuotes(),
    routes.payment(),
    routes.contact(),
    routes.privacyPolicy(),
    routes.gallery(),
    routes.story(15),
    routes.studentSpecial(),
    routes.login(),
    routes.schedule('secret'),
    ...catalogue.map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
  ])('is open at the public page %s', (path) => expect(isPublicPath(path)).toBe(true));

  it.each([
    routes.dashboard(),
    routes.staffServices(),
    routes.list('clients'),
    routes.editor('invoices', 12),
  ])('is closed at the staff page %s', (path) => expect(isPublicPath(path)).toBe(false));
});

describe('the app that shows an address', () => {
  it.each([
    routes.login(),
    routes.schedule('secret'),
    routes.dashboard(),
    routes.list('leads'),
    routes.editor('quotes', 'new'),
    '/employee/dashboard',
    '/admin',
    '/admin/x/y/z',
    '/login/',
    '/schedule',
    '/schedule/secret/',
  ])('is the back office at %s', (path) => expect(appOf(path)).toBe('back-office'));

  it.each([
    routes.home(),
    routes.allServices(),
    routes.serviceDetail('Contracting', 'Paint'),
    routes.payment(),
    routes.story(1),
    routes.studentSpecial(),
    '/administration',
    '/schedules',
    '/login/x',
    '/fr/login/x',
    '/schedule/a/b',
    '/fr/schedule/a/b',
    '/unknown/admin',
    '/fr',
    '/fr/payment',
  ])('is the public site at %s', (path) => expect(appOf(path)).toBe('public-site'));
});

describe('addresses of pages', () => {
  it.each([
    [routes.home(), '/'],
    [routes.allServices(), '/services-all'],
    [routes.serviceDetail('Janitorial', 'Carpet'), '/services/Janitorial/Carpet'],
    [
      routes.serviceDetail('Janitorial', 'Post Construction'),
      '/services/Janitorial/Post%20Construction',
    ],
    [routes.allQuotes(), '/all-quotes'],
    [routes.payment(), '/payment'],
    [routes.contact(), '/contact-us'],
    [routes.privacyPolicy(), '/privacy-policy'],
    [routes.gallery(), '/gallery'],
    [routes.story(1), '/gallery/1'],
    [routes.studentSpecial(), '/student-special'],
    [routes.login(), '/login'],
    [routes.schedule('a/b?c'), '/schedule/a%2Fb%3Fc'],
    [routes.dashboard(), '/admin/dashboard'],
    [routes.staffServices(), '/admin/services'],
    [routes.list('contracts'), '/admin/contracts'],
    [routes.editor('quotes', 'new'), '/admin/quotes/new'],
    [routes.editor('clients', 7), '/admin/clients/7'],
  ])('%s is as described', (address, specified) => expect(address).toBe(specified));
});
