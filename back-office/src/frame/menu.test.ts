import { expect, it } from '@jest/globals';
import type { Role } from 'shared-api/contract/staff/roles';
import { menuOf } from './menu.ts';

const lists = ['Clients', 'Contracts', 'Employees', 'Invoices', 'Quotes', 'Services'];

it.each<[Role, string[]]>([
  [
    'Admin',
    [
      ...['Home', 'Today', 'Dashboard', 'Leads', ...lists, 'Week board', 'Bank', 'Reports'],
      ...['Settings', 'Import', 'Releases'],
    ],
  ],
  [
    'Office',
    [
      ...['Home', 'Today', 'Dashboard', 'Leads', ...lists, 'Week board', 'Bank', 'Reports'],
      ...['Settings', 'Import'],
    ],
  ],
  ['CrewLead', ['Home', 'Today', 'Clients', 'Contracts', 'Employees', 'Services', 'Week board']],
  ['Employee', ['Home', 'Dashboard', 'Services', 'Week board']],
  ['Accountant', ['Home', 'Today', 'Dashboard', ...lists, 'Week board', 'Reports', 'Settings']],
])('shows %s what the role may open', (role, names) => {
  expect(menuOf(role).map(({ name }) => name)).toEqual(names);
});

it('keeps releases for those who release', () => {
  expect(menuOf('Office').map(({ url }) => url)).not.toContain('/admin/releases');
});
