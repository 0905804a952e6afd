import { errorStatus } from 'shared-api/client';

/**
 * Why a call of a window failed; undefined while a session that ended is taken up again, for which the login stands over the
 * window.
 */
export const refusalOf = (error: unknown): unknown =>
  errorStatus(error) === 401 ? undefined : error;
