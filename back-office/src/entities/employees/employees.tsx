import { BreakableEmail } from '../BreakableEmail.tsx';
import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { Words } from '../Words.tsx';
import { CopyScheduleLink } from './EmployeeActions.tsx';
import styles from './employees.module.css';
import { texts } from './texts.ts';

export const employees = defineScreen<'employees'>({
  entity: 'employees',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ fullName, email }) => firstName(fullName, email),
  columns: [
    { header: texts.name, sort: 'fullName', cell: ({ fullName }) => <Words text={fullName} /> },
    { header: texts.email, sort: 'email', cell: ({ email }) => <BreakableEmail email={email} /> },
    { header: texts.phone, sort: 'phoneNumber', cell: ({ phoneNumber }) => phoneNumber },
    {
      header: texts.secret,
      cell: ({ secret }) => <span className={styles['secret']}>{secret}</span>,
    },
  ],
  filters: [],
  RowActions: CopyScheduleLink,
  searched: texts.searched,
  emptyHint: texts.emptyHint,
});
