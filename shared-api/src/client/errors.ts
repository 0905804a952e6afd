import type { ErrorBody } from '../contract/calls/errors.ts';

/** A call that failed, as the API slice gives it. */
export interface CallFailure {
  status: number | string;
  data?: unknown;
  error?: string;
}

const isFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && 'status' in error;

/** The server's answer to a failed call; undefined when it gave none (no connection, say). */
export function errorBody(error: unknown): ErrorBody | undefined {
  if (!isFailure(error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'message' in data
    ? (data as ErrorBody)
    : undefined;
}

/** The HTTP status of a failed call; undefined when no answer came. */
export const errorStatus = (error: unknown): number | undefined =>
  isFailure(error) && typeof error.status === 'number' ? error.status : undefined;

const general = 'An error occurred while processing your request.';

/** Shown after the message of what failed, and instead of the browsers' own, which tell a person nothing. */
const unreached = 'The server cannot be reached: check the connection and try again.';

/** "Failed to fetch" (Chrome), "NetworkError when attempting to fetch resource" (Firefox), "Load failed" (Safari). */
const browsersOwn = /fetch|^Load failed/;

/**
 * The text to show for a failed call: the server's message if there is one, else the error's own,
 * else a general one (docs/product/messages.md).
 */
export function errorMessage(error: unknown): string {
  const body = errorBody(error);
  if (body) return body.message;
  // A proxy's HTML instead of JSON: the parse error would tell a person nothing.
  if (isFailure(error) && error.status === 'PARSING_ERROR') return general;
  if (isFailure(error) && error.error !== undefined) {
    const own = error.error.replace(/^\w*Error: /, '').replace(/\.$/, '');
    if (error.status !== 'FETCH_ERROR') return own;
    return browsersOwn.test(own) ? unreached : `${own}. ${unreached}`;
  }
  if (error instanceof Error && error.message !== '') return error.message;
  return general;
}
