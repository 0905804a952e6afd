import * as yup from 'yup';
import { among } from '../fields/among.ts';
import * as answer from '../fields/answers.ts';
import {
  disabledSchema,
  factorRuleSchema,
  loginEmployeeSchema,
  loginHistoryEntry,
  newPasswordSchema,
  newPersonSchema,
  peopleAnswer,
  roleSchema,
} from '../staff/people.ts';
import { securityEventKinds, securityLogAnswer } from '../history/securityLog.ts';
import type { Call } from './Call.ts';

/** Calls about staff logins and the security log. */
export const peopleCalls = {
  people: {
    who: 'people',
    method: 'GET',
    path: '/people/',
    summary: 'Staff logins, and whether Admins need a second factor',
    answer: peopleAnswer,
  },
  peopleHistory: {
    who: 'people',
    method: 'GET',
    path: '/people/history/',
    summary: 'Who made or changed which login, the newest first',
    answer: answer.results(loginHistoryEntry),
  },
  createPerson: {
    who: 'people',
    method: 'POST',
    path: '/people/create',
    summary: 'Makes a login with a role',
    body: newPersonSchema,
    statuses: [201],
    answer: answer.message,
    refusals: [409],
  },
  setFactorRule: {
    who: 'people',
    method: 'PUT',
    path: '/people/factor-rule',
    summary: 'Says whether every Admin needs a second factor',
    body: factorRuleSchema,
    answer: answer.message,
    refusals: [409],
  },
  setPersonRole: {
    who: 'people',
    method: 'PUT',
    path: '/people/:id/role',
    summary: 'Gives a login another role, and ends its sessions',
    body: roleSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  setPersonEmployee: {
    who: 'people',
    method: 'PUT',
    path: '/people/:id/employee',
    summary: 'Links a login to an employee, whose services are its own, or to none',
    body: loginEmployeeSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  resetPersonFactor: {
    who: 'people',
    method: 'POST',
    path: '/people/:id/factor/reset',
    summary: "Removes somebody else's second factor",
    answer: answer.message,
    refusals: [404, 409],
  },
  disablePerson: {
    who: 'people',
    method: 'PUT',
    path: '/people/:id/disabled',
    summary: 'Disables a login and ends its sessions, or enables it again',
    body: disabledSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  setPersonPassword: {
    who: 'people',
    method: 'PUT',
    path: '/people/:id/password',
    summary: 'Gives a login a new password, and ends its sessions',
    body: newPasswordSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  securityLog: {
    method: 'GET',
    path: '/security-log/',
    summary: 'What happened around logins, the newest first',
    who: 'people',
    query: yup.object({
      /** The id of a login. */
      person: yup.string(),
      kind: among(securityEventKinds),
      /** Cursor from `next`. */
      before: yup.string(),
    }),
    answer: securityLogAnswer,
  },
} as const satisfies Record<string, Call>;
