import { expect, it } from '@jest/globals';
import { hideSecrets, loggedAddress } from './hideSecrets.ts';

it.each([
  ['/schedule/s3cret', '/schedule/…'],
  ['/api/todays-services-summary/s3cret?x=1', '/api/todays-services-summary/…?…'],
  ['/api/todays-services-summary/s3cret/mark', '/api/todays-services-summary/…/mark'],
  ['/api/todays-services-summary//s3cret', '/api/todays-services-summary//…'],
  ['/api/%74odays-services-summary/s3cret', '/api/todays-services-summary/…'],
  ['/preview/open/shell.one.id.9.sig?to=/', '/preview/open/…?to'],
  ['/api/payment-status/3f2b8c1e-0d4a-4b6f-9c7e-1a2b3c4d5e6f', '/api/payment-status/…'],
  ['/api/payment-status/3f2b8c1e-0d4a/abandon/', '/api/payment-status/…/abandon/'],
  ['/api/payment-status/3f2b8c1e-0d4a/withdraw/', '/api/payment-status/…/withdraw/'],
  ['/api/payment-receipts/3f2b8c1e-0d4a/file/', '/api/payment-receipts/…/file/'],
  ['/payment-receipt/3f2b8c1e-0d4a', '/payment-receipt/…'],
  ['/api/clients/5/', '/api/clients/5/'],
  ['/api/clients/search/?q=Ann&page_size=5&q=Lee', '/api/clients/search/?q&page_size'],
  ['/?ann@example.com=1&519-555=2&to=?b&Ann=5', '/?…&to'],
  ['/api/clients/?', '/api/clients/'],
  ['/%E0%A4/ann', '…'],
])('the address %s is logged as %s', (url, logged) => expect(loggedAddress(url)).toBe(logged));

it('hides secrets within a text', () => {
  expect(hideSecrets('failed at https://a.ca/schedule/s3cret (x)')).toBe(
    'failed at https://a.ca/schedule/… (x)',
  );
});
