import { errorBody, errorStatus } from 'shared-api/client';

/** Whether a call that failed was refused; otherwise the server may have done it, and only the answer is missing. */
export function isRefused(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && status < 500;
}

/**
 * Whether it is still not known what became of a form, after one more try with the same key. A try that is refused says
 * nothing of an earlier one whose answer was lost, unless the refusal is what the key has done: it may be of a session that
 * ended, of a right that was taken away or of what is typed now.
 * @param wasLost whether an answer was missing before this try
 * @param error why this try failed, if it did
 */
export function isStillLost(wasLost: boolean, error: unknown): boolean {
  if (error === undefined || errorBody(error)?.doneBefore) return false;
  return wasLost || !isRefused(error);
}

/**
 * Whether the key of a form is spent after a try: it was done, or what was refused was not done and can be asked for
 * anew.
 */
export const isSpent = (wasLost: boolean, error: unknown): boolean =>
  (error === undefined || errorStatus(error) === 409) && !isStillLost(wasLost, error);
