import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { CompleteInRow } from './ServiceActions.tsx';
import { texts } from './texts.ts';

export const services = defineScreen<'services'>({
  entity: 'services',
  title: texts.title,
  menuFrom: 0,
  canBeCreated: true,
  nameOf: ({ serviceCode }) => firstName(serviceCode),
  columns: [
    {
      header: texts.date,
      sort: 'dateTs',
      isUnbroken: true,
      cell: ({ dateTs, serviceStatus }) => (
        <>
          {dateTs ? texts.dayAndTime(showDay(dateTs.slice(0, 10)), dateTs.slice(11)) : '-'}{' '}
          {serviceStatus === 'Complete' && <Badge tone="good">{texts.statuses.Complete}</Badge>}
          {serviceStatus === 'Cancelled' && <Badge>{texts.statuses.Cancelled}</Badge>}
        </>
      ),
    },
    {
      header: texts.address,
      sort: 'address',
      cell: ({ address, city }) => [address, city].filter(Boolean).join(', '),
    },
    { header: texts.client, sort: 'clientName', cell: ({ clientName }) => clientName ?? '-' },
  ],
  filters: [{ label: texts.statuses.Complete, parameter: 'serviceStatus', value: 'Complete' }],
  RowActions: CompleteInRow,
  searched: texts.searched,
  emptyHint: texts.emptyHint,
});
