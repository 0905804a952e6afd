import * as yup from 'yup';
import { email } from './fields.ts';
import type { Role } from './roles.ts';

/**
 * Longest user name and password of the login screen (docs/product/pages.md "Login",
 * docs/product/limits.md).
 */
export const loginFieldLength = 25;

const field = (label: string) =>
  yup
    .string()
    .strict()
    .typeError(`${label} must be text.`)
    .label(label)
    .required(`${label} is missing.`)
    .max(loginFieldLength, `${label} may have ${loginFieldLength} characters at most.`);

/** What the login call takes; the code once it was asked for (`CodeNeeded`). */
export const loginSchema = yup.object({
  username: field('Username'),
  password: field('Password'),
  code: yup
    .string()
    .strict()
    .typeError('Code must be text.')
    .label('Code')
    .max(loginFieldLength, `Code may have ${loginFieldLength} characters at most.`),
});

/**
 * What the registration call takes: a new Employee (docs/product/calls.md; docs/product/roles.md).
 */
export const registrationSchema = yup.object({
  username: field('Username'),
  email: email('Email'),
  password: field('Password'),
});

export type LoginRequest = yup.InferType<typeof loginSchema>;

/** What a successful login answers (docs/product/records.md). */
export interface LoginAnswer {
  token: string;
  role: Role;
  username: string;
  /** Whether a second factor has to be set up before this session may do anything else. */
  mustSetUpFactor?: true;
}
