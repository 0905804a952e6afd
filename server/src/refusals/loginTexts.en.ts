import { gone } from './gone.ts';

/** Refusals around logging in and logins. */
export const loginEn = {
  // Logging in
  noSession: () => 'Please log in: your session has ended or has not begun.',
  factorNeeded: () =>
    'Owners need a second factor here. Set yours up under "My account"; until then nothing else is open to you.',
  loginsBusy: () => 'Too many people are logging in right now. Please try again.',
  wrongLogin: () => 'The user name or the password is wrong.',
  loginChanged: () => 'Your login was changed just now. Please log in again.',
  codeNeeded: () => 'Enter the code that your authenticator app shows.',
  codeUncheckable: () =>
    'Your code cannot be checked right now. Use a recovery code, or tell whoever runs this site.',
  wrongCode: () => 'This code is not right, or was used before. Wait for the next one.',
  tooManyLogins: ({ seconds }: { seconds: number }) =>
    `Too many wrong logins. Please wait ${waitOf(seconds)} and try again.`,
  tooManyCodes: ({ seconds }: { seconds: number }) =>
    `Too many wrong codes. Please wait ${waitOf(seconds)} and try again.`,

  // The caller's own login
  tooManyTries: ({ seconds }: { seconds: number }) =>
    `Too many wrong tries. Please wait ${count(Math.ceil(seconds / 60), 'minute')} and try again.`,
  samePassword: () => 'This is your current password. Choose another one.',
  wrongPassword: () => 'This is not your current password.',
  passwordLength: ({ min, max }: { min: number; max: number }) =>
    `A password has ${min} to ${max} characters.`,
  passwordWeak: () =>
    'This password is too easy to guess. Use three short words that do not belong together, without names of the company or your own, or let a password manager make one.',
  sessionEnded: () => 'This session has ended already.',
  setUpExpired: () => 'This took longer than 15 minutes. Please begin again.',
  wrongFirstCode: () =>
    'This code is not right. Scan the picture again, check the clock of your phone, and enter the code that the app shows now.',
  factorRequired: () =>
    'Owners need a second factor here. Set up another app instead: it takes the place of this one.',
  noFactor: () => 'Set up a second factor first: recovery codes stand in for it.',
  passwordChanged: () => 'The password was changed somewhere else just now. Log in again.',

  // Other people's logins
  noLogin: (_id: { id: string }) => gone('login'),
  loginTaken: ({ username }: { username: string }) =>
    `There is a login "${username}" already. Choose another user name.`,
  ownFactorMissing: () =>
    'Set up a second factor for yourself first, under "My account": the rule would lock you out of everything else.',
  ownRole: () => "You can't take your own role away. Another owner can.",
  ownFactor: () => 'Change your own second factor under "My account".',
  ownPassword: () => 'Change your own password under "My account".',
  ownLogin: () => "You can't disable your own login. Another owner can.",
  employeeTaken: ({ employee, username }: { employee: string; username: string }) =>
    `${employee} is linked to the login "${username}" already. Unlink that one first.`,
  lastAdmin: () => 'This is the last owner who can log in. Make another one first.',
  notLoginId: ({ label }: { label: string }) => `${label} must be the id of a login.`,
  notLogCursor: () => 'The place in the log is not valid: start again from the newest.',
};

const waitOf = (seconds: number): string =>
  seconds <= 90 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');

const count = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 ? '' : 's'}`;
