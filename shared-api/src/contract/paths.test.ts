import { describe, expect, it } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { apiPaths } from './apiPaths.ts';
import { appOf, isPublicPath, routes } from './paths.ts';

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
  ])('is open at %s', (path) => expect(isPublicPath(path)).toBe(true));

  it.each([
    '/admin',
    '/admin/dashboard',
    '/admin/quotes/new',
    '/admin/login',
    '/employee/dashboard',
    '/unknown',
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
    '/unknown/admin',
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

describe('paths of the API (docs/product/calls.md)', () => {
  it.each([
    [apiPaths.list('clients'), 'clients/'],
    [apiPaths.search('invoices'), 'invoices/search/'],
    [apiPaths.record('contracts', 3), 'contracts/3/'],
    [apiPaths.create('employees'), 'employees/create'],
    [apiPaths.update('quotes', 3), 'quotes/update/3/'],
    [apiPaths.delete('services', 3), 'services/delete/3'],
    [apiPaths.quote('commercial'), 'commercial-quote/'],
    [apiPaths.contact(), 'contact/'],
    [apiPaths.login(), 'rest-auth/login/'],
    [apiPaths.logout(), 'rest-auth/logout/'],
    [apiPaths.contractServices(3), 'create-contract-services/3'],
    [apiPaths.dailyUpdate(), 'daily-update'],
    [apiPaths.receivePayment(3), 'receive-payment/3/'],
    [apiPaths.invoiceFile('10001'), 'download-invoice/10001'],
    [apiPaths.statement(3), 'invoices/download-csv/3'],
    [apiPaths.schedule('a/b'), 'todays-services-summary/a%2Fb'],
    [apiPaths.scheduleMark('a/b'), 'todays-services-summary/a%2Fb/mark'],
  ])('%s is as described', (path, specified) => expect(path).toBe(specified));
});
