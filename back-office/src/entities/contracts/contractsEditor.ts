import { ContractDeposits } from '../../deposits/DepositsOf.tsx';
import { AddressOffer } from '../address/AddressOffer.tsx';
import { defineEditor } from '../Editor.ts';
import { ContractActions } from './ContractActions.tsx';

export const contractsEditor = defineEditor<'contracts'>({
  hasMails: true,
  below: { field: 'clientId', Part: AddressOffer },
  belongsTo: ({ clientId, companyName, employeeId, employeeName }) => [
    { entity: 'clients', id: clientId, name: companyName },
    { entity: 'employees', id: employeeId, name: employeeName },
  ],
  Actions: ContractActions,
  Part: ContractDeposits,
});
