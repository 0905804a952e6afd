import type { DailyCounts, DailyReport, DailyRun } from 'shared-api/contract/billing/dailyReport';
import type { Queryable } from '../db/Database.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { isLockRefused } from '../db/unlessImporting.ts';
import { HttpError } from '../HttpError.ts';

interface StoredRun {
  id: number;
  day: string;
  at: Date;
  who: string;
  counts: DailyCounts;
}

type Late = 'held' | 'spared';
type KeptReport = Omit<DailyReport, Late> & Partial<Pick<DailyReport, Late>>;

/** How long a run waits for another one, in milliseconds: less than a statement may take. */
const waitsFor = 25_000;

/** Runs on a page of their list. */
const pageSize = 25;

const asRun = ({ at, ...run }: StoredRun): DailyRun => ({ ...run, at: at.toISOString() });

/**
 * Lets one run work at a time, on whichever server: waits for one that is under way.
 * @returns what other runs did meanwhile, the first first
 * @throws HttpError 503 if it goes on for too long
 */
export async function awaitTurn(
  connection: Queryable,
): Promise<Pick<DailyRun, 'who' | 'counts'>[]> {
  const { rows: before } = await connection.query<{ last: number }>(
    'SELECT coalesce(max(id), 0)::bigint AS last FROM daily_updates',
  );
  await connection.query(`SET LOCAL lock_timeout = ${waitsFor}`);
  try {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.dailyUpdate]);
  } catch (error) {
    if (!isLockRefused(error)) throw error;
    throw new HttpError(503, { code: 'dailyUpdateUnderWay' }, { retryAfter: 30 });
  }
  await connection.query('SET LOCAL lock_timeout TO DEFAULT');
  const { rows } = await connection.query<Pick<DailyRun, 'who' | 'counts'>>(
    'SELECT who, counts FROM daily_updates WHERE id > $1 ORDER BY id',
    [before[0]?.last ?? 0],
  );
  return rows;
}

/** Runs of the daily update, newest first. @param before the id that they are older than */
export async function dailyRuns(
  database: Queryable,
  before: number | null,
): Promise<{ results: DailyRun[]; next: number | null }> {
  const { rows } = await database.query<StoredRun>(
    `SELECT id, day, at, who, counts FROM daily_updates
     WHERE $1::bigint IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
    [before, pageSize + 1],
  );
  const page = rows.slice(0, pageSize);
  return {
    results: page.map(asRun),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

/** One run with its report. @throws HttpError 404 for an unknown run */
export async function dailyRun(
  database: Queryable,
  id: string,
): Promise<DailyRun & { report: DailyReport | null }> {
  const { rows } = await database.query<StoredRun & { report: KeptReport | null }>(
    'SELECT id, day, at, who, counts, report FROM daily_updates WHERE id = $1',
    [/^\d{1,15}$/.test(id) ? Number(id) : 0],
  );
  const [run] = rows;
  if (!run) throw new HttpError(404, { code: 'noDailyRun', params: { id } });
  // Runs of releases before have not kept what they held back, or did not remind of.
  return { ...asRun(run), report: run.report && { held: [], spared: [], ...run.report } };
}
