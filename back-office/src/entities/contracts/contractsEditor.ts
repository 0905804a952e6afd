import { ContractDeposits } from '../../deposits/DepositsOf.tsx';
import { defineEditor } from '../Editor.ts';
import { ContractActions } from './ContractActions.tsx';

export const contractsEditor = defineEditor<'contracts'>({
  hasMails: true,
  Actions: ContractActions,
  Part: ContractDeposits,
});
