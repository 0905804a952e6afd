import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { LeadActions } from './LeadActions.tsx';
import styles from './leads.module.css';

const tones = { New: 'open', Handled: 'good', Closed: 'neutral' } as const;

/** An address may go on in a second line where there is little room. */
function breakable(email: string) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr className={styles['narrow']} />
      {email.slice(at)}
    </>
  );
}

export const leads = defineScreen<'leads'>({
  entity: 'leads',
  title: 'Leads',
  menuFrom: 2,
  // Only the site makes them.
  canBeCreated: false,
  nameOf: ({ name, email }) => firstName(name, email),
  hasMails: true,
  columns: [
    { header: 'Date', sort: 'dateTs', isUnbroken: true, cell: ({ dateTs }) => showDay(dateTs) },
    { header: 'Name', sort: 'name', cell: ({ name }) => name },
    { header: 'Email', sort: 'email', cell: ({ email }) => breakable(email) },
    { header: 'Subject', sort: 'subject', cell: ({ subject }) => subject },
    { header: 'Source', sort: 'source', cell: ({ source }) => source },
    {
      header: 'Status',
      sort: 'status',
      cell: ({ status }) =>
        status === '' ? '-' : <Badge tone={tones[status as keyof typeof tones]}>{status}</Badge>,
    },
  ],
  filters: [
    { label: 'New', parameter: 'status', value: 'New' },
    { label: 'Closed', parameter: 'status', value: 'Closed' },
  ],
  searched: 'name, e-mail or subject',
  emptyHint: 'Messages and quote requests from the site arrive here.',
  RowActions: LeadActions,
});
