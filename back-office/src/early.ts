/**
 * Asks for what the address shows as soon as the page begins, while everything else is on its way. It
 * is a script of its own, of about a kilobyte; the API slice takes the answer over.
 */
import { isEntityName } from 'shared-api/contract/entities/entityNames';
import { can, type Role } from 'shared-api/contract/staff/roles';
import { askForList, askForRecord } from 'shared-api/headStart';
import { readKeptText } from 'shared-api/kept';
import { choiceOfAddress, readListChoice } from './listChoice.ts';

const storage = (): Storage => localStorage;

function start(): void {
  const [, section, entity = '', id] = window.location.pathname.split('/');
  if (section !== 'admin' || !isEntityName(entity)) return;
  // Kept under these keys by the session (docs/product/records.md).
  const token = readKeptText(storage, 'token');
  const role = readKeptText(storage, 'role');
  if (!token || !role || !can(role as Role, 'read', entity)) return;
  if (id === undefined || id === '') {
    const choice = choiceOfAddress(entity, window.location.search) ?? readListChoice(entity);
    askForList({ entity, ...choice }, token);
  } else if (/^\d{1,9}$/.test(id)) askForRecord(entity, Number(id), token);
}

start();
