import type { Role } from 'shared-api/contract/roles';
import type { Queryable } from '../db/Database.ts';
import { audit } from '../entities/audit.ts';

/** A login that is to be made. */
interface NewLogin {
  username: string;
  email: string;
  role: Role;
  /** The hash of a password that has been found good enough. */
  passwordHash: string;
}

/**
 * Makes a login and writes it into the audit trail; to be called in a transaction.
 * @param who makes it
 * @returns false when the user name is taken
 */
export async function makeLogin(
  connection: Queryable,
  who: string,
  { username, email, role, passwordHash }: NewLogin,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO staff (username, email, password_hash, role) VALUES ($1, $2, $3, $4)
     ON CONFLICT (username) DO NOTHING RETURNING id`,
    [username, email, passwordHash, role],
  );
  const [made] = rows;
  if (!made) return false;
  await audit(connection, {
    who,
    entity: 'logins',
    recordId: made.id,
    action: 'create',
    after: { username, email, role },
  });
  return true;
}
