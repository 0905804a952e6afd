import { Badge } from 'shared-ui/Badge';
import { showDay } from '../../dates.ts';
import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { CompleteInRow, ServiceActions } from './ServiceActions.tsx';

export const services = defineScreen<'services'>({
  entity: 'services',
  title: 'Services',
  menuFrom: 0,
  canBeCreated: true,
  nameOf: ({ serviceCode }) => firstName(serviceCode),
  columns: [
    {
      header: 'Date',
      sort: 'dateTs',
      isUnbroken: true,
      cell: ({ dateTs, serviceStatus }) => (
        <>
          {dateTs ? `${showDay(dateTs.slice(0, 10))}, ${dateTs.slice(11)}` : '-'}{' '}
          {serviceStatus === 'Complete' && <Badge tone="good">Complete</Badge>}
          {serviceStatus === 'Cancelled' && <Badge>Cancelled</Badge>}
        </>
      ),
    },
    {
      header: 'Address',
      sort: 'address',
      cell: ({ address, city }) => [address, city].filter(Boolean).join(', '),
    },
    { header: 'Client', sort: 'clientName', cell: ({ clientName }) => clientName ?? '-' },
  ],
  filters: [{ label: 'Complete', parameter: 'serviceStatus', value: 'Complete' }],
  RowActions: CompleteInRow,
  EditorActions: ServiceActions,
  searched: 'address, city, item or client',
  emptyHint: 'Services come from contracts, or are created one by one.',
});
