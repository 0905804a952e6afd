import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';

/** Kinds of events in the security log. */
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
  'data-exported',
  'deploy-token-made',
  'deploy-token-revoked',
  'deploy-token-refused',
  'override-begun',
  'override-ended',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/**
 * Kinds of which every event is logged, however many there are: each changes who may do what, or what somebody
 * has, and only its own entry says which. They take a session, and leave rows elsewhere too.
 */
export const alwaysWritten: readonly SecurityEventKind[] = [
  'password-changed',
  'password-replaced',
  'factor-on',
  'factor-off',
  'factor-reset',
  'recovery-codes-made',
  'factor-rule',
  'login-made',
  'role-changed',
  'login-disabled',
  'login-enabled',
  'data-exported',
  'deploy-token-made',
  'deploy-token-revoked',
  'override-begun',
  'override-ended',
];

/**
 * Events of any other kind and one login that are logged individually within an hour; more are logged in
 * increasing steps.
 */
export const eventsWrittenSingly = 20;

/** An event concerning a login. */
const securityEvent = answer.object({
  id: answer.number(),
  at: answer.text(),
  kind: answer.oneOf(securityEventKinds),
  /** The login concerned; null if nobody has the user name that was typed. */
  username: answer.text().nullable(),
  /** Who caused it; empty if nobody was logged in. */
  who: answer.text(),
  address: answer.text(),
  /** Depends on the kind: a role, the refused call, the browser. */
  detail: answer.text(),
  /** Number of events of this kind and login within the hour, including this one. */
  times: answer.number(),
});

export type SecurityEvent = yup.InferType<typeof securityEvent>;

export const securityLogAnswer = answer.object({
  results: answer.list(securityEvent),
  /** Absolute path of the next (older) page; null on the last one. */
  next: answer.text().nullable(),
});

export type SecurityLog = yup.InferType<typeof securityLogAnswer>;
