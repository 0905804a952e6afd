import type { NewPerson } from 'shared-api/contract/staff/people';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Database, Queryable } from '../../db/Database.ts';
import { audit } from '../../audit/audit.ts';
import { fieldRefused } from '../../HttpError.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseWeakPassword, type Judging } from '../passwords/passwordStrength.ts';
import { recordEvent } from '../log/securityEvents.ts';

/** A login to be created. */
interface NewLogin {
  username: string;
  email: string;
  role: Role;
  /** The hash of an accepted password. */
  passwordHash: string;
}

/** Who changes a login, and from which address. */
export interface LoginActor {
  who: string;
  address: string;
}

/**
 * Creates a login and its audit entry, within a transaction.
 * @returns false if the user name is taken
 */
export async function makeLogin(
  connection: Queryable,
  { who, address }: LoginActor,
  { username, email, role, passwordHash }: NewLogin,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: number }>(
    // The e-mail address is optional.
    `INSERT INTO staff (username, email, password_hash, role) VALUES ($1, coalesce($2, ''), $3, $4)
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
  await recordEvent(connection, {
    kind: 'login-made',
    staffId: made.id,
    who,
    address,
    detail: role,
  });
  return true;
}

/**
 * Creates a login with an initial password.
 * @throws HttpError 400 for a weak password, 409 if the user name is taken
 */
export async function registerLogin(
  { database, ...judging }: Judging & { database: Database },
  actor: LoginActor,
  { username, email, role, password }: NewPerson,
): Promise<void> {
  await refuseWeakPassword(judging, password, username);
  const passwordHash = await hashPassword(password);
  const isMade = await database.transaction((connection) =>
    makeLogin(connection, actor, { username, email, role, passwordHash }),
  );
  if (!isMade) {
    throw fieldRefused(409, 'username', { code: 'loginTaken', params: { username } });
  }
}
