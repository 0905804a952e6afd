import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/Database.ts';
import type { PackedAccount } from '../packStatement.ts';

/** The account of a statement. */
export interface FoundAccount {
  id: number;
  /** For lines that name none; null while nobody has said it. */
  currency: string | null;
  /** Whether this statement is the first of it. */
  wasNew: boolean;
}

/**
 * The account of a statement, created if new; within a transaction that holds the lock of imports.
 * @param given the account for files that do not name one
 * @param headers of a CSV file: one that names no account belongs to the account whose files have the
 * same columns
 */
export async function accountOf(
  connection: Queryable,
  given: string | undefined,
  { account, bank, kind, currency, saysCurrency }: PackedAccount,
  headers: string[] | undefined,
): Promise<FoundAccount> {
  const named = account || given;
  const text = named ? `${bank}/${named}` : `columns/${JSON.stringify(headers ?? [])}`;
  const identity = createHash('sha256').update(text).digest('hex');
  const { rows } = await connection.query<{ id: number; currency: string | null }>(
    `UPDATE bank_accounts SET currency = coalesce(currency, $2), says_currency = says_currency OR $3
     WHERE identity = $1 RETURNING id, currency`,
    [identity, currency, saysCurrency],
  );
  const [known] = rows;
  if (known) {
    if (known.currency !== null) await fillCurrency(connection, known.id, known.currency);
    return { ...known, wasNew: false };
  }
  const label = named ? lastDigits(named) : 'CSV';
  const name = /^[\d\s-]*$/.test(bank) ? '' : bank.slice(0, 60);
  const { rows: created } = await connection.query<{ id: number }>(
    `INSERT INTO bank_accounts (identity, label, name, kind, currency, says_currency)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [identity, label, name, kind, currency, saysCurrency],
  );
  return { id: created[0]?.id ?? 0, currency, wasNew: true };
}

/** Lines whose currency nobody had said are of this one. */
export async function fillCurrency(
  connection: Queryable,
  accountId: number,
  currency: string,
): Promise<void> {
  await connection.query(
    `UPDATE bank_transactions SET currency = $2, rate = CASE WHEN $2 = 'CAD' THEN 1 END
     WHERE account_id = $1 AND currency IS NULL`,
    [accountId, currency],
  );
}

/** The last digits are enough to tell accounts apart. */
const lastDigits = (account: string): string =>
  /^[\d\s-]{5,}$/.test(account) ? `…${account.replace(/\D/g, '').slice(-4)}` : account.slice(0, 60);
