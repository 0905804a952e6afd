import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { takeAttempt } from '../limits.ts';

/** Previews that one person, or one deploy token, may make: each is an event in the log of releases. A trial makes one or two. */
const previews = { kind: 'preview', most: 120, minutes: 60 };

/**
 * Counts a preview.
 * @param by who makes it, as the log of releases names them
 * @throws HttpError 429
 */
export async function takePreview(database: Queryable, by: string): Promise<void> {
  const wait = await takeAttempt(database, [{ limit: previews, key: by }]);
  if (wait === 0) return;
  throw new HttpError(
    429,
    { code: 'tooManyPreviews', params: { milliseconds: wait * 1000 } },
    { retryAfter: wait },
  );
}
