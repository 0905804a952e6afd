import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { email } from '../fields/fields.ts';
import { roles } from './roles.ts';

/**
 * Longest user name and password of the login screen (docs/product/pages.md "Login",
 * docs/product/limits.md).
 */
export const loginFieldLength = 25;

/** A text of the login, no longer than its fields take. */
const loginText = (label: string) =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .label(label)
    .max(loginFieldLength, fault('tooLong', { most: loginFieldLength }));

/** A user name, a password or a code, which has to be there. */
export const requiredLoginText = (label: string) => loginText(label).required(fault('missing'));

/** What the login call takes; the code once it was asked for (`ErrorBody.needs`). */
export const loginSchema = yup.object({
  username: requiredLoginText('Username'),
  password: requiredLoginText('Password'),
  code: loginText('Code'),
});

/**
 * What the registration call takes: a new Employee (docs/product/calls.md; docs/product/roles.md).
 */
export const registrationSchema = yup.object({
  username: requiredLoginText('Username'),
  email: email('Email'),
  password: requiredLoginText('Password'),
});

export type LoginRequest = yup.InferType<typeof loginSchema>;

/** What a successful login answers (docs/product/records.md). */
export const loginAnswer = answer.object({
  token: answer.text(),
  role: answer.oneOf(roles),
  username: answer.text(),
  /** Whether a second factor has to be set up before this session may do anything else. */
  mustSetUpFactor: yup.boolean().strict().oneOf([true]),
});

export type LoginAnswer = yup.InferType<typeof loginAnswer>;
