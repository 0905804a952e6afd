import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { HttpError } from '../HttpError.ts';
import { advisoryLocks } from './advisoryLocks.ts';
import type { Queryable, Transactional } from './Database.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

/** How often it is tried, and the pause between two tries, in milliseconds: two seconds in all. */
const tries = 20;
const pause = 100;

/** SQLSTATE of a lock that somebody else has. */
const lockNotAvailable = '55P03';

interface Options extends ErrorOptions {
  entity?: ImportableName;
}

/** Whatever is needed is taken by an import or its undo; to be tried again without a connection meanwhile. */
export class BusyWithImportError extends Error {
  override name = 'BusyWithImportError';
  /** What is imported, where that is not what the caller changes. */
  readonly entity: ImportableName | undefined;

  constructor(message: string, { entity, ...options }: Options = {}) {
    super(message, options);
    this.entity = entity;
  }
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
        const params = { entity: error.entity ?? entity };
        throw new HttpError(503, { code: 'importUnderWay', params }, { retryAfter: 5 });
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
    throw isLockRefused(error)
      ? new BusyWithImportError('An import is under way.', { cause: error })
      : error;
  }
}

/** Whether a statement failed since somebody else has a lock, at once or after its `lock_timeout`. */
export function isLockRefused(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === lockNotAvailable;
}

/**
 * Holds the clients that new references lead to, as their foreign keys would, or fails at once where an import of
 * clients or its undo has them; anybody else is waited for by the foreign key itself.
 * @throws BusyWithImportError
 */
export async function claimClients(connection: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const held = await connection.query(
    'SELECT FROM clients WHERE id = ANY ($1) ORDER BY id FOR KEY SHARE SKIP LOCKED',
    [ids],
  );
  if (held.rowCount === new Set(ids).size) return;
  const { rows } = await connection.query<{ isFree: boolean }>(
    'SELECT pg_try_advisory_xact_lock_shared($1) AS "isFree"',
    [advisoryLocks.imports],
  );
  if (rows[0]?.isFree !== true) {
    throw new BusyWithImportError('The client is being imported.', { entity: 'clients' });
  }
}
