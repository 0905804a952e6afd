import type { Limit } from '../limits.ts';

/** Limits on requests for a visit, per network and per e-mail address. */
export const visitLimits = {
  address: { kind: 'visit-address', most: 10, minutes: 60 },
  email: { kind: 'visit-email', most: 5, minutes: 60 },
  /** Mails of one request in one language to whoever sends its form again. */
  again: { kind: 'visit-again', most: 1, minutes: 60 },
} satisfies Record<string, Limit>;
