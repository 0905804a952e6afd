import type { Queryable } from '../../db/Database.ts';

/**
 * Locks somebody's row until the transaction ends, before their password, factor or role is changed.
 * Log-ins hold it shared while they store their session, so a change either is seen by a log-in that
 * is under way or finds the session that it has begun.
 * @returns the hash of the password; undefined when there is no such login
 */
export async function lockLogin(
  connection: Queryable,
  staffId: number,
): Promise<string | undefined> {
  const { rows } = await connection.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM staff WHERE id = $1 FOR NO KEY UPDATE',
    [staffId],
  );
  return rows[0]?.hash;
}
