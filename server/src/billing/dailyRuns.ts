import type { DailyCounts, DailyReport, DailyRun } from 'shared-api/contract/billing/dailyReport';
import type { Queryable } from '../db/Database.ts';
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

/** Runs on a page of their list. */
const pageSize = 25;

const asRun = ({ at, ...run }: StoredRun): DailyRun => ({ ...run, at: at.toISOString() });

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
