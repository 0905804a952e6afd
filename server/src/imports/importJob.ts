import { companyDay } from 'shared-api/contract/company/companyTime';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Queryable } from '../db/Database.ts';
import { BusyWithImportError } from '../db/unlessImporting.ts';
import { sources } from '../entities/sources.ts';
import { HttpError } from '../HttpError.ts';
import { every } from '../jobs/every.ts';
import type { JobKind } from '../jobs/Jobs.ts';
import { actAs } from '../ledger/ledger.ts';
import type { Refusal } from '../refusals/texts.ts';
import { applyPlan, recordsOf } from './applyPlan.ts';
import { headingIn, type ImportContext } from './checkImport.ts';
import { fileOf, findImport, keepCheck, type StoredImport } from './imports.ts';
import { makePlan } from './planning/makePlan.ts';

/** The kind of jobs that carry imports out. */
export const importJobName = 'import';

interface ImportJob {
  id: number;
}

interface JobContext extends ImportContext {
  log: Parameters<typeof every>[3];
}

/** Seconds between two reports of how far an import is. */
const reportEvery = 0.5;

/** Carries out the imports that Admins have started. */
export const createImportJob = (context: JobContext): JobKind<ImportJob> => ({
  name: importJobName,
  // A server may have been killed in the middle; nothing is stored then, and another begins anew.
  retries: 5,
  async run({ id }, { isLast }) {
    try {
      await runImport(context, id);
    } catch (error) {
      const isRefusal = error instanceof HttpError && error.status < 500;
      if (!isRefusal && !isLast) throw error;
      if (!isRefusal) context.log.error({ err: error }, 'an import failed');
      await giveUp(context.database, id, { code: 'importFailed' });
    }
  },
});

/** Says why nothing was imported, so that the file can be checked and started again. */
const giveUp = async (connection: Queryable, id: number, why: Refusal): Promise<void> => {
  await connection.query(
    `UPDATE imports SET state = 'open', fault = $2, report = NULL, refused = '[]'
     WHERE id = $1 AND state = 'queued'`,
    [id, why],
  );
};

/**
 * Imports a file: all of what its check has said, in one transaction, or nothing. Does nothing for an
 * import that is no longer queued.
 */
export async function runImport(context: JobContext, id: number): Promise<void> {
  const { database, workers } = context;
  const found = await findImport(database, id);
  if (found.state !== 'queued') return;
  const bytes = await fileOf(database, id);
  const { entity, choice } = found;
  const rows = await workers.imports.run('readRows', { entity, bytes, choice });
  const progress = reportProgress(context, id);
  try {
    await database.transaction((connection) =>
      store(context, { connection, id, rows, onProgress: progress.set }),
    );
  } finally {
    await progress.stop();
  }
}

interface Storing {
  connection: Queryable;
  id: number;
  rows: Parameters<typeof makePlan>[2];
  onProgress: (done: number, all: number) => void;
}

async function store(
  { company }: JobContext,
  { connection, id, rows, onProgress }: Storing,
): Promise<void> {
  const found = await lockForImport(connection, id, 'wait');
  if (found.state !== 'queued') return;
  const { entity, choice, report, who } = found;
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const { duplicates } = choice;
  const headingOf = headingIn(choice);
  const plan = await makePlan(connection, entity, rows, {
    ...{ duplicates, today, headingOf },
    isLocked: true,
  });
  if (plan.id !== report?.plan) return giveUp(connection, id, { code: 'importChanged' });
  const all = recordsOf(plan);
  onProgress(0, all);
  await actAs(connection, who, today);
  await applyPlan(entity, plan, {
    connection,
    company,
    importId: id,
    who,
    today,
    onProgress: (done) => onProgress(done, all),
  });
  await keepCheck(connection, found, choice, plan);
  await connection.query("UPDATE imports SET state = 'done', finished_at = now() WHERE id = $1", [
    id,
  ]);
}

/**
 * Locks an import, and the records of its entity against changes by others until the transaction
 * ends: what is planned from them stays true. Reading and referring to them goes on.
 * @param others whether those that others carry out or undo are waited for, or throw a BusyWithImportError
 */
export async function lockForImport(
  connection: Queryable,
  id: number,
  others: 'wait' | 'refuse',
): Promise<StoredImport> {
  if (others === 'wait') {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.imports]);
  } else {
    const { rows } = await connection.query<{ isFree: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isFree"',
      [advisoryLocks.imports],
    );
    if (!rows[0]?.isFree) throw new BusyWithImportError('Another import is under way.');
  }
  const found = await findImport(connection, id, 'lock');
  await lockTable(connection, sources[found.entity].table);
  return found;
}

export const lockTable = async (connection: Queryable, table: string): Promise<void> => {
  await connection.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
};

/**
 * Writes how far an import is every now and then, on a connection of its own: what its transaction
 * writes is invisible until it ends. Begins before the transaction, outside of which it has to run.
 */
function reportProgress({ database, log }: JobContext, id: number) {
  let done = 0;
  let all = 0;
  let written = -1;
  const write = async (): Promise<void> => {
    if (done === written || all === 0) return;
    written = done;
    await database.query(
      `INSERT INTO import_progress (import_id, done, records) VALUES ($1, $2, $3)
       ON CONFLICT (import_id) DO UPDATE SET done = excluded.done, records = excluded.records`,
      [id, done, all],
    );
  };
  const stop = every(reportEvery, 'reporting an import', write, log);
  return {
    set: (newDone: number, newAll: number): void => {
      done = newDone;
      all = newAll;
    },
    stop: async (): Promise<void> => {
      await stop();
      await database
        .query('DELETE FROM import_progress WHERE import_id = $1', [id])
        .catch((error: unknown) => log.error({ err: error }, 'reporting an import'));
    },
  };
}
