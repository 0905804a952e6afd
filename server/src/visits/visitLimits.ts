import type { Language } from 'shared-api/contract/values/language';
import type { Limit, LimitFor } from '../limits.ts';

/** Limits on requests for a visit, per network and per e-mail address. */
export const visitLimits = {
  address: { kind: 'visit-address', most: 10, minutes: 60 },
  email: { kind: 'visit-email', most: 5, minutes: 60 },
  /** Confirmations of one request in one language, the first among them, to whoever sends its form. */
  confirmation: { kind: 'visit-confirmation', most: 1, minutes: 60 },
} satisfies Record<string, Limit>;

/** What a request's confirmation in a language counts towards. */
export const confirmationLimit = (leadId: number, language: Language): LimitFor => ({
  limit: visitLimits.confirmation,
  key: `${leadId} ${language}`,
});
