import { showDay } from '../../dates.ts';
import { defineScreen } from '../Screen.ts';

export const services = defineScreen<'services'>({
  entity: 'services',
  title: 'Services',
  columns: [
    {
      header: 'Date',
      sort: 'dateTs',
      isUnbroken: true,
      cell: ({ dateTs }) => (dateTs ? `${showDay(dateTs.slice(0, 10))}, ${dateTs.slice(11)}` : '-'),
    },
    {
      header: 'Address',
      sort: 'address',
      cell: ({ address, city }) => [address, city].filter(Boolean).join(', '),
    },
    { header: 'Client', sort: 'clientName', cell: ({ clientName }) => clientName ?? '-' },
  ],
  filters: [{ label: 'Complete', parameter: 'serviceStatus', value: 'Complete' }],
  searched: 'address, city, item or client',
  emptyHint: 'Services come from contracts, or are created one by one.',
});
