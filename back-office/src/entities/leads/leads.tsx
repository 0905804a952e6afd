import { wordOf } from 'shared-api/contract/messages/wordOf';
import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { firstName, orDash } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { LeadAnswer } from './answer/LeadAnswer.tsx';
import { LeadActions } from './LeadActions.tsx';
import styles from './leads.module.css';
import { texts } from './texts.ts';
import { leadTones } from './tones.ts';

export const leads = defineScreen<'leads'>({
  entity: 'leads',
  title: texts.title,
  menuFrom: 2,
  // Only the site makes them.
  canBeCreated: false,
  nameOf: ({ name, email }) => firstName(name, email),
  columns: [
    {
      header: texts.date,
      sort: 'dateTs',
      isUnbroken: true,
      onPhone: 'side',
      cell: ({ dateTs }) => showDay(dateTs),
    },
    {
      header: texts.name,
      sort: 'name',
      isShortened: true,
      onPhone: 'main',
      cell: ({ name }) => orDash(name),
    },
    {
      header: texts.email,
      sort: 'email',
      isShortened: true,
      cell: ({ email }) => orDash(email),
    },
    {
      header: texts.subject,
      sort: 'subject',
      isShortened: true,
      cell: ({ subject }) => orDash(subject),
    },
    {
      header: texts.source,
      sort: 'source',
      isUnbroken: true,
      cell: ({ source }) => wordOf(texts.sources, source),
    },
    {
      header: texts.status,
      sort: 'status',
      onPhone: 'top',
      cell: (record) => (
        <span className={styles['status']}>
          {record.status === '' ? (
            '-'
          ) : (
            <Badge tone={leadTones[record.status as keyof typeof leadTones]}>
              {wordOf(texts.statuses, record.status)}
            </Badge>
          )}
          <LeadAnswer record={record} />
        </span>
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
