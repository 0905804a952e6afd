import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { historyParts } from '../history/history.ts';
import { roles } from './roles.ts';
import { registrationSchema } from './session.ts';

/** A staff login as Admins see it; the password is never part of it. */
const person = answer.object({
  id: answer.number(),
  username: answer.text(),
  role: answer.oneOf(roles),
  /** Empty when none was given. */
  email: answer.text(),
  /** The instant at which the login was made. */
  since: answer.text(),
  /** The instant from which on it cannot be used; null while it can. */
  disabledAt: answer.text().nullable(),
  /** Whether a code is asked for beside the password. */
  hasFactor: answer.flag(),
});

export type Person = yup.InferType<typeof person>;

/** The logins, and the rule that Admins share. */
export const peopleAnswer = answer.object({
  results: answer.list(person),
  /** Whether an Admin without a second factor has to set one up before doing anything else. */
  adminsNeedFactor: answer.flag(),
});

export type PeopleAnswer = yup.InferType<typeof peopleAnswer>;

/** One change of a login, from the audit trail; the password is never in it. */
export const loginHistoryEntry = answer.object({
  ...historyParts,
  /** Whose login it is. */
  username: answer.text(),
});

export type LoginHistoryEntry = yup.InferType<typeof loginHistoryEntry>;

const role = yup
  .string()
  .strict()
  .typeError(fault('notText'))
  .label('Role')
  .required(fault('missing'))
  .oneOf(roles, fault('notAmong', { options: roles }));

/** A new login: what registration takes, and the role. */
export const newPersonSchema = registrationSchema.shape({ role });

/** Another role for a login. */
export const roleSchema = yup.object({ role });

export type NewPerson = yup.InferType<typeof newPersonSchema>;

/** A new password for a login that exists, by the same rule as a first one. */
export const newPasswordSchema = registrationSchema.pick(['password']);

const flag = () => yup.boolean().strict().typeError(fault('notFlag')).required(fault('missing'));

export const disabledSchema = yup.object({ disabled: flag() });

/** The rule that every Admin has a second factor, or not. */
export const factorRuleSchema = yup.object({ adminsNeedFactor: flag() });
