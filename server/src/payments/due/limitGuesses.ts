import type { Database, Queryable } from '../../db/Database.ts';
import type { Visitor } from '../../db/VisitorQueue.ts';
import { HttpError } from '../../HttpError.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../../limits.ts';
import { networkOf } from '../../networkOf.ts';

/** Wrong combinations of number and amount allowed per network. */
const limit: Limit = { kind: 'payment-address', most: 20, minutes: 60 };

/**
 * Rate-limits guesses per address; a correct number and amount are not counted. Counted and
 * checked in one transaction, so that concurrent guesses from an address are serialized and
 * cannot exceed the limit.
 * @throws HttpError 429, or as `work`
 */
export async function limitGuesses<T>(
  database: Database,
  visitor: Visitor,
  work: (connection: Queryable) => Promise<T>,
): Promise<T> {
  const guess = [{ limit, key: networkOf(visitor.ip) }];
  const result = await database.visitor(visitor).transaction(async (connection) => {
    const wait = await takeAttempt(connection, guess);
    if (wait > 0) {
      throw new HttpError(
        429,
        { code: 'tooManyPayments', params: { minutes: Math.ceil(wait / 60) } },
        { retryAfter: wait },
      );
    }
    try {
      const value = await work(connection);
      await giveBackAttempt(connection, guess);
      return { value };
    } catch (error) {
      // Returned rather than thrown, since an error would roll the count back.
      if (error instanceof HttpError && error.status === 400) return { error };
      throw error;
    }
  });
  if ('error' in result) throw result.error;
  return result.value;
}
