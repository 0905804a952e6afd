import { showAmount } from '../../amounts.ts';
import { firstName } from '../names.ts';
import { RecordLink } from '../RecordLink.tsx';
import { defineScreen } from '../Screen.ts';
import { AddressWords } from '../Words.tsx';
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
      cell: (contract) => <ContractStateBadge record={contract} />,
    },
    {
      header: texts.company,
      sort: 'companyName',
      cell: ({ clientId, companyName }) => (
        <RecordLink entity="clients" id={clientId} name={companyName} />
      ),
    },
    {
      header: texts.employee,
      sort: 'employeeName',
      cell: ({ employeeId, employeeName }) => (
        <RecordLink entity="employees" id={employeeId} name={employeeName} />
      ),
    },
    {
      header: texts.address,
      sort: 'address',
      cell: ({ address, city }) => <AddressWords address={address} city={city} />,
    },
    {
      header: texts.profit,
      sort: 'profit',
      align: 'end',
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
