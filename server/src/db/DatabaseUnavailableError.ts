import pg from 'pg';

/**
 * The database is temporarily unavailable: down, starting, or out of connections or space, or its
 * queue is full. The caller may retry; after a failed COMMIT, it is unknown whether it took effect.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown, startup), and the codes for
 * aborted transactions: deadlock, serialization failure, timeouts.
 */
const passing = /^(08|53|57P|40P01$|40001$|25P0[34]$|55P03$)/;

const lostSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  // The embedded PostgreSQL's socket is a file that does not exist while it is down.
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of `pg` and its pool that have no code. */
const lostMessage =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/;

/**
 * Converts connection errors to a DatabaseUnavailableError. Only for errors from `pg`: a missing
 * file is ENOENT too.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !isPassing(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailableError(`The database is not available: ${reason}`, { cause: error });
}

function isPassing(error: unknown): boolean {
  // Not `instanceof`: system errors may come from another realm.
  const { code, message, errors } = error as Partial<AggregateError> & { code?: unknown };
  if (Array.isArray(errors)) return errors.some(isPassing);
  const known = typeof code === 'string' ? code : '';
  if (error instanceof pg.DatabaseError) return passing.test(known);
  return lostSocket.has(known) || lostMessage.test(message ?? '');
}
