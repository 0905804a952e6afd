import pg from 'pg';
import { defaultLanguage } from 'shared-api/contract/values/language';
import type { Database, Queryable } from '../db/Database.ts';
import { DatabaseUnavailableError } from '../db/DatabaseUnavailableError.ts';
import { nothing, resultIn, type FileResult } from './fileResult.ts';
import { HttpError } from '../HttpError.ts';
import { WorkerTaskError } from '../workers/workerErrors.ts';
import { accountOf } from './accounts/accountOf.ts';
import { applyRates } from './accounts/rates.ts';
import { accountsOf } from './imports/importList.ts';
import { lockImports } from './imports/lockImports.ts';
import type { PackedStatement } from './packStatement.ts';
import type { Note, Reason } from './reasons/texts.ts';
import { applyRules, lastTransaction } from './rules.ts';
import type { StatementPool } from './statementPool.ts';
import type { ReadAnswer } from './statementTasks.ts';
import type { ColumnMapping } from './statements/statement.ts';
import { tidy } from './statements/text.ts';
import { storeLines, type ChangedPayment } from './storeLines.ts';
import { findTransfers, partChanged } from './transfers/findTransfers.ts';

/** Where a statement file came from. */
export interface Origin {
  /** Without characters that the database cannot store (`cleanName`). */
  name: string;
  source: 'inbox' | 'upload' | 'demo';
  who: string;
  /** The account for files that do not name one, such as the name of their folder. */
  account?: string | undefined;
}

/** A statement file and its origin. */
export interface Incoming extends Origin {
  bytes: Uint8Array;
  /** Column mapping, if a person has chosen one. */
  mapping?: ColumnMapping | undefined;
}

/** Dependencies for reading and storing statement files. */
export interface ImportContext {
  database: Database;
  workers: { statements: StatementPool };
  /** Serializes the storing of files, so that waiting ones hold no connection from the pool. */
  storing: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Called with errors that are not the file's fault. The file is not named, because its name may
   * be personal.
   */
  onFault: (error: unknown) => void;
}

/** The name of a file or account as stored and shown: a single line of limited length. */
export const cleanName = (name: string): string =>
  tidy(name.toWellFormed()).slice(0, 200).toWellFormed();

/**
 * Imports one statement file, all or nothing. Lines that are already stored are not added again.
 * @throws DatabaseUnavailableError, WorkerBusyError if the file could not be processed and may be
 * submitted again
 */
export async function importStatement(
  context: ImportContext,
  incoming: Incoming,
): Promise<FileResult> {
  const { database, storing } = context;
  const answer = await readOnThread(context, incoming);
  if ('refused' in answer) {
    const { refused, preview = null, sha256 } = answer;
    return { ...(await recordRefusal(database, incoming, refused, sha256)), preview };
  }
  try {
    return await storing(() =>
      database.transaction(async (connection) => {
        await lockImports(connection);
        return store(connection, incoming, answer.statement, answer.sha256);
      }),
    );
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    context.onFault(error);
    return recordRefusal(database, incoming, reasonOf(error), answer.sha256);
  }
}

/** Why a readable file could not be stored. */
function reasonOf(error: unknown): Reason {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === '57014'
    ? { code: 'storingTookTooLong' }
    : { code: 'notStored', params: { code: code ?? null } };
}

/** Parses a file on a worker thread, with limits on time and memory. */
async function readOnThread(
  { database, workers, onFault }: ImportContext,
  { name, bytes, mapping }: Incoming,
): Promise<ReadAnswer> {
  const remembered = await rememberedMappings(database);
  try {
    return await workers.statements.run('read', { name, bytes, mapping, remembered });
  } catch (error) {
    if (error instanceof WorkerTaskError) {
      onFault(error);
      return { refused: { code: 'readingFailed', params: { name } } };
    }
    const refusal = error instanceof HttpError && 'code' in error.why ? error.why : undefined;
    // The file exceeded the limit on time or memory.
    if (refusal?.code === 'tookTooLong' || refusal?.code === 'tookTooMuch') {
      return { refused: { code: 'readingGivenUp', params: { refusal } } };
    }
    throw error;
  }
}

async function rememberedMappings(connection: Queryable): Promise<Map<string, ColumnMapping>> {
  const { rows } = await connection.query<{ headers: string[]; mapping: ColumnMapping }>(
    'SELECT headers, mapping FROM csv_mappings',
  );
  return new Map(rows.map(({ headers, mapping }) => [JSON.stringify(headers), mapping]));
}

/** Records why a file was not read. */
export async function recordRefusal(
  connection: Queryable,
  origin: Origin,
  reason: Reason,
  sha256?: Uint8Array,
): Promise<FileResult> {
  const refused: FileResult = { ...nothing(), name: origin.name, outcome: 'refused', reason };
  await writeFile(connection, origin, refused, sha256);
  return refused;
}

/** From so many added lines on, the table's statistics are out of date. */
const manyLines = 1_000;

/** Stores a parsed file and its outcome, within a transaction. */
export async function store(
  connection: Queryable,
  origin: Origin,
  { accounts, headers, columns }: PackedStatement,
  sha256?: Uint8Array,
): Promise<FileResult> {
  const lines = accounts.reduce((sum, { count }) => sum + count, 0);
  const outcome: FileResult = { ...nothing(), name: origin.name, outcome: 'read', lines };
  const fileId = await writeFile(connection, origin, outcome, sha256);
  const changed: ChangedPayment[] = [];
  const before = await lastTransaction(connection);
  for (const account of accounts) {
    const found = await accountOf(connection, origin.account, account, headers);
    const { id: accountId, currency } = found;
    const stored = await storeLines(
      connection,
      { accountId, fileId, who: origin.who, currency },
      account,
    );
    await applyRates(connection, accountId);
    await keepReport(connection, fileId, { ...found, ...stored, lines: account.count });
    outcome.added += stored.added;
    outcome.updated += stored.updated;
    changed.push(...stored.changedPayments);
  }
  outcome.accounts = (await accountsOf(connection, [fileId])).get(fileId) ?? [];
  outcome.notes = changed.map((params): Note => ({ code: 'transferChanged', params }));
  await applyRules(connection, { above: before });
  if (outcome.updated > 0) await partChanged(connection);
  const days = outcome.accounts.flatMap(({ firstDay }) => (firstDay === null ? [] : [firstDay]));
  const [first] = days.sort();
  // Without statistics of the new lines, PostgreSQL compares each with each.
  if (outcome.added >= manyLines) await connection.query('ANALYZE bank_transactions');
  if (first !== undefined) await findTransfers(connection, first);
  await connection.query(
    'UPDATE statement_files SET added = $2, updated = $3, note = $4, notes = $5 WHERE id = $1',
    [
      fileId,
      outcome.added,
      outcome.updated,
      resultIn(defaultLanguage, outcome).note,
      JSON.stringify(outcome.notes),
    ],
  );
  if (headers && columns) {
    await connection.query(
      `INSERT INTO csv_mappings (headers, mapping) VALUES ($1, $2)
       ON CONFLICT (headers) DO UPDATE SET mapping = EXCLUDED.mapping, at = now()`,
      [JSON.stringify(headers), columns],
    );
  }
  return outcome;
}

/** @returns the id of the import record */
async function writeFile(
  connection: Queryable,
  { source, who }: Origin,
  result: FileResult,
  sha256: Uint8Array | undefined,
): Promise<number> {
  const { name, outcome, lines } = result;
  // For servers of the release before, which read the reason in words.
  const { reason } = resultIn(defaultLanguage, result);
  const why = result.reason && JSON.stringify(result.reason);
  const hash = sha256 ? Buffer.from(sha256) : null;
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO statement_files (name, sha256, source, who, outcome, reason, lines, why, notes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '[]') RETURNING id`,
    [name, hash, source, who, outcome, reason, lines, why],
  );
  return rows[0]?.id ?? 0;
}

interface ReportedAccount {
  id: number;
  wasNew: boolean;
  lines: number;
  added: number;
  firstDay: string | null;
  lastDay: string | null;
}

/** Keeps what a file has of an account, which it may have in several parts. */
async function keepReport(
  connection: Queryable,
  fileId: number,
  { id, wasNew, lines, added, firstDay, lastDay }: ReportedAccount,
): Promise<void> {
  await connection.query(
    `INSERT INTO statement_file_accounts AS f (file_id, account_id, is_new, lines, added, first_day,
       last_day)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (file_id, account_id) DO UPDATE SET lines = f.lines + EXCLUDED.lines,
       added = f.added + EXCLUDED.added, first_day = least(f.first_day, EXCLUDED.first_day),
       last_day = greatest(f.last_day, EXCLUDED.last_day)`,
    [fileId, id, wasNew, lines, added, firstDay, lastDay],
  );
}
