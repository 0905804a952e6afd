import { createHash } from 'node:crypto';
import type { StatementOutcome } from 'shared-api/contract/bank';
import type { Database, Queryable } from '../db/Database.ts';
import { applyRules } from './rules.ts';
import { readStatementFile } from './statements/readStatementFile.ts';
import type { ColumnMapping, StatementAccount, StatementFile } from './statements/statement.ts';
import { StatementError } from './statements/StatementError.ts';

/** A statement file, and where it came from. */
export interface Incoming {
  name: string;
  bytes: Uint8Array;
  source: 'inbox' | 'upload' | 'demo';
  who: string;
  /** The account of a file that names none, by the folder it lay in, say. */
  account?: string | undefined;
  /** How its columns are to be read, where a person has said so. */
  mapping?: ColumnMapping | undefined;
}

/** Any number will do, as long as every instance uses the same. */
const lockKey = 7_214_004;

/**
 * Reads one statement file: all of it or, when anything in it cannot be read, nothing. What was
 * there before is not added again.
 */
export async function importStatement(
  database: Database,
  incoming: Incoming,
): Promise<StatementOutcome> {
  return database.transaction(async (connection) => {
    // Two files at a time would count equal lines of a day twice.
    await connection.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    try {
      const { bytes, mapping } = incoming;
      const remembered = await rememberedMappings(connection);
      const file = readStatementFile(
        incoming.name,
        bytes,
        (headers) => mapping ?? remembered.get(JSON.stringify(headers)),
      );
      return await store(connection, incoming, file);
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      const { name } = incoming;
      const refused = {
        name,
        outcome: 'refused',
        reason: error.message,
        lines: 0,
        added: 0,
      } as const;
      await writeFile(connection, incoming, refused);
      return refused;
    }
  });
}

async function rememberedMappings(connection: Queryable): Promise<Map<string, ColumnMapping>> {
  const { rows } = await connection.query<{ headers: string[]; mapping: ColumnMapping }>(
    'SELECT headers, mapping FROM csv_mappings',
  );
  return new Map(rows.map(({ headers, mapping }) => [JSON.stringify(headers), mapping]));
}

/** Stores what a file says, and what became of it. */
export async function store(
  connection: Queryable,
  incoming: Incoming,
  file: Pick<StatementFile, 'accounts' | 'headers' | 'columns'>,
): Promise<StatementOutcome> {
  const lines = file.accounts.reduce((sum, account) => sum + account.lines.length, 0);
  const outcome = { name: incoming.name, outcome: 'read', reason: '', lines } as const;
  const fileId = await writeFile(connection, incoming, { ...outcome, added: 0 });
  let added = 0;
  for (const account of file.accounts) {
    const id = await accountId(connection, incoming, account, file.headers);
    added += await addLines(connection, id, fileId, account);
  }
  await applyRules(connection, fileId);
  await connection.query('UPDATE statement_files SET added = $2 WHERE id = $1', [fileId, added]);
  if (file.headers && file.columns) {
    await connection.query(
      `INSERT INTO csv_mappings (headers, mapping) VALUES ($1, $2)
       ON CONFLICT (headers) DO UPDATE SET mapping = EXCLUDED.mapping, at = now()`,
      [JSON.stringify(file.headers), file.columns],
    );
  }
  return { ...outcome, added };
}

/** @returns the id under which it is kept what became of the file */
async function writeFile(
  connection: Queryable,
  { bytes, source, who }: Incoming,
  { name, outcome, reason, lines }: StatementOutcome,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO statement_files (name, sha256, source, who, outcome, reason, lines)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [name, createHash('sha256').update(bytes).digest(), source, who, outcome, reason, lines],
  );
  return rows[0]?.id ?? 0;
}

/** The account that a statement is of; made when it is new. */
async function accountId(
  connection: Queryable,
  incoming: Incoming,
  { account, bank, kind, currency }: StatementAccount,
  headers: string[] | undefined,
): Promise<number> {
  const named = account || incoming.account;
  // A file that names no account is of the account whose files have these columns.
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

/** Nobody needs the whole number to tell accounts apart. */
const lastDigits = (account: string): string =>
  /^[\d\s-]{5,}$/.test(account) ? `…${account.replace(/\D/g, '').slice(-4)}` : account.slice(0, 60);

/** @returns how many lines were new */
async function addLines(
  connection: Queryable,
  accountIdentity: number,
  fileId: number,
  { lines }: StatementAccount,
): Promise<number> {
  const { rowCount } = await connection.query(
    `INSERT INTO bank_transactions (account_id, file_id, day, cents, description, counterparty,
       bank_kind, reference, check_number, occurrence)
     SELECT $1, $2, l."day", l."cents", l."description", l."counterparty", l."kind", l."reference",
       l."check", row_number() OVER (
         PARTITION BY l."day", l."cents", l."description", l."reference", l."check"
         ORDER BY l."position")
     FROM jsonb_to_recordset($3) AS l ("day" date, "cents" bigint,
       "description" text, "counterparty" text, "kind" text, "reference" text, "check" text,
       "position" bigint)
     ORDER BY l."position"
     ON CONFLICT DO NOTHING`,
    [
      accountIdentity,
      fileId,
      JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
    ],
  );
  return rowCount ?? 0;
}
