import type { RecordOf } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { showWeekday } from '../../clock.ts';
import { Moment } from '../Moment.tsx';
import { latePart } from '../../late/loadPart.ts';
import { addressOf, firstName } from '../names.ts';
import { useCompanyDay } from '../../useCompanyDay.ts';
import { RecordLinkInRow } from '../RecordLink.tsx';
import { serviceStatus } from '../page/serviceStatus.ts';
import { showVisitPrice } from '../page/showVisitPrice.ts';
import { defineScreen } from '../Screen.ts';
import { CompleteInRow } from './CompleteInRow.tsx';
import { ImportLink } from '../ImportLink.tsx';
import { texts } from './texts.ts';

const ImportServices = () => <ImportLink entity="services" />;

export const services = defineScreen<'services'>({
  entity: 'services',
  title: texts.title,
  menuFrom: 0,
  canBeCreated: true,
  nameOf: ({ serviceCode }) => firstName(serviceCode),
  columns: [
    { header: texts.status, onPhone: 'top', cell: (service) => <State service={service} /> },
    {
      header: texts.date,
      sort: 'dateTs',
      cell: ({ dateTs }) => <Moment clock={dateTs} isUnderDay />,
    },
    {
      header: texts.address,
      sort: 'address',
      isShortened: true,
      cell: addressOf,
    },
    {
      header: texts.client,
      sort: 'clientName',
      isShortened: true,
      onPhone: 'main',
      cell: ({ clientId, clientName }) => (
        <RecordLinkInRow entity="clients" id={clientId} name={clientName} />
      ),
    },
    {
      header: texts.employee,
      isShortened: true,
      onPhone: 'note',
      cell: ({ employeeId, employeeName }) =>
        employeeId === null ? (
          texts.nobody
        ) : (
          <RecordLinkInRow entity="employees" id={employeeId} name={employeeName} />
        ),
    },
    {
      header: texts.price,
      align: 'end',
      isUnbroken: true,
      onPhone: 'side',
      cell: showVisitPrice,
    },
  ],
  groupOf: ({ dateTs }) => (dateTs ? showWeekday(dateTs) : texts.withoutDay),
  filters: [{ label: texts.statuses.Complete, parameter: 'serviceStatus', value: 'Complete' }],
  RowActions: CompleteInRow,
  BulkActions: latePart(
    () => import(/* webpackChunkName: "serviceBulk" */ './bulk/ServiceBulk.tsx'),
    'ServiceBulk',
  ),
  bulkActionsNeed: 'services',
  searched: texts.searched,
  ListActions: ImportServices,
  listActionsNeed: 'records',
  moneyColumns: [texts.price],
  emptyHint: texts.emptyHint,
});

function State({ service }: { service: RecordOf<'services'> }) {
  const { word, tone } = serviceStatus(service, useCompanyDay());
  return <Badge tone={tone}>{word}</Badge>;
}
