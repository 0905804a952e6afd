import { showAmount } from '../../amounts.ts';
import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { ContractActions } from './ContractActions.tsx';

export const contracts = defineScreen<'contracts'>({
  entity: 'contracts',
  title: 'Contracts',
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ companyName }) => firstName(companyName),
  columns: [
    { header: 'Company', sort: 'companyName', cell: ({ companyName }) => companyName ?? '-' },
    { header: 'Employee', sort: 'employeeName', cell: ({ employeeName }) => employeeName ?? '-' },
    {
      header: 'Address',
      sort: 'address',
      cell: ({ address, city }) => [address, city].filter(Boolean).join(', '),
    },
    { header: 'Profit', sort: 'profit', align: 'end', cell: ({ profit }) => showAmount(profit) },
  ],
  filters: [
    { label: 'Active', parameter: 'isActive', value: 'true' },
    { label: 'Inactive', parameter: 'isActive', value: 'false' },
  ],
  searched: 'address, city, item or client',
  EditorActions: ContractActions,
  emptyHint: 'A contract says which weekdays a client is served; its services follow from it.',
});
