import { createHash } from 'node:crypto';
import pg from 'pg';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { DatabaseUnavailableError } from '../db/DatabaseUnavailableError.ts';
import { nothing, resultIn, type FileResult } from './fileResult.ts';
import { HttpError } from '../HttpError.ts';
import { WorkerTaskError } from '../workers/workerErrors.ts';
import type { PackedAccount, PackedStatement } from './packStatement.ts';
import type { Note, Reason } from './reasons/texts.ts';
import { applyRules, lastTransaction } from './rules.ts';
import type { StatementPool } from './statementPool.ts';
import type { ReadAnswer } from './statementTasks.ts';
import type { ColumnMapping } from './statements/statement.ts';
import { tidy } from './statements/text.ts';
import { storeLines, type ChangedPayment } from './storeLines.ts';

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
  if ('refused' in answer) return recordRefusal(database, incoming, answer.refused, answer.sha256);
  try {
    return await storing(() =>
      database.transaction(async (connection) => {
        // Concurrent imports would count identical lines of a day twice.
        await connection.query("SET LOCAL lock_timeout = '20s'");
        await connection.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.statements]);
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
    const id = await accountId(connection, origin, account, headers);
    const stored = await storeLines(
      connection,
      { accountId: id, fileId, who: origin.who },
      account,
    );
    outcome.added += stored.added;
    outcome.updated += stored.updated;
    changed.push(...stored.changedPayments);
  }
  outcome.notes = changed.map((params): Note => ({ code: 'transferChanged', params }));
  await applyRules(connection, { above: before });
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

/** The id of the statement's account, created if new. */
async function accountId(
  connection: Queryable,
  origin: Origin,
  { account, bank, kind, currency }: PackedAccount,
  headers: string[] | undefined,
): Promise<number> {
  const named = account || origin.account;
  // A file that names no account belongs to the account whose files have the same columns.
  const identity = named ? `${bank}/${named}` : `columns/${JSON.stringify(headers ?? [])}`;
  const label = named ? lastDigits(named) : 'CSV';
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO bank_accounts (identity, label, kind, currency) VALUES ($1, $2, $3, $4)
     ON CONFLICT (identity) DO UPDATE SET currency = coalesce(bank_accounts.currency, $4)
     RETURNING id`,
    [createHash('sha256').update(identity).digest('hex'), label, kind, currency],
  );
  return rows[0]?.id ?? 0;
}

/** The last digits are enough to tell accounts apart. */
const lastDigits = (account: string): string =>
  /^[\d\s-]{5,}$/.test(account) ? `…${account.replace(/\D/g, '').slice(-4)}` : account.slice(0, 60);
