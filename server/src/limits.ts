import type { Queryable } from './db/Database.ts';

/** How many attempts of a kind are allowed for one key in a time. */
export interface Limit {
  kind: string;
  most: number;
  minutes: number;
}

/** A limit, and whom it is for: an address, a user name. */
export interface LimitFor {
  limit: Limit;
  key: string;
}

/**
 * Decides whether an attempt is allowed and counts it, in one statement: of any number of parallel
 * attempts, exactly as many pass as the limit allows. Attempts are counted in the database, so that
 * all instances count together.
 *
 * The attempt is counted on every limit when all of them allow it, and on none when one refuses.
 * With a transaction's connection, the count is undone with the transaction, and other attempts with
 * the same kind and key wait until the transaction ends.
 * @returns 0 when the attempt is allowed, otherwise the seconds until it would be
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

/** What an attempt is counted under; `minutes` is how long it is looked at. */
interface CountedUnder {
  limit: Pick<Limit, 'kind' | 'minutes'>;
  key: string;
}

/**
 * Uncounts one attempt of each kind and key, the newest, for an attempt that turned out not to count,
 * such as a log-in with the right password. When others were counted since, one of those goes in its
 * place: their number is right, and the limit is free a little earlier or later.
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

/** Counts an attempt that nothing refuses, for `recentAttempts`. */
export async function countAttempt(
  database: Queryable,
  { limit, key }: CountedUnder,
): Promise<void> {
  await database.query('INSERT INTO attempts (kind, key) VALUES ($1, $2)', [limit.kind, key]);
}

/** How many attempts there were within the minutes; no more than `most` are counted. */
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

/** Forgets attempts that no limit looks at any more. */
export async function forgetOldAttempts(database: Queryable): Promise<void> {
  await database.query("DELETE FROM attempts WHERE at < now() - interval '2 days'");
}
