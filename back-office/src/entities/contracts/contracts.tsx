import { showAmount } from '../../amounts.ts';
import { defineScreen } from '../Screen.ts';
import { ContractActions } from './ContractActions.tsx';

export const contracts = defineScreen<'contracts'>({
  entity: 'contracts',
  title: 'Contracts',
  columns: [
    { header: 'Company', cell: ({ companyName }) => companyName ?? '-' },
    { header: 'Employee', cell: ({ employeeName }) => employeeName ?? '-' },
    { header: 'Address', cell: ({ address, city }) => [address, city].filter(Boolean).join(', ') },
    { header: 'Profit', align: 'end', cell: ({ profit }) => showAmount(profit) },
  ],
  filters: [
    { label: 'Active', parameter: 'isActive', value: 'true' },
    { label: 'Inactive', parameter: 'isActive', value: 'false' },
  ],
  searched: 'address, city, item or client',
  EditorActions: ContractActions,
  emptyHint: 'A contract says which weekdays a client is served; its services follow from it.',
});
