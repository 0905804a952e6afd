import {
  accountAnswer,
  currentPasswordSchema,
  factorCodeSchema,
  factorSetUpAnswer,
  ownPasswordSchema,
  recoveryCodesAnswer,
} from '../staff/account.ts';
import * as answer from '../fields/answers.ts';
import type { Call } from './Call.ts';

const forEveryLogin = { who: 'Employee', openWithoutFactor: true } as const;

/** Calls with which staff of any role manage their own login. */
export const accountCalls = {
  account: {
    ...forEveryLogin,
    method: 'GET',
    path: '/account/',
    summary: "One's own login: role, second factor and sessions",
    answer: accountAnswer,
  },
  changeOwnPassword: {
    ...forEveryLogin,
    method: 'PUT',
    path: '/account/password',
    summary: "Changes one's own password",
    body: ownPasswordSchema,
    answer: answer.message,
    refusals: [409],
  },
  endOwnSession: {
    ...forEveryLogin,
    method: 'POST',
    path: '/account/sessions/:id/end',
    summary: "Ends one of one's own sessions",
    answer: answer.message,
    refusals: [404],
  },
  endOtherSessions: {
    ...forEveryLogin,
    method: 'POST',
    path: '/account/sessions/end-others',
    summary: "Ends all of one's own sessions but this one",
    answer: answer.message,
  },
  beginFactor: {
    ...forEveryLogin,
    method: 'POST',
    path: '/account/factor/begin',
    summary: 'A secret for an authenticator app; it is asked for once it is confirmed',
    body: currentPasswordSchema,
    answer: factorSetUpAnswer,
    refusals: [409],
  },
  confirmFactor: {
    ...forEveryLogin,
    method: 'POST',
    path: '/account/factor/confirm',
    summary: 'Puts the second factor in force with its first code, and answers recovery codes',
    body: factorCodeSchema,
    answer: recoveryCodesAnswer,
    refusals: [409],
  },
  removeFactor: {
    ...forEveryLogin,
    method: 'POST',
    path: '/account/factor/remove',
    summary: "Removes one's own second factor",
    body: currentPasswordSchema,
    answer: answer.message,
    refusals: [409],
  },
  makeRecoveryCodes: {
    ...forEveryLogin,
    method: 'POST',
    path: '/account/factor/recovery-codes',
    summary: 'Ten new recovery codes in place of the old ones',
    body: currentPasswordSchema,
    answer: recoveryCodesAnswer,
    refusals: [409],
  },
} as const satisfies Record<string, Call>;
