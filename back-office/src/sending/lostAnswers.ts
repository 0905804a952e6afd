import { errorStatus } from 'shared-api/client';

/** Whether a call that failed was refused; otherwise the server may have done it, and only the answer is missing. */
export function isRefused(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && status < 500;
}

/**
 * Whether a call was refused before the server looked at it: logged out, too slow, too many. It says nothing of an
 * earlier one with the same key.
 */
export const isPutOff = (error: unknown): boolean =>
  [401, 408, 429].includes(errorStatus(error) ?? 0);
