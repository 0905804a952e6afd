import type { Language } from 'shared-api/contract/values/language';
import { HttpError } from '../HttpError.ts';
import type { Queryable } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorQueue.ts';
import { takeAttempt, type Limit, type LimitFor } from '../limits.ts';
import { networkOf } from '../networkOf.ts';

/** Limits on quotes per network and per e-mail address (docs/product/money.md "Instant quotes"). */
export const quoteLimits = {
  address: { kind: 'quote-address', most: 30, minutes: 60 },
  email: { kind: 'quote-email', most: 10, minutes: 60 },
  /** Mails of one quote in one language, the first among them, to whoever sends its form. */
  mail: { kind: 'quote-mail', most: 1, minutes: 60 },
} satisfies Record<string, Limit>;

/** What a quote's mail in a language counts towards. */
export const mailLimit = (quoteId: number, language: Language): LimitFor => ({
  limit: quoteLimits.mail,
  key: `${quoteId} ${language}`,
});

/**
 * Counts a quote that is asked for.
 * @throws HttpError 405 after too many from the network or for the e-mail address
 */
export async function countWithinLimits(
  connection: Queryable,
  { ip }: Visitor,
  email: string,
): Promise<void> {
  const wait = await takeAttempt(connection, [
    { limit: quoteLimits.address, key: networkOf(ip) },
    { limit: quoteLimits.email, key: email },
  ]);
  if (wait > 0) {
    throw new HttpError(405, { code: 'tooManyQuotes', params: { minutes: Math.ceil(wait / 60) } });
  }
}
