import { defineScreen } from '../Screen.ts';

export const employees = defineScreen<'employees'>({
  entity: 'employees',
  title: 'Employees',
  columns: [
    { header: 'Name', cell: ({ fullName }) => fullName },
    { header: 'Email', cell: ({ email }) => email },
    { header: 'Phone', cell: ({ phoneNumber }) => phoneNumber },
    { header: 'Secret', cell: ({ secret }) => secret },
  ],
  filters: [],
  searched: 'name, e-mail or phone',
  emptyHint: 'Create the first employee, to give services to somebody.',
});
