import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** What the security log tells of. */
export const securityEventKinds = [
  'login',
  'login-failed',
  'code-failed',
  'login-slowed',
  'logout',
  'session-ended',
  'refused',
  'password-changed',
  'password-replaced',
  'factor-on',
  'factor-off',
  'factor-reset',
  'recovery-code-used',
  'recovery-codes-made',
  'factor-rule',
  'login-made',
  'role-changed',
  'login-disabled',
  'login-enabled',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Events of one kind and login that are written one by one within an hour; then in steps. */
export const eventsWrittenSingly = 20;

/** One event around logins. */
const securityEvent = answer.object({
  id: answer.number(),
  /** The instant. */
  at: answer.text(),
  kind: answer.oneOf(securityEventKinds),
  /** Whose login it is about; null when the name that was typed is nobody's. */
  username: answer.text().nullable(),
  /** Who did it; empty where nobody was logged in. */
  who: answer.text(),
  address: answer.text(),
  /** By kind: a role, the call that was refused, the browser. */
  detail: answer.text(),
  /** How many of its kind and login there were within that hour, this one included. */
  times: answer.number(),
});

export type SecurityEvent = yup.InferType<typeof securityEvent>;

export const securityLogAnswer = answer.object({
  results: answer.list(securityEvent),
  /** Absolute path of the next, older part; null when there is none. */
  next: answer.text().nullable(),
});

export type SecurityLog = yup.InferType<typeof securityLogAnswer>;
