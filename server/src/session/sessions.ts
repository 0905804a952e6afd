import { createHash, randomBytes } from 'node:crypto';
import type { Role } from 'shared-api/contract/roles';
import type { Queryable } from '../db/Database.ts';

/** Who makes a request. */
export interface Staff {
  id: number;
  username: string;
  role: Role;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Starts a session and gives its token, of which only a hash is stored. */
export async function startSession(database: Queryable, staffId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query('INSERT INTO sessions (token_hash, staff_id) VALUES ($1, $2)', [
    hashOf(token),
    staffId,
  ]);
  return token;
}

/**
 * Whose token it is, undefined when it is unknown or has ended: after 12 hours without use or 30
 * days (product.md "Roles").
 */
export async function findSession(database: Queryable, token: string): Promise<Staff | undefined> {
  const token_hash = hashOf(token);
  const { rows } = await database.query<Staff & { stale: boolean }>({
    name: 'session',
    text: `SELECT s.id, s.username, s.role, t.used_at < now() - interval '5 minutes' AS stale
           FROM sessions t JOIN staff s ON s.id = t.staff_id
           WHERE t.token_hash = $1 AND s.disabled_at IS NULL
             AND t.used_at > now() - interval '12 hours'
             AND t.created_at > now() - interval '30 days'`,
    values: [token_hash],
  });
  const [found] = rows;
  if (!found) return undefined;
  if (found.stale) {
    await database.query('UPDATE sessions SET used_at = now() WHERE token_hash = $1', [token_hash]);
  }
  return { id: found.id, username: found.username, role: found.role };
}

/** Ends a session; nothing happens when there is none. */
export async function endSession(database: Queryable, token: string): Promise<void> {
  await database.query('DELETE FROM sessions WHERE token_hash = $1', [hashOf(token)]);
}

/** Removes sessions that have ended by themselves. */
export async function forgetOldSessions(database: Queryable): Promise<void> {
  await database.query(
    `DELETE FROM sessions WHERE used_at < now() - interval '12 hours'
       OR created_at < now() - interval '30 days'`,
  );
}
