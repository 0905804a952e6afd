import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { CopyScheduleLink, EmployeeActions } from './EmployeeActions.tsx';

export const employees = defineScreen<'employees'>({
  entity: 'employees',
  title: 'Employees',
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ fullName, email }) => firstName(fullName, email),
  columns: [
    { header: 'Name', sort: 'fullName', cell: ({ fullName }) => fullName },
    { header: 'Email', sort: 'email', cell: ({ email }) => email },
    { header: 'Phone', sort: 'phoneNumber', cell: ({ phoneNumber }) => phoneNumber },
    { header: 'Secret', cell: ({ secret }) => secret },
  ],
  filters: [],
  RowActions: CopyScheduleLink,
  EditorActions: EmployeeActions,
  searched: 'name, e-mail or phone',
  emptyHint: 'Create the first employee, to give services to somebody.',
});
