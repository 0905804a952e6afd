import { beforeEach, expect, it, jest } from '@jest/globals';
import { recentRecords } from './recentRecords.ts';
import { rememberOpened } from './rememberOpened.ts';

beforeEach(() => sessionStorage.clear());

it('records that were opened are kept, the last one first and each once', () => {
  for (const path of ['/admin/clients/1', '/admin/invoices/2', '/admin/clients/1']) {
    rememberOpened(path);
  }
  expect(recentRecords('/admin/quotes')).toEqual([
    { entity: 'clients', id: 1 },
    { entity: 'invoices', id: 2 },
  ]);
  expect(recentRecords('/admin/clients/1')).toEqual([{ entity: 'invoices', id: 2 }]);
  for (let id = 3; id < 20; id += 1) rememberOpened(`/admin/quotes/${id}`);
  expect(recentRecords('')).toHaveLength(6);
});

it.each([
  '/admin/clients',
  '/admin/clients/new',
  '/admin/board/3',
  '/clients/3',
  '/admin/clients/x',
])('%s is no record', (path) => {
  rememberOpened(path);
  expect(recentRecords('')).toEqual([]);
});

it('a browser that keeps nothing for a page has none', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Cookies are refused.', 'SecurityError');
  });
  rememberOpened('/admin/clients/1');
  expect(recentRecords('')).toEqual([]);
  storage.mockRestore();
});
