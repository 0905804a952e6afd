import { describe, expect, it } from '@jest/globals';
import { catalogue } from 'shared-api/contract/catalogue';
import { isPublicPath, routes } from 'shared-api/contract/paths';
import { statusOf } from './pages.ts';

describe('the status of an address', () => {
  it.each([
    '/',
    '/services-all',
    '/contact-us',
    '/gallery/3',
    ...catalogue.map(({ type, serviceName }) => routes.serviceDetail(type, serviceName)),
  ])('%s is found', (path) => expect(statusOf(path)).toBe(200));

  it.each([
    '/unknown',
    '/services-all/more',
    '/services',
    '/services/Janitorial',
    '/services/Janitorial/Juggling',
    '/services/Contracting/Carpet',
    '/services/Janitorial/Carpet/extra',
    '/%E0%A4%A',
  ])('%s is not', (path) => expect(statusOf(path)).toBe(404));

  it('is only ever found for addresses that are open without a token', () => {
    for (const path of ['/', '/services-all', routes.serviceDetail('Contracting', 'Tile')]) {
      expect(isPublicPath(path)).toBe(true);
    }
  });
});
