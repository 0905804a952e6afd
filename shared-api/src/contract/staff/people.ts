import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { record } from '../fields/fields.ts';
import { historyParts } from '../history/history.ts';
import { roles } from './roles.ts';
import { registrationSchema } from './session.ts';

/** A staff login as shown to Admins; never includes the password. */
const person = answer.object({
  id: answer.number(),
  username: answer.text(),
  role: answer.oneOf(roles),
  /** Empty if none was given. */
  email: answer.text(),
  /** When the login was created. */
  since: answer.text(),
  /** Since when it is disabled; null if it is not. */
  disabledAt: answer.text().nullable(),
  /** Whether it has a second factor. */
  hasFactor: answer.flag(),
  /** The employee whose services are this login's own; null if there is none. */
  employee: answer.object({ id: answer.number(), fullName: answer.text() }).nullable(),
});

export type Person = yup.InferType<typeof person>;

/** All logins, and the rule for Admins. */
export const peopleAnswer = answer.object({
  results: answer.list(person),
  /** Whether Admins must set up a second factor before doing anything else. */
  adminsNeedFactor: answer.flag(),
});

export type PeopleAnswer = yup.InferType<typeof peopleAnswer>;

/** A change of a login, from the audit trail; never includes the password. */
export const loginHistoryEntry = answer.object({
  ...historyParts,
  /** The login concerned. */
  username: answer.text(),
});

export type LoginHistoryEntry = yup.InferType<typeof loginHistoryEntry>;

const role = yup
  .string()
  .strict()
  .typeError(fault('notText'))
  .required(fault('missing'))
  .oneOf(roles, fault('notAmong', { options: roles }));

/** A new login: the registration fields and a role. */
export const newPersonSchema = registrationSchema.shape({ role });

export const roleSchema = yup.object({ role }).meta({ labels: 'person' });

export type NewPerson = yup.InferType<typeof newPersonSchema>;

/** A new password for an existing login; the rules are the same as at registration. */
export const newPasswordSchema = registrationSchema.pick(['password']);

const flag = () => yup.boolean().strict().typeError(fault('notFlag')).required(fault('missing'));

export const disabledSchema = yup.object({ disabled: flag() });

/**
 * The employee that a login is linked to; null for none, which has to be said: a call without it unlinks nobody. Said of the
 * whole: that the field may not be left out would count as a break of the contract, and every release sends it.
 */
export const loginEmployeeSchema = yup
  .object({ employeeId: record('employees', ['fullName']).default(undefined) })
  .test(
    'said',
    (value, { createError }) =>
      value.employeeId !== undefined ||
      createError({ path: 'employeeId', message: fault('missing') }),
  );

/** Whether every Admin needs a second factor. */
export const factorRuleSchema = yup.object({ adminsNeedFactor: flag() });
