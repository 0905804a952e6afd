import { expect, it } from '@jest/globals';
import { hideSecrets } from './hideSecrets.ts';

it.each([
  ['/schedule/s3cret', '/schedule/…'],
  ['/api/todays-services-summary/s3cret?x=1', '/api/todays-services-summary/…?x=1'],
  ['/api/todays-services-summary/s3cret/mark', '/api/todays-services-summary/…/mark'],
  ['/preview/open/shell.one.id.9.sig?to=/', '/preview/open/…?to=/'],
  ['/api/clients/5/', '/api/clients/5/'],
])('%s is logged as %s', (url, logged) => expect(hideSecrets(url)).toBe(logged));
