import type { Queryable } from './db/Database.ts';

/** How many attempts of a kind are allowed for one key in a time. */
export interface Limit {
  kind: string;
  most: number;
  minutes: number;
}

/**
 * Seconds until another attempt is allowed, 0 when it is now. Attempts are counted in the database,
 * so that all instances count together.
 */
export async function secondsToWait(
  database: Queryable,
  { kind, most, minutes }: Limit,
  key: string,
): Promise<number> {
  const { rows } = await database.query<{ wait: number | null }>({
    name: 'attempts',
    text: `SELECT ceil(extract(epoch FROM at + make_interval(mins => $3) - now()))::int AS wait
           FROM attempts WHERE kind = $1 AND key = $2 AND at > now() - make_interval(mins => $3)
           ORDER BY at DESC OFFSET $4 LIMIT 1`,
    values: [kind, key, minutes, most - 1],
  });
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Counts one attempt. */
export async function countAttempt(database: Queryable, kind: string, key: string): Promise<void> {
  await database.query('INSERT INTO attempts (kind, key) VALUES ($1, $2)', [kind, key]);
}

/** Forgets attempts that no limit looks at any more. */
export async function forgetOldAttempts(database: Queryable): Promise<void> {
  await database.query("DELETE FROM attempts WHERE at < now() - interval '2 days'");
}
