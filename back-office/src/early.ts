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

/**
 * Makes the page's first date format while the scripts are on their way. The browser loads its date data for it, which
 * takes 50 ms, on a slower machine 200, in which nothing is drawn; the formats after it take next to nothing.
 */
function loadDateData(): void {
  Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });
}

start();
if ('requestIdleCallback' in window) requestIdleCallback(loadDateData, { timeout: 300 });
else setTimeout(loadDateData);
