import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { HttpError } from '../../HttpError.ts';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Two at a time: hashes run on the threads that files and names of hosts need too, and each takes
 * 19 MiB. It also bounds what a flood of log-ins costs.
 */
const hashing = new PQueue({ concurrency: 2 });

/** Checks that may wait for others; at about 30 ms each, no more than a person would wait for. */
const mostWaiting = 100;

export const hashPassword = (password: string): Promise<string> =>
  hashing.add(() => hash(password, options), { priority: 1 });

/** Verified when there is no such user, so that both cases take the same time. */
const nobody = hash('nobody has this password', options);

/**
 * Whether a password is the one behind a hash; false, after the same time, when there is no hash.
 * @param isKnown whether somebody known asks: then it goes before the guesses of strangers
 * @throws HttpError 503 when too many checks of strangers wait already
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
