import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import * as answer from '../fields/answers.ts';
import { email } from '../fields/fields.ts';
import { roles } from './roles.ts';

/**
 * Maximum length of user name and password on the login screen (docs/product/pages.md "Login",
 * docs/product/limits.md).
 */
export const loginFieldLength = 25;

const loginText = () =>
  yup
    .string()
    .strict()
    .typeError(fault('notText'))
    .max(loginFieldLength, fault('tooLong', { most: loginFieldLength }));

export const requiredLoginText = () => loginText().required(fault('missing'));

/** Login credentials; the code only once it was asked for (`ErrorBody.needs`). */
export const loginSchema = yup
  .object({
    username: requiredLoginText(),
    password: requiredLoginText(),
    code: loginText(),
  })
  .meta({ labels: 'login' });

/** A registration, which creates an Employee (docs/product/calls.md; docs/product/roles.md). */
export const registrationSchema = yup
  .object({
    username: requiredLoginText(),
    email: email(),
    password: requiredLoginText(),
  })
  .meta({ labels: 'person' });

export type LoginRequest = yup.InferType<typeof loginSchema>;

/** The response to a successful login (docs/product/records.md). */
export const loginAnswer = answer.object({
  token: answer.text(),
  role: answer.oneOf(roles),
  username: answer.text(),
  /** Whether a second factor must be set up before this session can do anything else. */
  mustSetUpFactor: yup.boolean().strict().oneOf([true]),
});

export type LoginAnswer = yup.InferType<typeof loginAnswer>;
