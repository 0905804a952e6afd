import { expect, it } from '@jest/globals';
import { menuOf } from './menu.ts';

it('shows an entry from its role level on', () => {
  expect(menuOf(2).map(({ name }) => name)).toEqual([
    'Home',
    'Today',
    'Dashboard',
    'Leads',
    'Clients',
    'Contracts',
    'Employees',
    'Invoices',
    'Quotes',
    'Services',
    'Week board',
    'Bank',
    'Reports',
    'Settings',
    'Import',
    'Releases',
  ]);
  expect(menuOf(1).map(({ name }) => name)).toEqual([
    'Home',
    'Dashboard',
    'Services',
    'Week board',
  ]);
});
