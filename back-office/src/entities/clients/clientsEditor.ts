import { ClientAccount } from '../../money/account/Accounts.tsx';
import { defineEditor } from '../Editor.ts';
import { ClientHeadPart, ClientMain } from './ClientParts.tsx';

export const clientsEditor = defineEditor<'clients'>({
  hasMails: true,
  Head: ClientHeadPart,
  Main: ClientMain,
  Part: ClientAccount,
});
