import { ClientAccount } from '../../money/account/Accounts.tsx';
import { defineEditor } from '../Editor.ts';
import { ClientActions } from './ClientActions.tsx';
import { ClientHeadPart, ClientMain } from './ClientParts.tsx';

export const clientsEditor = defineEditor<'clients'>({
  hasMails: true,
  Actions: ClientActions,
  actionsNeed: 'records',
  Head: ClientHeadPart,
  Main: ClientMain,
  Part: ClientAccount,
});
