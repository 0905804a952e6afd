import { wordOf } from 'shared-api/contract/messages/wordOf';
import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { BreakableEmail } from '../BreakableEmail.tsx';
import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { LeadActions } from './LeadActions.tsx';
import styles from './leads.module.css';
import { texts } from './texts.ts';

const tones = { New: 'open', Handled: 'good', Closed: 'neutral' } as const;

export const leads = defineScreen<'leads'>({
  entity: 'leads',
  title: texts.title,
  menuFrom: 2,
  // Only the site makes them.
  canBeCreated: false,
  nameOf: ({ name, email }) => firstName(name, email),
  columns: [
    { header: texts.date, sort: 'dateTs', isUnbroken: true, cell: ({ dateTs }) => showDay(dateTs) },
    {
      header: texts.name,
      sort: 'name',
      cell: ({ name }) => <span className={styles['words']}>{name}</span>,
    },
    { header: texts.email, sort: 'email', cell: ({ email }) => <BreakableEmail email={email} /> },
    {
      header: texts.subject,
      sort: 'subject',
      cell: ({ subject }) => <span className={styles['words']}>{subject}</span>,
    },
    { header: texts.source, sort: 'source', cell: ({ source }) => wordOf(texts.sources, source) },
    {
      header: texts.status,
      sort: 'status',
      cell: ({ status }) =>
        status === '' ? (
          '-'
        ) : (
          <Badge tone={tones[status as keyof typeof tones]}>{wordOf(texts.statuses, status)}</Badge>
        ),
    },
  ],
  filters: [
    { label: texts.statuses.New, parameter: 'status', value: 'New' },
    { label: texts.statuses.Closed, parameter: 'status', value: 'Closed' },
  ],
  searched: texts.searched,
  emptyHint: texts.emptyHint,
  RowActions: LeadActions,
});
