import { showAmount } from '../../amounts.ts';
import { addressOf, firstName } from '../names.ts';
import { RecordLinkInRow } from '../RecordLink.tsx';
import { defineScreen } from '../Screen.ts';
import { ImportLink } from '../ImportLink.tsx';
import { ContractStateBadge } from './ContractStateBadge.tsx';
import { texts } from './texts.ts';

const ImportContracts = () => <ImportLink entity="contracts" />;

export const contracts = defineScreen<'contracts'>({
  entity: 'contracts',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ companyName }) => firstName(companyName),
  columns: [
    {
      header: texts.status,
      onPhone: 'top',
      cell: (contract) => <ContractStateBadge record={contract} />,
    },
    {
      header: texts.company,
      sort: 'companyName',
      isShortened: true,
      onPhone: 'main',
      cell: ({ clientId, companyName }) => (
        <RecordLinkInRow entity="clients" id={clientId} name={companyName} />
      ),
    },
    {
      header: texts.employee,
      sort: 'employeeName',
      isShortened: true,
      onPhone: 'note',
      cell: ({ employeeId, employeeName }) => (
        <RecordLinkInRow entity="employees" id={employeeId} name={employeeName} />
      ),
    },
    {
      header: texts.address,
      sort: 'address',
      isShortened: true,
      cell: addressOf,
    },
    {
      header: texts.profit,
      sort: 'profit',
      align: 'end',
      isUnbroken: true,
      onPhone: 'side',
      isNamedOnPhone: true,
      cell: ({ profit }) => showAmount(profit),
    },
  ],
  filters: [
    { label: texts.active, parameter: 'isActive', value: 'true' },
    { label: texts.inactive, parameter: 'isActive', value: 'false' },
  ],
  searched: texts.searched,
  ListActions: ImportContracts,
  listActionsNeed: 'records',
  moneyColumns: [texts.profit],
  emptyHint: texts.emptyHint,
});
