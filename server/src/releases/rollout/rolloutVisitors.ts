import type { AppName } from 'shared-api/contract/releases/release';
import type { Queryable } from '../../db/Database.ts';
import type { StepCounts } from './judge.ts';
import { settingVisitors, thresholdsOf } from './slowness.ts';

/** A step of an app's rollout; `since` is when it began (milliseconds). */
export interface StepOfApp {
  app: AppName;
  since: number;
}

/** What has happened to a visitor of a step. */
export interface Sight {
  visitor: Buffer;
  isNew: boolean;
  hasError: boolean;
  hasFailedCall: boolean;
  /** Largest Contentful Paint of a page, in milliseconds. */
  paintMs: number | null;
}

/** Adds to what is known of a visitor; only the first page's time counts. */
export async function keepSight(
  database: Queryable,
  { app, since }: StepOfApp,
  { visitor, isNew, hasError, hasFailedCall, paintMs }: Sight,
): Promise<void> {
  await database.query(
    `INSERT INTO rollout_visitors AS known
       (app, step, visitor, is_new, has_error, has_failed_call, paint_ms, painted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::integer, CASE WHEN $7::integer IS NOT NULL THEN clock_timestamp() END)
     ON CONFLICT (app, step, visitor) DO UPDATE SET
       has_error = known.has_error OR EXCLUDED.has_error,
       has_failed_call = known.has_failed_call OR EXCLUDED.has_failed_call,
       paint_ms = coalesce(known.paint_ms, EXCLUDED.paint_ms),
       painted_at = coalesce(known.painted_at, EXCLUDED.painted_at)`,
    [app, since, visitor, isNew, hasError, hasFailedCall, paintMs],
  );
}

/** Counts a step's visitors. */
export async function countStep(
  database: Queryable,
  { app, since }: StepOfApp,
): Promise<StepCounts> {
  const { rows } = await database.query<{
    is_new: boolean;
    visitors: number;
    errors: number;
    calls: number;
  }>(
    `SELECT is_new,
            count(*)::integer AS visitors,
            (count(*) FILTER (WHERE has_error))::integer AS errors,
            (count(*) FILTER (WHERE has_failed_call))::integer AS calls
     FROM rollout_visitors WHERE app = $1 AND step = $2 GROUP BY is_new`,
    [app, since],
  );
  const pair = (name: 'visitors' | 'errors' | 'calls') => ({
    new: rows.find(({ is_new }) => is_new)?.[name] ?? 0,
    live: rows.find(({ is_new }) => !is_new)?.[name] ?? 0,
  });
  return {
    visitors: pair('visitors'),
    errors: pair('errors'),
    calls: pair('calls'),
    ...(await countSlow(database, { app, since })),
  };
}

/** Counts the visitors who were painted late, after those that set what is late. */
async function countSlow(
  database: Queryable,
  { app, since }: StepOfApp,
): Promise<Pick<StepCounts, 'timed' | 'slow'>> {
  const { rows: first } = await database.query<{ paint_ms: number; painted_at: Date | null }>(
    `SELECT paint_ms, painted_at FROM rollout_visitors
     WHERE app = $1 AND step = $2 AND NOT is_new AND paint_ms IS NOT NULL
     ORDER BY painted_at, visitor LIMIT $3`,
    [app, since, settingVisitors],
  );
  const thresholds = thresholdsOf(first.map(({ paint_ms }) => paint_ms));
  const last = first.at(-1);
  if (!thresholds || !last) return { timed: { new: 0, live: 0 }, slow: [] };
  const { rows } = await database.query<{ threshold: number; is_new: boolean; count: number }>(
    `SELECT threshold, is_new, count(*)::integer AS count
     FROM rollout_visitors, unnest(array_append($3::integer[], -1)) AS threshold
     WHERE app = $1 AND step = $2 AND painted_at > $4 AND paint_ms > threshold
     GROUP BY threshold, is_new`,
    [app, since, thresholds, last.painted_at],
  );
  const countOf = (threshold: number, isNew: boolean): number =>
    rows.find((row) => row.threshold === threshold && row.is_new === isNew)?.count ?? 0;
  const pairOf = (threshold: number) => ({
    new: countOf(threshold, true),
    live: countOf(threshold, false),
  });
  // Every time is over -1.
  return { timed: pairOf(-1), slow: thresholds.map(pairOf) };
}

/** Forgets the visitors of an app's steps, but for one that goes on. */
export async function forgetSteps(
  database: Queryable,
  app: AppName,
  current: number | undefined,
): Promise<void> {
  await database.query('DELETE FROM rollout_visitors WHERE app = $1 AND step <> $2', [
    app,
    current ?? 0,
  ]);
}
