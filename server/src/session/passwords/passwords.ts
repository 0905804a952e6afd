import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { HttpError } from '../../HttpError.ts';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Two at a time: hashing uses the libuv threads that file access and DNS need too, and 19 MiB each.
 * This also bounds the cost of a flood of log-ins.
 */
const hashing = new PQueue({ concurrency: 2 });

/** Length of the queue of checks; at about 30 ms each, no more than a person would wait for. */
const mostWaiting = 100;

export const hashPassword = (password: string): Promise<string> =>
  hashing.add(() => hash(password, options), { priority: 1 });

/** Verified for unknown users, so that both cases take the same time. */
const nobody = hash('nobody has this password', options);

/**
 * Verifies a password; without a hash, takes the same time and returns false.
 * @param isKnown whether the browser is known, which takes priority over strangers
 * @throws HttpError 503 if too many strangers' checks are queued
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
  { isKnown }: { isKnown: boolean },
): Promise<boolean> {
  if (!isKnown && hashing.size >= mostWaiting) {
    throw new HttpError(503, { code: 'loginsBusy' }, { retryAfter: 2 });
  }
  const expected = stored ?? (await nobody);
  const matches = await hashing.add(() => verify(expected, password), {
    priority: isKnown ? 1 : 0,
  });
  return matches && stored !== undefined;
}
