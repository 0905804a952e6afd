import { routes } from 'shared-api/contract/pages/officePaths';
import { may } from 'shared-api/contract/staff/permissions';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Command } from './commands.ts';
import { texts } from './texts.ts';
import { deedTexts } from './deedTexts.en.ts';

const deed = (name: keyof typeof deedTexts, does: Command['does']): Command => ({
  id: name,
  hint: texts.action,
  ...deedTexts[name],
  does,
});

/** What a role may do from anywhere, besides going to screens and making records. */
export const deedsOf = (role: Role): Command[] => [
  ...(may(role, 'money') ? [deed('dailyUpdate', { path: routes.dailyUpdate() })] : []),
  deed('account', { path: routes.account() }),
  deed('shortcuts', { deed: 'shortcuts' }),
  deed('logOut', { deed: 'logOut' }),
];
