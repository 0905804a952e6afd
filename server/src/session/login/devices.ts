import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Queryable } from '../../db/Database.ts';

/** Name of the cookie by which a browser is known that somebody has logged in with before. */
const deviceCookie = 'known-device';

/** Days without a login after which a browser is forgotten. */
const lifetimeDays = 180;

/** Browsers kept for one login; the one that was used least recently goes first. */
const mostDevices = 50;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a browser sends to be known by, and the hash under which it is stored. */
export interface SentDevice {
  token: string;
  hash: Buffer;
}

/** What a `Cookie` header says of the browser; undefined when it says nothing. */
export function deviceOf(cookieHeader: string | undefined): SentDevice | undefined {
  const token = cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[deviceCookie];
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return undefined;
  return { token, hash: hashOf(token) };
}

/**
 * Makes the browser of a login known; in the transaction of the login. A browser that is known
 * already, by this or another login, keeps its token.
 * @param isSecure whether the browser came over HTTPS
 * @returns hash of its token now, and the `Set-Cookie` header that keeps it
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
    // Only the login call needs it, so no other call carries it.
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

/** Forgets the browsers of a login, but for the one given; in the transaction of its cause. */
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

/** Forgets browsers that nobody has logged in with for long. */
export async function forgetOldDevices(database: Queryable): Promise<void> {
  await database.query(
    'DELETE FROM known_devices WHERE used_at < now() - make_interval(days => $1)',
    [lifetimeDays],
  );
}
