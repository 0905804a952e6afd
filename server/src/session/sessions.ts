import { createHash, randomBytes } from 'node:crypto';
import type { OwnSession } from 'shared-api/contract/staff/account';
import { may, type Permission } from 'shared-api/contract/staff/permissions';
import type { Role } from 'shared-api/contract/staff/roles';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';

/** Who makes a request. */
export interface Staff {
  id: number;
  username: string;
  role: Role;
  sessionId: number;
  /** The employee whose services are the caller's own; null where the login is linked to none. */
  employeeId: number | null;
}

/** A valid session. */
export interface FoundSession extends Staff {
  /** Whether a required second factor is missing. */
  mustSetUpFactor: boolean;
}

/** Data of a new session. */
interface Beginning {
  /** The browser's description. */
  device: string;
  address: string;
  /** Hash of the known device's token. */
  knownDevice: Buffer | null;
}

const nowhere: Beginning = { device: '', address: '', knownDevice: null };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Whether a session `t` is valid: it expires after 12 hours without use or 30 days
 * (docs/product/roles.md).
 */
export const isGoodSession =
  "t.used_at > now() - interval '12 hours' AND t.created_at > now() - interval '30 days'";

/** Whether the login `s` is an Admin's without the second factor that is compulsory for them. */
const lacksFactor = `s.role = 'Admin' AND (SELECT admins_need_factor FROM login_rules) AND NOT EXISTS (
    SELECT FROM second_factors f WHERE f.staff_id = s.id AND f.confirmed_at IS NOT NULL
  )`;

/** Sessions `t` with their logins `s` whose token is good for something. */
const goodSessions = `sessions t JOIN staff s
  ON s.id = t.staff_id AND s.disabled_at IS NULL AND ${isGoodSession}`;

/**
 * Those whose token is good for every call that the role may make. What stands for a session elsewhere asks here, so
 * that it ends when `authenticate` would refuse the session.
 */
export const sessionsInForce = `${goodSessions} AND NOT (${lacksFactor})`;

/**
 * Checks a session once more, after its call has waited for its turn: it may have ended meanwhile, or its role may have
 * lost the permission.
 * @throws HttpError 401 if it has ended, 403 if its role may not any more
 */
export async function recheckSession(
  database: Queryable,
  { sessionId }: Pick<Staff, 'sessionId'>,
  needed: Permission,
): Promise<void> {
  const { rows } = await database.query<{ role: Role }>(
    `SELECT s.role FROM ${sessionsInForce} WHERE t.id = $1`,
    [sessionId],
  );
  const [session] = rows;
  if (!session) throw new HttpError(401, { code: 'noSession' });
  const { role } = session;
  if (!may(role, needed)) throw new HttpError(403, { code: 'forbidden', params: { needed, role } });
}

/** Starts a session and returns its token, of which only the hash is stored. */
export async function startSession(
  database: Queryable,
  staffId: number,
  { device, address, knownDevice }: Beginning = nowhere,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `INSERT INTO sessions (token_hash, staff_id, device, address, known_device)
     VALUES ($1, $2, $3, $4, $5)`,
    [hashOf(token), staffId, device, address, knownDevice],
  );
  return token;
}

/**
 * Finds a valid session by its token.
 * @param address the address it is used from
 */
export async function findSession(
  database: Queryable,
  token: string,
  address: string,
): Promise<FoundSession | undefined> {
  const token_hash = hashOf(token);
  const { rows } = await database.query<FoundSession & { stale: boolean }>({
    name: 'session',
    text: `SELECT s.id, s.username, s.role, t.id AS "sessionId",
             (SELECT e.id FROM employees e WHERE e.id = s.employee_id) AS "employeeId",
             t.used_at < now() - interval '5 minutes' AS stale,
             ${lacksFactor} AS "mustSetUpFactor"
           FROM ${goodSessions} WHERE t.token_hash = $1`,
    values: [token_hash],
  });
  const [found] = rows;
  if (!found) return undefined;
  if (found.stale) {
    await database.query(
      'UPDATE sessions SET used_at = now(), address = $2 WHERE token_hash = $1',
      [token_hash, address],
    );
  }
  const { stale: _stale, ...session } = found;
  return session;
}

/** Somebody's sessions: the current one first, then by last use. */
export async function listSessions(
  database: Queryable,
  { id, sessionId }: Staff,
): Promise<OwnSession[]> {
  const { rows } = await database.query<
    Omit<OwnSession, 'since' | 'usedAt'> & { since: Date; usedAt: Date }
  >(
    `SELECT t.id, t.device, t.address, t.created_at AS since, t.used_at AS "usedAt",
       t.id = $2 AS "isThis"
     FROM sessions t WHERE t.staff_id = $1 AND ${isGoodSession}
     ORDER BY t.id = $2 DESC, t.used_at DESC LIMIT 100`,
    [id, sessionId],
  );
  return rows.map(({ since, usedAt, ...rest }) => ({
    ...rest,
    since: since.toISOString(),
    usedAt: usedAt.toISOString(),
  }));
}

/** Ends a session, if it exists. */
export async function endSession(database: Queryable, id: number): Promise<void> {
  await database.query('DELETE FROM sessions WHERE id = $1', [id]);
}

/**
 * Ends somebody's sessions, optionally except one.
 * @returns how many
 */
export async function endSessions(
  connection: Queryable,
  staffId: number,
  except: number | null = null,
): Promise<number> {
  const { rowCount } = await connection.query(
    'DELETE FROM sessions WHERE staff_id = $1 AND id IS DISTINCT FROM $2',
    [staffId, except],
  );
  return rowCount ?? 0;
}

/** Deletes expired sessions. */
export async function forgetOldSessions(database: Queryable): Promise<void> {
  await database.query(
    `DELETE FROM sessions WHERE used_at < now() - interval '12 hours'
       OR created_at < now() - interval '30 days'`,
  );
}
