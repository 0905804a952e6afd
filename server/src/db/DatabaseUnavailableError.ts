import pg from 'pg';

/**
 * The database cannot serve right now: it is away, starting, out of connections or space, or too
 * many wait for it. The caller may try again; after a COMMIT it is unknown whether it took effect.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/**
 * SQLSTATE classes 08 (connection), 53 (resources: disk, memory, connections) and 57P (shut down,
 * starting), and codes of transactions that PostgreSQL ended: deadlock, serialization, timeouts.
 */
const passing = /^(08|53|57P|40P01$|40001$|25P0[34]$|55P03$)/;

const lostSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  // The embedded PostgreSQL's socket is a file, which is gone while it is down.
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What `pg` and its pool say without a code. */
const lostMessage =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/;

/**
 * Makes a DatabaseUnavailableError of an error that says so. Only for errors of `pg`: a file that is
 * missing is ENOENT as well.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !isPassing(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailableError(`The database is not available: ${reason}`, { cause: error });
}

function isPassing(error: unknown): boolean {
  // Not by its class: errors of the system may come from another realm.
  const { code, message, errors } = error as Partial<AggregateError> & { code?: unknown };
  if (Array.isArray(errors)) return errors.some(isPassing);
  const known = typeof code === 'string' ? code : '';
  if (error instanceof pg.DatabaseError) return passing.test(known);
  return lostSocket.has(known) || lostMessage.test(message ?? '');
}
