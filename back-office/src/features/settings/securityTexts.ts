import type { SecurityEventKind } from 'shared-api/contract/securityLog';

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
  'factor-rule': 'Rule for Admins',
  'login-made': 'Login made',
  'role-changed': 'Role changed',
  'login-disabled': 'Login disabled',
  'login-enabled': 'Login enabled',
};

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
  times: (count: number) => `${count} times this hour`,
  older: 'Show older',
  reload: 'Reload',
} as const;
