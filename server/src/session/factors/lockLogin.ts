import type { Queryable } from '../../db/Database.ts';

/**
 * Locks a login's row until the transaction ends, before its password, factor or role is changed.
 * Log-ins take a shared lock while storing their session, so a change either is seen by a
 * concurrent log-in or finds the session that it has started.
 * @returns the password hash; undefined if there is no such login
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
