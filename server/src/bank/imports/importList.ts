import type { AccountInFile } from 'shared-api/contract/billing/bankAccounts';
import type { ForeignInFile, StatementFile } from 'shared-api/contract/billing/bankImports';
import type { Language } from 'shared-api/contract/values/language';
import type { Queryable } from '../../db/Database.ts';
import { fromCents } from 'shared-api/contract/values/money';
import { invalidInput } from '../../HttpError.ts';
import { fileIn, type FileRow } from '../fileResult.ts';

const pageSize = 50;

/**
 * Statement files and what became of them, the newest first, page by page.
 * @throws HttpError 400 for a cursor that was not given
 */
export async function listImports(
  database: Queryable,
  language: Language,
  before: unknown,
): Promise<{ results: StatementFile[]; next: string | null }> {
  if (before !== undefined && (typeof before !== 'string' || !/^\d{1,9}$/.test(before))) {
    throw invalidInput({ before: { code: 'notGivenCursor' } });
  }
  const { rows } = await database.query<Omit<FileRow, 'accounts' | 'foreign'>>(
    `SELECT id, name, outcome, reason, note, why, notes, lines, added, updated, who, source, at,
       undone_at AS "undoneAt", undone_by AS "undoneBy"
     FROM statement_files WHERE $1::integer IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
    [before === undefined ? null : Number(before), pageSize + 1],
  );
  const files = rows.slice(0, pageSize);
  const ids = files.map(({ id }) => id);
  const accounts = await accountsOf(database, ids);
  const foreign = await foreignOf(database, ids);
  const last = files.at(-1);
  return {
    results: files.map((row) =>
      fileIn(language, {
        ...row,
        accounts: accounts.get(row.id) ?? [],
        foreign: foreign.get(row.id) ?? [],
      }),
    ),
    next: rows.length > pageSize && last ? String(last.id) : null,
  };
}

/** The accounts that files have lines of, by file. */
export async function accountsOf(
  connection: Queryable,
  fileIds: readonly number[],
): Promise<Map<number, AccountInFile[]>> {
  const { rows } = await connection.query<AccountInFile & { fileId: number }>(
    `SELECT f.file_id AS "fileId", a.id, a.name, a.label, a.currency, f.is_new AS "wasNew",
       a.settled_at IS NULL AS "isNew", f.lines, f.added,
       to_char(f.first_day, 'YYYY-MM-DD') AS "firstDay", to_char(f.last_day, 'YYYY-MM-DD') AS "lastDay"
     FROM statement_file_accounts f JOIN bank_accounts a ON a.id = f.account_id
     WHERE f.file_id = ANY($1) ORDER BY a.id`,
    [fileIds],
  );
  const byFile = new Map<number, AccountInFile[]>();
  for (const { fileId, ...account } of rows) {
    byFile.set(fileId, [...(byFile.get(fileId) ?? []), account]);
  }
  return byFile;
}

/** What files have in other currencies, by file. */
async function foreignOf(
  connection: Queryable,
  fileIds: readonly number[],
): Promise<Map<number, ForeignInFile[]>> {
  const { rows } = await connection.query<
    Omit<ForeignInFile, 'amount'> & { fileId: number; cents: number }
  >(
    `SELECT t.file_id AS "fileId", t.account_id AS "accountId", coalesce(t.currency, '') AS currency,
       count(*) AS lines, sum(t.cents)::bigint AS cents,
       count(*) FILTER (WHERE t.rate IS NULL) AS waiting,
       CASE WHEN min(t.rate) = max(t.rate) THEN min(t.rate)::float8 END AS rate,
       CASE WHEN min(t.rate_id) = max(t.rate_id) THEN min(r.source) END AS source
     FROM bank_transactions t LEFT JOIN bank_rates r ON r.id = t.rate_id
     WHERE t.file_id = ANY($1) AND t.currency <> 'CAD'
     GROUP BY t.file_id, t.account_id, t.currency ORDER BY t.account_id, t.currency`,
    [fileIds],
  );
  const byFile = new Map<number, ForeignInFile[]>();
  for (const { fileId, cents, ...foreign } of rows) {
    byFile.set(fileId, [...(byFile.get(fileId) ?? []), { ...foreign, amount: fromCents(cents) }]);
  }
  return byFile;
}
