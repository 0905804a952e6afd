import type { Queryable } from '../../db/Database.ts';
import { findAttempt, type Attempt } from '../attempts.ts';

/** Locks a payment's key until the transaction ends: what is decided of it is decided once. */
export async function lockKey(connection: Queryable, key: string): Promise<void> {
  await connection.query('SELECT lock_payment_key($1)', [key]);
}

/** Whether nothing is paid with a key any more. */
export async function isWithdrawn(connection: Queryable, key: string): Promise<boolean> {
  const { rows } = await connection.query<{ isWithdrawn: boolean }>(
    `SELECT EXISTS (SELECT FROM payment_keys WHERE key = $1 AND withdrawn_at IS NOT NULL)
       AS "isWithdrawn"`,
    [key],
  );
  return rows[0]?.isWithdrawn === true;
}

/** Notes that a request with a key is answered with the open attempt of another window. */
export async function noteJoined(
  connection: Queryable,
  key: string,
  joined: string,
): Promise<void> {
  await connection.query(
    `INSERT INTO payment_keys (key, joined) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET joined = EXCLUDED.joined`,
    [key, joined],
  );
}

/** The attempt that a key has begun, or that it has joined. */
export async function attemptUnder(
  connection: Queryable,
  key: string,
): Promise<Attempt | undefined> {
  const own = await findAttempt(connection, key);
  if (own) return own;
  const { rows } = await connection.query<{ joined: string }>(
    'SELECT joined FROM payment_keys WHERE key = $1 AND joined IS NOT NULL',
    [key],
  );
  const [row] = rows;
  return row && findAttempt(connection, row.joined);
}

/**
 * Gives a payment's key up, in the caller's transaction, unless its payment was begun: a request that
 * arrives with it later is refused, so that it is true that nothing was charged.
 * @returns the attempt that the key has begun or joined; undefined if there is none, nor will there be
 */
export async function withdrawKey(
  connection: Queryable,
  key: string,
): Promise<Attempt | undefined> {
  await lockKey(connection, key);
  // After the lock, so that what was begun meanwhile is seen.
  const own = await findAttempt(connection, key);
  if (own) return own;
  await connection.query(
    `INSERT INTO payment_keys (key, withdrawn_at) VALUES ($1, now())
     ON CONFLICT (key) DO UPDATE SET withdrawn_at = coalesce(payment_keys.withdrawn_at, now())`,
    [key],
  );
  return attemptUnder(connection, key);
}

/** Deletes keys with which no request is on its way any more. */
export async function forgetOldKeys(database: Queryable): Promise<void> {
  await database.query("DELETE FROM payment_keys WHERE at < now() - interval '30 days'");
}
