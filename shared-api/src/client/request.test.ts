import { describe, expect, it } from '@jest/globals';
import { pathTo, request } from './request.ts';

describe('the path of a call below /api/ (docs/product/calls.md)', () => {
  it.each([
    [pathTo('GET /clients/'), 'clients/'],
    [pathTo('GET /invoices/search/'), 'invoices/search/'],
    [pathTo('GET /contracts/:id/', { params: { id: 3 } }), 'contracts/3/'],
    [pathTo('POST /employees/create'), 'employees/create'],
    [pathTo('PUT /quotes/update/:id/', { params: { id: 3 } }), 'quotes/update/3/'],
    [pathTo('DELETE /services/delete/:id', { params: { id: 3 } }), 'services/delete/3'],
    [pathTo('POST /commercial-quote/'), 'commercial-quote/'],
    [pathTo('POST /contact/'), 'contact/'],
    [pathTo('POST /rest-auth/login/'), 'rest-auth/login/'],
    [pathTo('POST /rest-auth/logout/'), 'rest-auth/logout/'],
    [
      pathTo('GET /create-contract-services/:id', { params: { id: 3 } }),
      'create-contract-services/3',
    ],
    [pathTo('GET /daily-update'), 'daily-update'],
    [pathTo('PUT /receive-payment/:id/', { params: { id: 3 } }), 'receive-payment/3/'],
    [
      pathTo('GET /download-invoice/:number', { params: { number: '10001' } }),
      'download-invoice/10001',
    ],
    [
      pathTo('GET /invoices/download-csv/:clientId', { params: { clientId: 3 } }),
      'invoices/download-csv/3',
    ],
    [
      pathTo('GET /todays-services-summary/:secret', { params: { secret: 'a/b' } }),
      'todays-services-summary/a%2Fb',
    ],
    [
      pathTo('POST /todays-services-summary/:secret/mark', { params: { secret: 'a/b' } }),
      'todays-services-summary/a%2Fb/mark',
    ],
    [pathTo('GET /board/', { query: { from: '2026-01-31' } }), 'board/?from=2026-01-31'],
    [pathTo('GET /board/', { query: { from: undefined } }), 'board/'],
  ])('%s is as described', (path, specified) => expect(path).toBe(specified));
});

it('a request has the method and the body of its call', () => {
  expect(request('PUT /people/:id/role', { params: { id: 7 }, body: { role: 'Admin' } })).toEqual({
    url: 'people/7/role',
    method: 'PUT',
    body: { role: 'Admin' },
  });
  expect(request('POST /rest-auth/logout/')).toEqual({ url: 'rest-auth/logout/', method: 'POST' });
});
