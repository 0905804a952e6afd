import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { roleWords } from 'shared-api/contract/staff/roleWords';

/** Texts of the frame: bar, menu, and what every screen says when something does not come. */
export const texts = {
  home: 'Home',
  today: 'Today',
  dashboard: 'Dashboard',
  bank: 'Bank',
  board: 'Week board',
  reports: 'Reports',
  settings: 'Settings',
  imports: 'Import',
  releases: 'Releases',

  who: (username: string, role: string) => `${username}, ${wordOf(roleWords, role)}`,
  accountOf: (who: string) => (who === '' ? 'My account' : `My account: ${who}`),
  logOut: 'Log out',

  again: 'Try again',
  opening: 'Opening…',
  cancel: 'Cancel',
  partMissing: 'This could not be loaded. Check the connection and try again.',

  mayNot: (action: 'read' | 'create', entity: EntityName) =>
    `Your role may not ${action === 'read' ? 'see' : action} ${values.entities[entity].plural}.`,
  notFound: 'There is no such screen.',
  notFoundHint: 'Check the address, or choose a screen in the menu.',
  openServices: 'Open services',
  currentPassword: 'Current password',
  passwordHint: '12 to 25 characters. Three short words that do not belong together do well.',
  askAdmin: 'Ask an owner if you need something from there.',
};
