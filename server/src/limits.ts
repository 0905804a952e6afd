import type { Queryable } from './db/Database.ts';

/** How many attempts of a kind one key may make within a period. */
export interface Limit {
  kind: string;
  most: number;
  minutes: number;
}

/** A limit and what it applies to: an address, a user name. */
export interface LimitFor {
  limit: Limit;
  key: string;
}

/**
 * Checks and counts an attempt in a single statement, so that however many run concurrently,
 * exactly as many pass as the limits allow. Attempts are counted in the database, across all
 * servers.
 *
 * The attempt counts towards all limits if all of them allow it, and towards none if one refuses.
 * On a transaction's connection, the count is rolled back with the transaction, and other attempts
 * with the same kind and key wait until it ends.
 * @returns 0 if the attempt is allowed, otherwise the seconds until it would be
 */
export async function takeAttempt(
  database: Queryable,
  limits: readonly LimitFor[],
): Promise<number> {
  const { rows } = await database.query<{ wait: number }>({
    name: 'take-attempt',
    text: 'SELECT take_attempt($1, $2, $3, $4) AS wait',
    values: [
      limits.map(({ limit }) => limit.kind),
      limits.map(({ key }) => key),
      limits.map(({ limit }) => limit.most),
      limits.map(({ limit }) => limit.minutes),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('take_attempt answered nothing.');
  return row.wait;
}

/** What an attempt is counted under; `minutes` is the limit's period. */
interface CountedUnder {
  limit: Pick<Limit, 'kind' | 'minutes'>;
  key: string;
}

/**
 * Uncounts the latest attempt of each kind and key, for one that should not count after all, such
 * as a successful log-in. If others have been counted since, one of those is removed instead: the
 * number is right, and the limit only resets slightly earlier or later.
 */
export async function giveBackAttempt(
  database: Queryable,
  counted: readonly CountedUnder[],
): Promise<void> {
  await database.query('SELECT give_back_attempt($1, $2)', [
    counted.map(({ limit }) => limit.kind),
    counted.map(({ key }) => key),
  ]);
}

/** Records an attempt without a limit, for `recentAttempts`. */
export async function countAttempt(
  database: Queryable,
  { limit, key }: CountedUnder,
): Promise<void> {
  await database.query('INSERT INTO attempts (kind, key) VALUES ($1, $2)', [limit.kind, key]);
}

/** Number of attempts within the period, up to `most`. */
export async function recentAttempts(
  database: Queryable,
  { limit, key }: CountedUnder,
  most: number,
): Promise<number> {
  const { rows } = await database.query({
    name: 'recent-attempts',
    text: `SELECT FROM attempts WHERE kind = $1 AND key = $2 AND at > now() - make_interval(mins => $3)
           LIMIT $4`,
    values: [limit.kind, key, limit.minutes, most],
  });
  return rows.length;
}

/** Deletes attempts older than every limit's period. */
export async function forgetOldAttempts(database: Queryable): Promise<void> {
  await database.query("DELETE FROM attempts WHERE at < now() - interval '2 days'");
}
