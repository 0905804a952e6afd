import type { SecurityEventKind } from 'shared-api/contract/history/securityLog';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { roleWords } from 'shared-api/contract/staff/roleWords';

const kinds: Record<SecurityEventKind, string> = {
  login: 'Logged in',
  'login-failed': 'Wrong password',
  'code-failed': 'Wrong code',
  'login-slowed': 'Made to wait',
  logout: 'Logged out',
  'session-ended': 'Session ended',
  refused: 'Refused',
  'password-changed': 'Password changed',
  'password-replaced': 'Password replaced',
  'factor-on': 'Second factor on',
  'factor-off': 'Second factor off',
  'factor-reset': 'Second factor reset',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-made': 'New recovery codes',
  'factor-rule': 'Rule for owners',
  'login-made': 'Login made',
  'role-changed': 'Role changed',
  'login-disabled': 'Login disabled',
  'login-enabled': 'Login enabled',
  'data-exported': 'Data exported',
  'override-begun': 'App taken from a developer’s machine',
  'override-ended': 'App no longer taken from a developer’s machine',
  'deploy-token-made': 'Deploy token made',
  'deploy-token-revoked': 'Deploy token revoked',
  'deploy-token-refused': 'Deploy token refused',
};

/** What calls are about whose addresses do not say it in the office's words. */
const subjects: Partial<Record<string, string>> = {
  people: 'logins',
  'rate-card': 'prices',
  'security-log': 'the security log',
  'bank-statements': 'bank statements',
  'bank-rules': 'bank rules',
  releases: 'releases',
  'deploy-tokens': 'deploy tokens',
  mails: 'mails',
  'daily-update': 'the daily update',
};
const verbs: Partial<Record<string, string>> = { GET: 'see', DELETE: 'delete' };

/** What somebody was refused: of `PUT /api/people/:id/role`, "Tried to change logins". */
function refusedText(call: string): string {
  const [method = '', address = ''] = call.split(' ');
  const [first = ''] = address.replace(/^\/api\//, '').split('/');
  return `Tried to ${verbs[method] ?? 'change'} ${subjects[first] ?? first.replaceAll('-', ' ')}`;
}

/** The roles of somebody whose role was changed: kept as "Admin to Employee". */
const rolesText = (detail: string): string =>
  detail
    .split(' to ')
    .map((role) => wordOf(roleWords, role))
    .join(' to ');

/** Of `clients/12`: the data of one client. */
const exportText = (detail: string): string =>
  detail === '' ? 'Everything' : `Client ${detail.replace('clients/', '#')}`;

/** What the server keeps with an event, in words. */
function detailOf(kind: SecurityEventKind, detail: string): string {
  if (kind === 'refused') return refusedText(detail);
  if (kind === 'data-exported') return exportText(detail);
  if (kind === 'factor-rule') return detail === 'on' ? 'Required' : 'Not required';
  if (kind === 'role-changed') return `From ${rolesText(detail)}`;
  if (kind === 'login-made') return wordOf(roleWords, detail);
  if (kind === 'login-slowed' && detail === 'code') return 'After wrong codes';
  if (kind === 'login-failed' && detail === 'current password') return 'On their own account';
  const ended = /^(\d+), all but one$/.exec(detail)?.[1];
  return ended === undefined ? detail : `${ended} at once, all but the one in use`;
}

/** Texts of the security log. */
export const securityTexts = {
  loading: 'Loading the security log…',
  failed: 'The security log could not be loaded.',
  intro:
    'Log-ins, failures, refusals and changes of logins, the newest first. Nothing is ever changed or removed here; many of a kind within an hour are summed up.',
  table: 'Security log',
  none: 'Nothing of the kind has happened.',
  person: 'Person',
  everybody: 'Everybody',
  kind: 'What happened',
  anything: 'Anything',
  kinds,
  when: 'When',
  what: 'What',
  whose: 'Login',
  nobody: 'no such login',
  by: 'By',
  from: 'Address',
  detail: 'Details',
  detailOf,
  times: (count: number) => `${count} times within that hour`,
  older: 'Show older',
  reload: 'Reload',
};
