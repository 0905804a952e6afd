import { describe, expect, it } from '@jest/globals';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { isPublicPath, routes } from 'shared-api/contract/pages/paths';
import { sitePages } from 'shared-api/contract/pages/sitePages';
import fc from 'fast-check';
import { pageOf } from './pages.ts';

describe('the status of an address', () => {
  it.each([
    '/',
    '/services-all',
    '/contact-us',
    '/gallery/3',
    ...catalogue.map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
  ])('%s is found', (path) => expect(pageOf(path).status).toBe(200));

  it.each([
    '/unknown',
    '/services-all/more',
    '/services',
    '/services/Janitorial',
    '/services/Janitorial/Juggling',
    '/services/Contracting/Carpet',
    '/services/Janitorial/Carpet/extra',
    '/%E0%A4%A',
    '/%00',
    '/Gallery',
    '//gallery',
    '/gallery%2F3',
    '/services//Carpet',
    `/${'x'.repeat(5000)}`,
  ])('%s is not', (path) => expect(pageOf(path)).toEqual({ address: '/', status: 404 }));

  it('is told at once of however many slashes', async () => {
    const slashes = '/'.repeat(300_000);
    expect(pageOf(`${slashes}x`)).toEqual({ address: '/', status: 404 });
    expect(pageOf(`/gallery${slashes}`)).toEqual({ address: '/gallery/1', status: 200 });
    // Quadratic work would take a minute, longer than any test may: that is noticed in this pause.
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('is only ever found for addresses that are open without a token', () => {
    for (const path of ['/', '/services-all', routes.serviceDetail('Contracting', 'Tile')]) {
      expect(isPublicPath(path)).toBe(true);
    }
  });
});

describe('the page of an address', () => {
  it.each(sitePages)('%s is itself', (path) => expect(pageOf(path).address).toBe(path));

  it.each([
    ['/gallery', '/gallery/1', 200],
    ['/gallery/7', '/gallery/7', 200],
    ['/gallery/15', '/gallery/15', 200],
    ['/gallery/0', '/', 404],
    ['/gallery/01', '/', 404],
    ['/gallery/16', '/', 404],
    ['/gallery/9999', '/', 404],
    ['/gallery/abc', '/', 404],
    [`/gallery/${'9'.repeat(400)}`, '/', 404],
    ['/gallery/', '/gallery/1', 200],
    ['/g%61llery//', '/gallery/1', 200],
    ['/student-special/', '/student-special', 200],
    [
      '/services/Janitorial/%50ost%20Construction/',
      '/services/Janitorial/Post%20Construction',
      200,
    ],
  ])('%s is %s with %i', (path, address, status) =>
    expect(pageOf(path)).toEqual({ address, status }),
  );

  it.each([
    ['/services/janitorial/carpet', '/services/Janitorial/Carpet'],
    ['/services/JANITORIAL/post%20construction/', '/services/Janitorial/Post%20Construction'],
    ['/services/contracting/Tile', '/services/Contracting/Tile'],
  ])('%s has moved to %s', (path, movedTo) =>
    expect(pageOf(path)).toEqual({ address: '/', status: 404, movedTo }),
  );

  it('is one of a few, whatever is asked for', () => {
    const addresses = new Set(
      fc
        .sample(fc.webPath(), { numRuns: 300, seed: 7 })
        .flatMap((path) => [path, `/gallery${path}`, `/services${path}`, `/gallery/${path.length}`])
        .map((path) => pageOf(path).address),
    );
    expect([...addresses].filter((address) => !sitePages.includes(address))).toEqual([]);
  });
});
