import { firstName, orDash } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { CopyScheduleLink } from './CopyScheduleLink.tsx';
import { texts } from './texts.ts';

export const employees = defineScreen<'employees'>({
  entity: 'employees',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ fullName, email }) => firstName(fullName, email),
  columns: [
    {
      header: texts.name,
      sort: 'fullName',
      isShortened: true,
      onPhone: 'top',
      cell: ({ fullName }) => orDash(fullName),
    },
    {
      header: texts.email,
      sort: 'email',
      isShortened: true,
      cell: ({ email }) => orDash(email),
    },
    {
      header: texts.phone,
      sort: 'phoneNumber',
      isUnbroken: true,
      cell: ({ phoneNumber }) => orDash(phoneNumber),
    },
    { header: texts.secret, isShortened: true, isNamedOnPhone: true, cell: ({ secret }) => secret },
  ],
  filters: [],
  RowActions: CopyScheduleLink,
  searched: texts.searched,
  emptyHint: texts.emptyHint,
});
