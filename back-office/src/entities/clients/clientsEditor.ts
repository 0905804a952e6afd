import { ClientAccount } from '../../money/account/Accounts.tsx';
import { defineEditor } from '../Editor.ts';

export const clientsEditor = defineEditor<'clients'>({
  hasMails: true,
  Part: ClientAccount,
});
