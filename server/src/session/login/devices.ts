import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Queryable } from '../../db/Database.ts';

/** Cookie that identifies a browser that somebody has logged in with before. */
const deviceCookie = 'known-device';

/** Days without a login after which a device is forgotten. */
const lifetimeDays = 180;

/** Devices kept per login; the least recently used is dropped first. */
const mostDevices = 50;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The device token from the cookie, and the hash it is stored under. */
export interface SentDevice {
  token: string;
  hash: Buffer;
}

/** The device in a `Cookie` header, if any. */
export function deviceOf(cookieHeader: string | undefined): SentDevice | undefined {
  const token = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[deviceCookie];
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return undefined;
  return { token, hash: hashOf(token) };
}

/**
 * Marks the browser of a log-in as a known device, within the log-in's transaction. A browser
 * already known for this or another login keeps its token.
 * @param isSecure whether the request came over HTTPS
 * @returns the hash of its current token, and the `Set-Cookie` header
 */
export async function rememberDevice(
  connection: Queryable,
  staffId: number,
  sent: SentDevice | undefined,
  isSecure: boolean,
): Promise<{ hash: Buffer; cookie: string }> {
  const kept = sent && (await isInUse(connection, sent.hash)) ? sent.token : undefined;
  const token = kept ?? randomBytes(32).toString('base64url');
  const hash = hashOf(token);
  await connection.query(
    `INSERT INTO known_devices (staff_id, token_hash) VALUES ($1, $2)
     ON CONFLICT (staff_id, token_hash) DO UPDATE SET used_at = now()`,
    [staffId, hash],
  );
  await connection.query(
    `DELETE FROM known_devices WHERE staff_id = $1 AND token_hash IN (
       SELECT token_hash FROM known_devices WHERE staff_id = $1 ORDER BY used_at DESC OFFSET $2
     )`,
    [staffId, mostDevices],
  );
  const cookie = stringifySetCookie({
    name: deviceCookie,
    value: token,
    maxAge: lifetimeDays * 24 * 3600,
    // Only the login call needs it, so no other call receives it.
    path: '/api/rest-auth/login',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
  return { hash, cookie };
}

async function isInUse(connection: Queryable, hash: Buffer): Promise<boolean> {
  const { rows } = await connection.query(
    'SELECT FROM known_devices WHERE token_hash = $1 LIMIT 1',
    [hash],
  );
  return rows.length > 0;
}

/** Forgets the devices of a login, optionally except one, within the caller's transaction. */
export async function forgetDevices(
  connection: Queryable,
  staffId: number,
  except: Buffer | null = null,
): Promise<void> {
  await connection.query(
    'DELETE FROM known_devices WHERE staff_id = $1 AND token_hash IS DISTINCT FROM $2',
    [staffId, except],
  );
}

/** Forgets devices that have not been used for a long time. */
export async function forgetOldDevices(database: Queryable): Promise<void> {
  await database.query(
    'DELETE FROM known_devices WHERE used_at < now() - make_interval(days => $1)',
    [lifetimeDays],
  );
}
