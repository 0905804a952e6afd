import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';

/**
 * Has whoever sends a form with the same key wait until this transaction has ended, also where the form names another
 * record: the lock of its row alone would let both find the key unused. To be taken before a row is locked.
 */
export async function lockFormKey(connection: Queryable, key: string): Promise<void> {
  await connection.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
    advisoryLocks.officeForms,
    key,
  ]);
}
