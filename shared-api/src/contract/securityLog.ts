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
export interface SecurityEvent {
  id: number;
  /** The instant. */
  at: string;
  kind: SecurityEventKind;
  /** Whose login it is about; null when the name that was typed is nobody's. */
  username: string | null;
  /** Who did it; empty where nobody was logged in. */
  who: string;
  address: string;
  /** By kind: a role, the call that was refused, the browser. */
  detail: string;
  /** How many of its kind and login there were within that hour, this one included. */
  times: number;
}

export interface SecurityLog {
  results: SecurityEvent[];
  /** Absolute path of the next, older part; null when there is none. */
  next: string | null;
}
