import { advisoryLocks } from '../../db/advisoryLocks.ts';
import type { Queryable } from '../../db/Database.ts';

/**
 * Waits, until the end of the transaction, for whatever else changes the bank's lines as a whole:
 * concurrent imports would count identical lines of a day twice.
 */
export async function lockImports(connection: Queryable): Promise<void> {
  await connection.query("SET LOCAL lock_timeout = '20s'");
  await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.statements]);
}
