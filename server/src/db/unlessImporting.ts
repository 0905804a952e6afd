import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { HttpError } from '../HttpError.ts';
import type { Queryable, Transactional } from './Database.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

/** How often it is tried, and the pause between two tries, in milliseconds: two seconds in all. */
const tries = 20;
const pause = 100;

/** SQLSTATE of a lock that somebody else has. */
const lockNotAvailable = '55P03';

/** Whatever is needed is taken by an import or its undo; to be tried again without a connection meanwhile. */
export class BusyWithImportError extends Error {
  override name = 'BusyWithImportError';
}

/**
 * Runs a transaction that changes records of tables, which an import or its undo locks for seconds. A small import
 * is waited for, without holding a connection: a dozen callers who waited in the database would leave none to
 * anybody else.
 * @throws HttpError 503 while a large one goes on
 */
export async function unlessImporting<T>(
  database: Transactional,
  tables: readonly [ImportableName, ...ImportableName[]],
  work: (connection: Queryable) => Promise<T>,
): Promise<T> {
  return whenNobodyImports(database, tables[0], async (connection) => {
    await claimTables(connection, tables);
    return work(connection);
  });
}

/**
 * Runs a transaction anew, for two seconds, while it throws a BusyWithImportError.
 * @throws HttpError 503 if it does so to the end
 */
export async function whenNobodyImports<T>(
  database: Transactional,
  entity: ImportableName,
  work: (connection: Queryable) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (!(error instanceof BusyWithImportError)) throw error;
      if (attempt === tries) {
        throw new HttpError(503, { code: 'importUnderWay', params: { entity } }, { retryAfter: 5 });
      }
      await delay(pause);
    }
  }
}

/**
 * Takes the lock that any change of the tables' rows takes, or fails at once.
 * @throws BusyWithImportError
 */
export async function claimTables(
  connection: Queryable,
  tables: readonly ImportableName[],
): Promise<void> {
  try {
    await connection.query(`LOCK TABLE ${tables.join(', ')} IN ROW EXCLUSIVE MODE NOWAIT`);
  } catch (error) {
    const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
    const isBusy = cause instanceof pg.DatabaseError && cause.code === lockNotAvailable;
    throw isBusy ? new BusyWithImportError('An import is under way.', { cause: error }) : error;
  }
}
